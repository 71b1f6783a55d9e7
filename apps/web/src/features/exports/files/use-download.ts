import { useEffect, useRef, useState } from "react";
import { recordStep } from "../../../data/analytics.ts";
import type { ApiError } from "../../../data/http/api-error.ts";
import { type DownloadProgress, downloadFile } from "../../../data/http/download-file.ts";
import type { TripFile } from "./trip-files.ts";

/** One download of a file at a time. */
export type DownloadState =
  | { kind: "idle" | "done" }
  /** Without progress the server still makes the file. */
  | { kind: "running"; progress: DownloadProgress | null }
  | { kind: "failed"; error: ApiError };

/** Downloads a file of a trip. `onFailedAway`: it failed when its row was gone from the screen. */
export function useDownload(
  { endpoint }: TripFile,
  tripId: string,
  onFailedAway: (error: ApiError) => void,
) {
  const [state, setState] = useState<DownloadState>({ kind: "idle" });
  const isRunning = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ kind: "running", progress: null });
    const error = await downloadFile(endpoint, { tripId }, (progress) =>
      setState({ kind: "running", progress }),
    );
    isRunning.current = false;
    if (!error) recordStep("exported");
    if (error && !isThere.current) onFailedAway(error);
    setState(error ? { kind: "failed", error } : { kind: "done" });
  };
  return { state, start: () => void start() };
}
