import { type KeyboardEvent, useMemo, useState } from "react";
import { useLayer } from "../../../ui/layers/use-layer.ts";
import { keepPicked, nothingPicked, pickRange, turnPick } from "./selection.ts";

const boxOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-pick="${CSS.escape(id)}"]`);

/** The picked stops of an itinerary. Escape and Back pick none. */
export function useSelection(order: readonly string[], isOn: boolean) {
  const [made, setMade] = useState(nothingPicked);
  const { ids } = useMemo(
    () => keepPicked(isOn ? made : nothingPicked, order),
    [made, order, isOn],
  );
  const clear = () => setMade(nothingPicked);
  useLayer(ids.size > 0, clear);
  const pick = (id: string, isRange: boolean) =>
    setMade((before) => {
      const kept = keepPicked(before, order);
      return isRange ? pickRange(kept, order, id) : turnPick(kept, id);
    });
  /** Arrow keys go from checkbox to checkbox; with Shift they pick. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = new Map([
      ["ArrowDown", 1],
      ["ArrowUp", -1],
    ]).get(event.key);
    const id = event.target instanceof HTMLElement ? event.target.dataset.pick : undefined;
    if (by === undefined || id === undefined) return;
    event.preventDefault();
    const next = order[order.indexOf(id) + by];
    if (next === undefined) return;
    if (event.shiftKey) setMade((before) => pickRange(turnOn(before, id), order, next));
    boxOf(next)?.focus();
  };
  return { ids, pick, clear, onKeyDown };
}

const turnOn = (selection: typeof nothingPicked, id: string) =>
  selection.ids.has(id) ? selection : turnPick(selection, id);
