import type { Pasted } from "@castor/core/geo/pasted/read-pasted.ts";
import { readPosition } from "@castor/core/geo/position.ts";
import { useEffect, useState } from "react";
import { loadChunk } from "../device/loading/load-chunk.ts";
import { whenIdle } from "../device/loading/when-idle.ts";

export type ReadPasted = (text: string) => Pasted | null;

/** Plain coordinates alone are read until the whole reader is there. */
const readPlain: ReadPasted = (text) => {
  const position = readPosition(text.trim());
  return position ? { kind: "place", name: "", position } : null;
};

let reader: ReadPasted | null = null;

/** The reader if it is loaded: nobody has to wait for it then. */
export const loadedPastedReader = (): ReadPasted | null => reader;

/** Loads what reads a pasted place: links, coordinates and plus codes of all kinds. It is no reason to open a page. */
export async function loadPastedReader(): Promise<ReadPasted> {
  try {
    reader ??= (await loadChunk(() => import("@castor/core/geo/pasted/read-pasted.ts"))).readPasted;
    return reader;
  } catch {
    return readPlain;
  }
}

/** What reads a pasted place, as far as it is loaded. It loads when the browser is idle, or once something is typed. */
export function usePastedReader(isTyped: boolean): ReadPasted {
  const [read, setRead] = useState(() => reader ?? readPlain);
  useEffect(() => {
    const load = () => void loadPastedReader().then((loaded) => setRead(() => loaded));
    if (!isTyped) return whenIdle(load);
    load();
  }, [isTyped]);
  return read;
}
