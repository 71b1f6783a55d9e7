import type { Position } from "@castor/core/geo/position.ts";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLanguage } from "../../../i18n/words.ts";
import { formatLength, lengthOf } from "../../../map/lines/measured-line.ts";
import type { Measure } from "../../../map/map-tools.ts";

export interface Measuring {
  /** Null while not measuring. */
  measure: Measure | null;
  /** The total length in words. */
  total: string;
  start: (from?: Position) => void;
  undo: () => void;
  finish: () => void;
}

/** True when a text field, dialog or menu handles the keys. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !==
      null
  );
}

/** Measures along the positions pressed on the map. Backspace removes the last one, Escape ends. */
export function useMeasuring(): Measuring {
  const language = useLanguage();
  const [vertices, setVertices] = useState<readonly Position[] | null>(null);
  const measure = useMemo<Measure | null>(
    () =>
      vertices && {
        vertices,
        format: (metres) => formatLength(metres, "metric", language),
        onAdd: (position) => setVertices((before) => before && [...before, position]),
      },
    [vertices, language],
  );
  const undo = () => setVertices((before) => before?.slice(0, -1) ?? null);
  const finish = () => setVertices(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    if (event.key === "Escape") finish();
    else if (event.key === "Backspace") {
      event.preventDefault();
      undo();
    }
  });
  const isOn = vertices !== null;
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [isOn]);
  return {
    measure,
    total: formatLength(lengthOf(vertices ?? []), "metric", language),
    start: (from) => setVertices(from ? [from] : []),
    undo,
    finish,
  };
}
