import { foldText } from "@castor/core/schemas/texts.ts";
import { useEffect, useState } from "react";
import { hasWords } from "../../../data/files/drawn-types.ts";
import { readWords } from "../../../data/files/file-contents.ts";
import { watchStored } from "../../../device/storage/storage.ts";
import type { ShownFile } from "../list/shown-file.ts";

/** Files whose words are read for a search, and at a time. */
const filesMax = 300;
const readersMax = 3;
/** Words that are read are shown together, so that a list is drawn anew few times. */
const shownMs = 300;

/** The words of a file, and what they are searched by. */
export interface FileWords {
  text: string;
  folded: string;
}

/** By the keys of files: the words of a content never change. */
const known = new Map<string, FileWords>();
watchStored("user_id", () => known.clear());

/** Takes the words of one more file. Those of other trips go first. */
function keepWords(key: string, text: string): void {
  known.set(key, { text, folded: foldText(text) });
  const [oldest] = known.keys();
  if (known.size > filesMax && oldest !== undefined) known.delete(oldest);
}

/**
 * The words of the PDFs and texts of a list, by the keys of their files, as far as they are read. Reading begins when somebody
 * searches. What cannot be read has none.
 */
export function useFileWords(
  files: readonly ShownFile[],
  isSearched: boolean,
): ReadonlyMap<string, FileWords> {
  const [words, setWords] = useState<ReadonlyMap<string, FileWords>>(known);
  const keys = new Set(
    files.filter((file) => file.attachment && hasWords(file)).map(({ key }) => key),
  );
  const wanted = [...keys].slice(0, filesMax).join(" ");
  useEffect(() => {
    if (!isSearched || !wanted) return;
    let isGone = false;
    const left = wanted.split(" ").filter((key) => !known.has(key));
    const show = () => !isGone && setWords(new Map(known));
    show();
    const timer = setInterval(show, shownMs);
    const reader = async () => {
      for (let key = left.shift(); key !== undefined && !isGone; key = left.shift()) {
        const text = await readWords(key).catch(() => null);
        if (text !== null) keepWords(key, text);
      }
    };
    void Promise.all(Array.from({ length: readersMax }, reader)).then(() => {
      clearInterval(timer);
      show();
    });
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [wanted, isSearched]);
  return words;
}
