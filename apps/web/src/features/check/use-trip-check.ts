import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSeveralPaths } from "../../data/routing/use-several-paths.ts";
import { newTemporaryId } from "../../data/trip-changes/temporary-ids.ts";
import { useEuroRates } from "../../data/use-euro-rates.ts";
import { keepEqual } from "../../data/use-kept-equal.ts";
import { useZoneLookup } from "../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { useToday } from "../../device/use-today.ts";
import { type CheckState, type FindFixes, withoutSilenced } from "./check-state.ts";
import { askForFixes } from "./worker/ask-for-fixes.ts";
import type { CheckReport } from "./worker/check-job.ts";
import workerAddress from "./worker/check-worker.ts?worker&url";
import { type Known, makeCheckJob, makeMendJob } from "./worker/make-check-job.ts";
import type { MendReport } from "./worker/mend-job.ts";

/** Changes within this time, in milliseconds, are checked together. */
const pauseMs = 300;
const noRoutes: Route[] = [];
const checking: CheckState = { state: "checking" };

const hasOtherCurrency = ({ routes, financeItems, currency }: Trip) =>
  [...routes.flatMap(({ points }) => points), ...financeItems].some(
    ({ finance }) => finance !== null && finance.currency !== currency,
  );

/**
 * Checks a trip in a worker of its own while it is wanted, and again when the trip or its paths change. What is not
 * loaded yet says nothing.
 */
export function useTripCheck(trip: Trip, isWanted: boolean): CheckState {
  const legs = useSeveralPaths(isWanted ? trip.routes : noRoutes, isWanted);
  const zoneAt = useZoneLookup(isWanted);
  const rates = useEuroRates(isWanted && hasOtherCurrency(trip));
  const perEuro = rates.state === "ready" ? rates.perEuro : null;
  const today = useToday();
  const worker = useRef<Worker | null>(null);
  const number = useRef(0);
  const facts = useRef<Known | null>(null);
  const lastSearch = useRef<Promise<unknown>>(Promise.resolve());
  const [known, setKnown] = useState<{ tripId: string; check: CheckState } | null>(null);
  const tripId = trip.id;

  const findFixes = useCallback<FindFixes>((ofTrip, finding, isStillWanted) => {
    const ask = async () => {
      if (!isStillWanted()) return [];
      if (!worker.current || !facts.current) throw new Error("The check has ended.");
      const asked = { finding, newId: newTemporaryId(), at: new Date().toISOString() };
      return askForFixes(worker.current, makeMendJob(ofTrip, facts.current, asked));
    };
    // One after another: a check that is due meanwhile waits for one search at most.
    const found = lastSearch.current.then(ask, ask);
    lastSearch.current = found;
    return found;
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    const started = new Worker(workerAddress, { type: "module", name: "check" });
    worker.current = started;
    const fail = () => setKnown({ tripId, check: { state: "failed" } });
    started.addEventListener("error", fail);
    started.addEventListener("message", ({ data }: MessageEvent<CheckReport | MendReport>) => {
      if ("newId" in data || data.number !== number.current) return;
      if (data.kind === "failure") fail();
      else {
        const { findings } = data;
        const check = { state: "ready", findings, silenced: [], findFixes } as const;
        // Marks of findings that are still there are not drawn again.
        setKnown((before) => keepEqual(before, { tripId, check }));
      }
    });
    return () => {
      worker.current = null;
      started.terminate();
    };
  }, [isWanted, tripId, findFixes]);

  useEffect(() => {
    if (!isWanted || zoneAt === null) return;
    const timer = setTimeout(() => {
      number.current += 1;
      facts.current = { legs, zoneAt, today, perEuro, fallbackZone: browserTimeZone() };
      worker.current?.postMessage(makeCheckJob(number.current, trip, facts.current));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isWanted, trip, legs, zoneAt, today, perEuro]);

  const check = known?.tripId === tripId ? known.check : checking;
  return useMemo(() => withoutSilenced(check, trip.silenced), [check, trip.silenced]);
}
