import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useStable } from "../../../ui/interaction/use-stable.ts";
import { movePicture, type PictureLook, turnPicture, wholePicture, zoomPicture } from "./zoom.ts";

/** By a key or a button, and by a double press. */
const stepFactor = 1.5;
const pressFactor = 2.5;

interface Spot {
  x: number;
  y: number;
}

/** What is larger than its box is moved by them, in pixels. */
const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};

const middle: Spot = { x: 0, y: 0 };

/** How the picture in a box is shown, and what fingers, mouse and keys do with it. */
export function usePictureLook(box: HTMLElement | null) {
  const [look, setLook] = useState<PictureLook>(wholePicture);
  const fingers = useRef(new Map<number, Spot>());
  const size = () => box?.getBoundingClientRect() ?? new DOMRect();
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const { left, top, width, height } = size();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoom = (factor: number, at = middle) =>
    setLook((now) => zoomPicture(now, factor, at, size()));
  const { roll } = useStable({
    roll(event: WheelEvent) {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), spotOf(event));
    },
  });
  useEffect(() => {
    // React's own listener may not keep the dialog from scrolling.
    box?.addEventListener("wheel", roll, { passive: false });
    return () => box?.removeEventListener("wheel", roll);
  }, [box, roll]);
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = spotOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (!other)
      return setLook((shown) =>
        movePicture(shown, { x: now.x - before.x, y: now.y - before.y }, size()),
      );
    const apart = (spot: Spot) => Math.max(1, Math.hypot(spot.x - other.x, spot.y - other.y));
    zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    look,
    reset: () => setLook(wholePicture),
    turn: () => setLook(turnPicture),
    zoomIn: () => zoom(stepFactor),
    zoomOut: () => zoom(1 / stepFactor),
    /** True where the key did something. */
    onKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
      if (ctrlKey || metaKey || altKey) return false;
      if (key === "+" || key === "=") zoom(stepFactor);
      else if (key === "-") zoom(1 / stepFactor);
      else if (key === "0") setLook(wholePicture);
      else if (/^[rк]$/i.test(key)) setLook(turnPicture);
      else if (look.scale > 1 && arrows[key])
        setLook((now) => movePicture(now, arrows[key] ?? middle, size()));
      else return false;
      return true;
    },
    handlers: {
      onPointerDown: (event: PointerEvent) =>
        void fingers.current.set(event.pointerId, spotOf(event)),
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        look.scale > 1
          ? setLook({ ...wholePicture, turns: look.turns })
          : zoom(pressFactor, spotOf(event)),
    },
  };
}
