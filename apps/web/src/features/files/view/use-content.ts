import type { PictureSize } from "@castor/core/files/picture-size.ts";
import { useEffect, useState } from "react";
import type { ShownFile } from "../list/shown-file.ts";
import { describeFailure } from "./open-file.ts";
import { readShown } from "./read-shown.ts";

type Read =
  | { state: "loading" }
  | { state: "ready"; content: Blob }
  | { state: "error"; text: string };

/** Reads the content of a file that is open; of a picture one in this size. */
export function useContent(file: ShownFile, size?: PictureSize): Read & { reload: () => void } {
  const [read, setRead] = useState<{ key: string; tries: number; read: Read } | null>(null);
  const [tries, setTries] = useState(0);
  const { key } = file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is that of the key, whatever else changes
  useEffect(() => {
    let isGone = false;
    const take = (now: Read) => isGone || setRead({ key, tries, read: now });
    readShown(file, size).then(
      (content) => take({ state: "ready", content }),
      (thrown: unknown) => take({ state: "error", text: describeFailure(thrown, file) }),
    );
    return () => {
      isGone = true;
    };
  }, [key, tries]);
  const isOfThis = read?.key === key && read.tries === tries;
  return { ...(isOfThis ? read.read : { state: "loading" }), reload: () => setTries(tries + 1) };
}
