import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import { useEffect, useRef, useState } from "react";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { useToday } from "../../../device/use-today.ts";
import { useWords } from "../../../i18n/words.ts";
import type { OpenTrip } from "../into/destination.ts";
import { isConfirmationFile, tellsOfBookings } from "../is-confirmation.ts";
import type { ImportResult } from "../parse/imported-trip.ts";
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

export type ImportReading =
  | { state: "waiting"; refusal: string | null }
  /** `name` is empty for a pasted text; `done` is the part that is read, 0..1. */
  | { state: "reading"; name: string; done: number }
  | { state: "read"; preview: ImportPreview };

const waiting: ImportReading = { state: "waiting", refusal: null };

/** Reads what was chosen or pasted, and keeps what is chosen of it. Files given at the start are read at once. */
export function useImportReading(first: readonly File[], open: OpenTrip | null) {
  const translate = useWords("common", "imports");
  const today = useToday();
  const [reading, setReading] = useState<ImportReading>(waiting);
  const running = useRef<AbortController | null>(null);

  const take = (result: ImportResult, name: string): ImportContent | string => {
    if (result.kind === "trip") return { kind: "foreign", imported: result.trip };
    if (result.kind === "castor") {
      const own = readTripFile(result.json);
      return "trip" in own
        ? { kind: "own", trip: own.trip, files: result.files ?? null }
        : describeFileRefusal(own.refused, translate);
    }
    const { refusal } = result;
    const isBrokenJson = refusal.code === "broken" && refusal.format === "json";
    const isUnknownJson = refusal.code === "unknownFormat" && /\.json$/i.test(name);
    if (isBrokenJson || isUnknownJson) return translate("validation.invalidTripFile");
    return describeRefusal(refusal, translate);
  };

  /** The confirmations of some files or a text, or why none was read. Null for what is to be read otherwise. */
  const readBookings = async (
    source: readonly File[] | string,
    signal: AbortSignal,
  ): Promise<ImportContent | string | null> => {
    const isText = typeof source === "string";
    if (isText ? !tellsOfBookings(source) : !source.every(isConfirmationFile)) return null;
    const { readConfirmations } = await import("../bookings/read-confirmations.ts");
    const result = await readConfirmations(isText ? [source] : source, signal);
    if (!("code" in result)) {
      const names = listImportNames(translate);
      return contentOfConfirmations({ ...result, order: "dayFirst", names });
    }
    return describeRefusal(result, translate);
  };

  const read = async (given: readonly File[] | string): Promise<void> => {
    const source = typeof given === "string" ? given : given[0];
    if (source === undefined) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const isCurrent = () => running.current === control && !control.signal.aborted;
    const name = typeof source === "string" ? "" : source.name;
    setReading({ state: "reading", name, done: 0 });
    try {
      const booked = await readBookings(given, control.signal);
      if (!isCurrent()) return;
      // A list of places may have words of bookings, too.
      const isList = booked === null || (typeof booked === "string" && typeof given === "string");
      const result =
        isList &&
        (await readImport(source, {
          names: listImportNames(translate),
          zone: browserTimeZone(),
          today,
          signal: control.signal,
          onProgress: (done) => isCurrent() && setReading({ state: "reading", name, done }),
        }));
      if (!isCurrent()) return;
      const taken =
        result && (booked === null || result.kind !== "refused")
          ? take(result, name)
          : (booked ?? "");
      if (typeof taken === "string") setReading({ state: "waiting", refusal: taken });
      else {
        const preview = startPreview(taken, open, { today, readAt: new Date() });
        setReading({ state: "read", preview });
      }
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
    if (first.length > 0) void start.current(first);
    return () => running.current?.abort();
  }, [first]);

  return {
    reading,
    read: (source: readonly File[] | string) => void read(source),
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
