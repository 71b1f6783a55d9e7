import { pictureAddress } from "@castor/core/points/picture-address.ts";
import type { PrintDay } from "@castor/core/print/print-day.ts";
import { useEffect, useMemo, useState } from "react";

/** The server makes one picture at a time, and refuses whoever asks for many at once. */
const atOnce = 6;

export interface PrintedPictures {
  /** The addresses of those that are here. */
  loaded: ReadonlySet<string>;
  isLoading: boolean;
}

/** Resolves to whether there is a picture, which the browser keeps then. */
const load = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });

/** Loads the pictures of a print, some at once. One that does not come, as without a network, is not printed. */
export function usePrintedPictures(days: readonly PrintDay[]): PrintedPictures {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(() => new Map());
  const wanted = useMemo(() => {
    const shown = days.flatMap(({ points }) => points);
    return new Set(shown.flatMap(({ picture }) => (picture ? [pictureAddress(picture)] : [])));
  }, [days]);
  // A text: the days of a print are made anew more often than its pictures change.
  const next = [...wanted]
    .filter((address) => !known.has(address))
    .slice(0, atOnce)
    .join(" ");
  useEffect(() => {
    if (next === "") return;
    let isStopped = false;
    const loading = next.split(" ").map(async (address) => [address, await load(address)] as const);
    void Promise.all(loading).then((come) => {
      if (!isStopped) setKnown((before) => new Map([...before, ...come]));
    });
    return () => {
      isStopped = true;
    };
  }, [next]);
  const loaded = useMemo(
    () => new Set([...wanted].filter((address) => known.get(address) === true)),
    [wanted, known],
  );
  return { loaded, isLoading: next !== "" };
}
