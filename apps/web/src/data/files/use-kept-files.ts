import { isMemberOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { stageOf } from "@castor/core/trips/trip-stage.ts";
import { useEffect } from "react";
import { whenIdle } from "../../device/loading/when-idle.ts";
import { useToday } from "../../device/use-today.ts";
import { isTemporaryId } from "../trip-changes/temporary-id.ts";

/** A trip that begins within so many days has its files at hand. */
const soonDays = 60;

/** Keeps the files of a trip that is on or coming, for the time without a network (decision 135). */
export function useKeptFiles(trip: Trip, privateFiles: unknown = null): void {
  const stage = stageOf(trip, useToday());
  const isNear = stage.stage === "on" || (stage.stage === "ahead" && stage.inDays <= soonDays);
  const isKept = isNear && isMemberOf(trip) && !isTemporaryId(trip.id);
  const { id, attachments } = trip;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the private ones are read anew when there are others
  useEffect(() => {
    if (isKept) whenIdle(() => void keep({ id, attachments }).catch(() => undefined));
  }, [id, attachments, privateFiles, isKept]);
}

async function keep(trip: Pick<Trip, "id" | "attachments">): Promise<void> {
  const { keepFilesOf } = await import("./keep-files.ts");
  await keepFilesOf(trip);
}
