import { type RefObject, useEffect, useState } from "react";
import { useStable } from "../../../ui/interaction/use-stable.ts";

const isOfFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;
const layerOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role="dialog"]') : null;

/**
 * Takes files that are dropped or pasted while a list of files is open, on the page or in the dialog in which it stands. True while one
 * is held over it.
 */
export function useTakenFiles(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const { take } = useStable({ take: onFiles });
  useEffect(() => {
    if (!isOn) return;
    const isHere = ({ target }: Event) => layerOf(target) === layerOf(list.current);
    const hold = (event: DragEvent) => {
      if (!isOfFiles(event.dataTransfer) || !isHere(event)) return;
      // Without this the browser opens the file in place of the page.
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!isOfFiles(event.dataTransfer) || !isHere(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take(files);
    };
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length === 0 || !isHere(event)) return;
      // Some programs copy a text with its picture: in a field the text is meant.
      const isField = target instanceof Element && target.closest("input, textarea") !== null;
      if (isField && clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      take(files);
    };
    window.addEventListener("dragenter", hold);
    window.addEventListener("dragover", hold);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    window.addEventListener("paste", paste);
    return () => {
      window.removeEventListener("dragenter", hold);
      window.removeEventListener("dragover", hold);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
      window.removeEventListener("paste", paste);
      setOver(false);
    };
  }, [isOn, list, take]);
  return isOver;
}
