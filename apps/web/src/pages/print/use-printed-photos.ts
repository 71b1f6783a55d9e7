import type { PrintDay } from "@castor/core/print/print-day.ts";
import { useEffect, useMemo, useRef, useState } from "react";

/** The server makes one picture at a time. */
const atOnce = 6;

export interface PrintedPhotos {
  /** Where each photo that is here is in memory, by the id of its file. */
  addresses: ReadonlyMap<string, string>;
  /** How many did not come, as without a network. */
  missing: number;
  isLoading: boolean;
}

/** In the size of paper; without a network the one that is kept for screens. Its code loads with the first one. */
async function read(fileId: string): Promise<Blob | null> {
  try {
    const { readPicture } = await import("../../data/files/file-contents.ts");
    return await readPicture(fileId, "card").catch(() => readPicture(fileId, "screen"));
  } catch {
    return null;
  }
}

/** Loads the photos of a print, some at once. */
export function usePrintedPhotos(days: readonly PrintDay[]): PrintedPhotos {
  const [known, setKnown] = useState<ReadonlyMap<string, string | null>>(() => new Map());
  const made = useRef<string[]>([]);
  const wanted = useMemo(() => {
    const shown = days.flatMap(({ photos, points }) => [photos, ...points.map((at) => at.photos)]);
    return shown.flat().map(({ fileId }) => fileId);
  }, [days]);
  // A text: the days of a print are made anew more often than its photos change.
  const next = [...new Set(wanted)]
    .filter((fileId) => !known.has(fileId))
    .slice(0, atOnce)
    .join(" ");
  useEffect(() => {
    if (next === "") return;
    let isStopped = false;
    const reading = next.split(" ").map(async (id) => [id, await read(id)] as const);
    void Promise.all(reading).then((come) => {
      if (isStopped) return;
      const addresses = come.map(([id, photo]) => {
        const address = photo && URL.createObjectURL(photo);
        if (address) made.current.push(address);
        return [id, address] as const;
      });
      setKnown((before) => new Map([...before, ...addresses]));
    });
    return () => {
      isStopped = true;
    };
  }, [next]);
  useEffect(
    () => () => {
      for (const address of made.current.splice(0)) URL.revokeObjectURL(address);
    },
    [],
  );
  return useMemo(() => {
    const addresses = new Map([...known].filter((entry): entry is [string, string] => !!entry[1]));
    const missing = wanted.filter((fileId) => known.get(fileId) === null).length;
    return { addresses, missing, isLoading: next !== "" };
  }, [known, wanted, next]);
}
