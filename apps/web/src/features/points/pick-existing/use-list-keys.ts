import { type KeyboardEvent, useRef } from "react";

/** Arrow keys move from the search through the list and back. Enter picks the focused place, in the search the first. */
export function useListKeys<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const boxes = [...(area.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const at = boxes.findIndex((box) => box.matches(":focus"));
    if (at < 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      boxes[at + step]?.focus();
    } else if (event.key === "Enter") {
      event.preventDefault();
      const box = boxes[at];
      (box?.type === "checkbox" ? box : boxes[1])?.click();
    }
  };
  return { ref: area, onKeyDown };
}
