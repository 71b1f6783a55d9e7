import type { Position } from "@castor/core/basics/geo.ts";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLanguage } from "../../../i18n/words.ts";
import type { Measure } from "../../../map/map-tools.ts";
import { lengthOf, sayLength } from "../../../map/measured-line.ts";

export interface Measuring {
  /** Null while nothing is measured. */
  measure: Measure | null;
  /** The whole length in words. */
  total: string;
  start: (from?: Position) => void;
  undo: () => void;
  finish: () => void;
}

/** Somebody is typing, or a dialog or menu has the keys. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !==
      null
  );
}

/** Measures along what is pressed on the map: Backspace takes the last spot back, Escape ends it. */
export function useMeasuring(): Measuring {
  const language = useLanguage();
  const [vertices, setVertices] = useState<readonly Position[] | null>(null);
  const measure = useMemo<Measure | null>(
    () =>
      vertices && {
        vertices,
        say: (metres) => sayLength(metres, "metric", language),
        onAdd: (at) => setVertices((before) => before && [...before, at]),
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
    total: sayLength(lengthOf(vertices ?? []), "metric", language),
    start: (from) => setVertices(from ? [from] : []),
    undo,
    finish,
  };
}
