import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import { useEffect, useRef, useState } from "react";
import type { ImportSource } from "../../../data/asked-dialog.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { useToday } from "../../../device/use-today.ts";
import { useWords } from "../../../i18n/words.ts";
import type { OpenTrip } from "../into/destination.ts";
import { isConfirmation, isMail } from "../is-confirmation.ts";
import type { ImportResult } from "../parse/import-result.ts";
import { describeRefusal, listImportNames } from "../problem-texts.ts";
import { readImport } from "../read-import.ts";
import { describeFileRefusal } from "./describe-file-refusal.ts";
import {
  contentOfConfirmations,
  type ImportChoice,
  type ImportContent,
  type ImportPreview,
  startPreview,
} from "./import-preview.ts";

/** Why nothing was read. `text`: the words of a mail without a booking. */
interface Refused {
  refusal: string;
  text?: string | undefined;
}

export type ImportReading =
  | ({ state: "waiting" } & ({ refusal: null } | Refused))
  /** `name` is empty for a pasted text; `done` is the part that is read, 0..1. */
  | { state: "reading"; name: string; done: number }
  | { state: "read"; preview: ImportPreview; source: ImportSource };

const waiting: ImportReading = { state: "waiting", refusal: null };

/** Reads what was chosen or pasted, and keeps what is chosen of it. What is given at the start is read at once. */
export function useImportReading(first: ImportSource, open: OpenTrip | null) {
  const translate = useWords("common", "imports");
  const today = useToday();
  const [reading, setReading] = useState<ImportReading>(waiting);
  const running = useRef<AbortController | null>(null);

  const take = (result: ImportResult, name: string): ImportContent | Refused => {
    if (result.kind === "trip") return { kind: "foreign", imported: result.trip };
    if (result.kind === "castor") {
      const own = readTripFile(result.json);
      return "trip" in own
        ? { kind: "own", trip: own.trip, files: result.files ?? null }
        : { refusal: describeFileRefusal(own.refused, translate) };
    }
    const { refusal } = result;
    const isBrokenJson = refusal.code === "broken" && refusal.format === "json";
    const isUnknownJson = refusal.code === "unknownFormat" && /\.json$/i.test(name);
    if (isBrokenJson || isUnknownJson) return { refusal: translate("validation.invalidTripFile") };
    return { refusal: describeRefusal(refusal, translate) };
  };

  /** The confirmations of some files, a text or a mail, or why none was read. Null for what is to be read otherwise. */
  const readBookings = async (
    source: ImportSource,
    signal: AbortSignal,
  ): Promise<ImportContent | Refused | null> => {
    if (!isConfirmation(source)) return null;
    const readers = await import("../bookings/read-confirmations.ts");
    const result = await (isMail(source)
      ? readers.readMail(source.mailId, signal)
      : readers.readConfirmations(typeof source === "string" ? [source] : source, signal));
    if ("unread" in result)
      return { refusal: describeRefusal(result.unread, translate), text: result.text };
    if ("code" in result) return { refusal: describeRefusal(result, translate) };
    const names = listImportNames(translate);
    return contentOfConfirmations({ ...result, order: "dayFirst", names });
  };

  const read = async (source: ImportSource): Promise<void> => {
    const only = typeof source === "string" || isMail(source) ? source : source[0];
    if (only === undefined) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const isCurrent = () => running.current === control && !control.signal.aborted;
    const name = only instanceof File ? only.name : "";
    const show = (done: number) => isCurrent() && setReading({ state: "reading", name, done });
    show(0);
    try {
      const booked = await readBookings(source, control.signal);
      if (!isCurrent()) return;
      // A list of places may have words of bookings, too.
      const isList = booked === null || ("refusal" in booked && typeof source === "string");
      const result =
        isList && !isMail(only)
          ? await readImport(only, {
              names: listImportNames(translate),
              zone: browserTimeZone(),
              today,
              signal: control.signal,
              onProgress: show,
            })
          : null;
      if (!isCurrent()) return;
      const taken =
        result && (booked === null || result.kind !== "refused") ? take(result, name) : booked;
      if (taken === null) return;
      if ("refusal" in taken) return setReading({ state: "waiting", ...taken });
      const preview = startPreview(taken, open, { today, readAt: new Date() });
      setReading({ state: "read", preview, source });
    } catch {
      // The file is gone or may not be read, or the worker did not load.
      if (isCurrent())
        setReading({ state: "waiting", refusal: translate("importDialog.failedToLoad") });
    }
  };

  const start = useRef(read);
  useEffect(() => {
    start.current = read;
  });
  useEffect(() => {
    void start.current(first);
    return () => running.current?.abort();
  }, [first]);

  return {
    reading,
    read: (source: ImportSource) => void read(source),
    refuse: (refusal: string) => setReading({ state: "waiting", refusal }),
    /** Ends the reading, or drops what was read. */
    reset: () => {
      running.current?.abort();
      setReading(waiting);
    },
    change: (part: ImportChoice) =>
      setReading((now) =>
        now.state === "read" ? { ...now, preview: { ...now.preview, ...part } } : now,
      ),
  };
}
