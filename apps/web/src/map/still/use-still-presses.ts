import type { Position } from "@castor/core/geo/position.ts";
import { useEffect, useEffectEvent } from "react";
import type { PicturePosition } from "./still-view.ts";

/** Two presses within this time, in milliseconds, are a double press. */
const doublePressMs = 350;

export interface StillPresses {
  isEditable: boolean;
  positionAt: (position: PicturePosition) => Position;
  onMark: (id: string, kind: "marker" | "found") => void;
  /** The point under the pointer, null for none. */
  onHover: (id: string | null) => void;
  onDoublePress: (position: Position) => void;
  /** A press on no marker; `pixel` is in those of the window. While editable, it was no double one. */
  onPress: (position: Position, pixel: PicturePosition) => void;
  /** While given, every press calls only this. */
  onPosition: ((position: Position) => void) | null;
  onAsk: (asked: PicturePosition & { position: Position }) => void;
}

const markOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-mark]") : null;

/** Handles presses on a still map and on its markers. */
export function useStillPresses(box: HTMLElement | null, presses: StillPresses): void {
  const find = (event: MouseEvent): Position => {
    const { left, top } = box?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return presses.positionAt({ x: event.clientX - left, y: event.clientY - top });
  };
  const press = useEffectEvent((event: MouseEvent, wait: (run: () => void) => void) => {
    if (presses.onPosition) {
      // The second press of a double one would add the same position again.
      if (event.detail < 2) presses.onPosition(find(event));
      return;
    }
    const { mark, kind } = markOf(event)?.dataset ?? {};
    if (mark !== undefined) return presses.onMark(mark, kind === "found" ? "found" : "marker");
    const { clientX: x, clientY: y } = event;
    const position = find(event);
    const run = () => presses.onPress(position, { x, y });
    if (!presses.isEditable) run();
    else if (event.detail < 2) wait(run);
  });
  const double = useEffectEvent((event: MouseEvent) => {
    if (!presses.onPosition && !markOf(event)) presses.onDoublePress(find(event));
  });
  const ask = useEffectEvent((event: MouseEvent) => {
    event.preventDefault();
    presses.onAsk({ position: find(event), x: event.clientX, y: event.clientY });
  });
  const hover = useEffectEvent((event: Event) => {
    const { mark, kind } = markOf(event)?.dataset ?? {};
    presses.onHover(kind === "marker" && mark !== undefined ? mark : null);
  });
  const leave = useEffectEvent(() => presses.onHover(null));

  useEffect(() => {
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (run: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(run, doublePressMs);
    };
    let hadMenu = false;
    // Runs before the menu hears of the press.
    const onDown = () => {
      hadMenu = document.querySelector("[role=menu]") !== null;
    };
    // A press that only closes a menu is none on the map.
    const onClick = (event: MouseEvent) => hadMenu || press(event, wait);
    const onDouble = (event: MouseEvent) => {
      clearTimeout(timer);
      double(event);
    };
    const onMenu = (event: MouseEvent) => ask(event);
    const onOver = (event: Event) => hover(event);
    const onLeave = () => leave();
    box.addEventListener("pointerdown", onDown);
    box.addEventListener("click", onClick);
    box.addEventListener("dblclick", onDouble);
    box.addEventListener("contextmenu", onMenu);
    box.addEventListener("pointerover", onOver);
    box.addEventListener("pointerleave", onLeave);
    return () => {
      clearTimeout(timer);
      box.removeEventListener("pointerdown", onDown);
      box.removeEventListener("click", onClick);
      box.removeEventListener("dblclick", onDouble);
      box.removeEventListener("contextmenu", onMenu);
      box.removeEventListener("pointerover", onOver);
      box.removeEventListener("pointerleave", onLeave);
    };
  }, [box]);
}
