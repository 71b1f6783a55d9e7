import type { ArgsOf } from "@castor/core/changes/change-args.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRef, useState } from "react";
import { recordStep } from "../../../data/analytics.ts";
import type { ApiError } from "../../../data/http/api-error.ts";
import { useConnection } from "../../../data/http/connection.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { useUnsentTrips } from "../../../data/trip-changes/unsent/unsent-changes.ts";
import { useWords } from "../../../i18n/words.ts";

type Publishing = ArgsOf<"trips.publish">["change"];

/** The trip as others see it while what was pressed is not sent. */
const unpublished = (trip: Trip, { isPublic }: Publishing): Trip =>
  isPublic === undefined ? trip : { ...trip, isPublic: !isPublic };

/** Makes the trip public, lists it, and ends both. It counts as public once the server has said so. */
export function useSharing(trip: Trip) {
  const translate = useWords("common", "sharing");
  const history = tripHistoryOf(trip.id);
  const [error, setError] = useState<ApiError | null>(null);
  /** The trip as it was while an answer is awaited. */
  const [before, setBefore] = useState<Trip | null>(null);
  const isRunning = useRef(false);
  const isConnected = useConnection() === "online";
  const unsent = useUnsentTrips().find(({ tripId }) => tripId === trip.id)?.changes ?? [];
  const [waiting] = unsent.flatMap(({ change }) =>
    change.name === "trips.publish" ? [change.args.change] : [],
  );

  /** Answers the step of the history, null when the server refused or did not answer. */
  const run = async (change: Publishing) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setError(null);
    setBefore(trip);
    const body = { name: "trips.publish" as const, args: { id: trip.id, change } };
    const { step, outcome } = history.runTogether([body], { isQuiet: true });
    const [went] = await outcome;
    isRunning.current = false;
    setBefore(null);
    if (went?.isDone) return went.isUnsent ? null : { step };
    setError(went?.error ?? null);
    return null;
  };

  return {
    /** What the dialog shows: the link only when it is there, until it has ended. */
    shown: before
      ? { ...trip, isPublic: before.isPublic }
      : waiting
        ? unpublished(trip, waiting)
        : trip,
    isBusy: before !== null,
    /** False while the server cannot be told, or has not yet heard what was pressed before. */
    canChange: isConnected && !waiting,
    isWaiting: waiting !== undefined,
    error,
    async publish() {
      const done = await run({ isPublic: true });
      if (done) recordStep("published");
      return done;
    },
    async list(isInCatalog: boolean): Promise<void> {
      const done = await run(isInCatalog ? { isInCatalog, isDraft: false } : { isInCatalog });
      // The switch itself turns it back; Ctrl+Z must not list the trip again.
      if (done?.step) history.forgetIfWidening(done.step);
    },
    /** True once the link has ended. */
    async stop(): Promise<boolean> {
      const done = await run({ isPublic: false });
      if (!done) return false;
      offerUndo(history, {
        text: translate("publish.stopped", { name: trip.name }),
        step: done.step,
      });
      return true;
    },
  };
}

export type Sharing = ReturnType<typeof useSharing>;
