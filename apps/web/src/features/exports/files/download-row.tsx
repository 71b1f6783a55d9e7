import { useRef, useState } from "react";
import { recordStep } from "../../../data/analytics.ts";
import type { ApiError } from "../../../data/http/api-error.ts";
import { type DownloadProgress, downloadFile } from "../../../data/http/download-file.ts";
import { formatSize } from "../../../i18n/format-size.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { useIsThere } from "../../../ui/interaction/use-is-there.ts";
import styles from "./download-row.module.css";
import type { TripFile } from "./trip-files.ts";

export interface DownloadRowProps {
  file: TripFile;
  /** What it is for. */
  hint: string;
  tripId: string;
  isHeld: boolean;
}

/** A file of a trip: a press downloads it; below it how far that is, or why it failed. */
export function DownloadRow({ file, hint, tripId, isHeld }: DownloadRowProps) {
  const translate = useWords("common", "exports");
  const name = translate(`downloads.files.${file.id}`);
  const showFailure = ({ message }: ApiError) =>
    translate("downloads.failed", { file: name, reason: message });
  const { state, start } = useDownload(file, tripId, (error) =>
    showToast("error", showFailure(error)),
  );
  const isRunning = state.kind === "running";
  return (
    <li className="stack gap-4">
      <button
        type="button"
        className={`surface row items-center gap-12 ${styles.row}`}
        aria-busy={isRunning || undefined}
        aria-disabled={isHeld || undefined}
        onClick={isHeld ? undefined : start}
      >
        <Icon name={state.kind === "done" ? "check" : "download"} className="rigid" />
        <span className="stack narrows">
          <span className="bold">{name}</span>
          <span className="secondary">{hint}</span>
        </span>
      </button>
      <p className={isRunning ? "secondary" : "visually-hidden"} role="status">
        <Progress state={state} name={name} />
      </p>
      {state.kind === "failed" ? (
        <Alert kind="error">
          <p>{showFailure(state.error)}</p>
          {state.error.status > 0 ? (
            <p className="secondary">
              {translate("downloads.status", { status: state.error.status })}
            </p>
          ) : null}
          <Button onClick={start}>{translate("actions.retry")}</Button>
        </Alert>
      ) : null}
    </li>
  );
}

function Progress({ state, name }: { state: DownloadState; name: string }) {
  const translate = useWords("common", "exports");
  const language = useLanguage();
  if (state.kind === "done") return translate("downloads.done", { file: name });
  if (state.kind !== "running") return null;
  if (state.progress === null) return translate("downloads.preparing");
  const { received, whole } = state.progress;
  const size = formatSize(received, language);
  if (whole === null) return translate("downloads.received", { size });
  return translate("downloads.receivedOf", { size, whole: formatSize(whole, language) });
}

/** One download of a file at a time. */
type DownloadState =
  | { kind: "idle" | "done" }
  /** Without progress the server still makes the file. */
  | { kind: "running"; progress: DownloadProgress | null }
  | { kind: "failed"; error: ApiError };

/** Downloads a file of a trip. `onFailedAway`: it failed when its row was gone from the screen. */
function useDownload(
  { endpoint }: TripFile,
  tripId: string,
  onFailedAway: (error: ApiError) => void,
) {
  const [state, setState] = useState<DownloadState>({ kind: "idle" });
  const isRunning = useRef(false);
  const isThere = useIsThere();
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
