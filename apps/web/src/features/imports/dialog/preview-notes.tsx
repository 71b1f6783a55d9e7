import type { ImportWarning } from "@castor/core/imports/imported-trip.ts";
import type { PlannedTrip } from "@castor/core/imports/planned-trip.ts";
import { endSentence } from "../../../data/forms/use-form-save.ts";
import { formatSize } from "../../../i18n/format-size.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { describeWarning } from "../problem-texts.ts";
import { FilesAlong } from "../zip/files-along.tsx";
import type { FilePlan } from "../zip/plan-files.ts";
import styles from "./import-dialog.module.css";
import type { ImportContent } from "./import-preview.ts";
import { mostLookups, type useLookups } from "./use-lookups.ts";

export interface PreviewNotesProps {
  content: ImportContent;
  plan: PlannedTrip | null;
  hasCosts: boolean;
  filePlan: FilePlan | null;
  isNewTrip: boolean;
  lookups: ReturnType<typeof useLookups>;
}

/** What comes along besides days and points, what is left out, and how far the search for places is. */
export function PreviewNotes(props: PreviewNotesProps) {
  const { content, plan, hasCosts, filePlan, isNewTrip, lookups } = props;
  const translate = useWords("common", "imports");
  const { isRunning, done, all, isCapped, failure, retry } = lookups;
  const isShown = ({ code }: ImportWarning): boolean => {
    // Each point without a position says itself what became of it.
    if (code === "withoutPosition") return false;
    // A place that was found has its own zone.
    return code !== "assumedZone" || plan?.isZoneAssumed === true;
  };
  const warnings = content.kind === "foreign" ? content.imported.warnings.filter(isShown) : [];
  const tracks = content.kind === "foreign" ? countTracks(plan) : 0;
  const { lost = 0, unsought = 0 } = isRunning || plan === null ? {} : plan;
  const lines = [
    ...warnings.map((warning) => describeWarning(warning, translate)),
    ...(lost > 0 ? [translate("importDialog.lost", { count: lost })] : []),
    ...(unsought > 0 ? [translate("importDialog.unsought", { count: unsought })] : []),
    ...(unsought > 0 && isCapped ? [translate("importDialog.capped", { max: mostLookups })] : []),
  ];
  return (
    <>
      {content.kind === "own" ? (
        <AlongWith
          {...content}
          hasCosts={hasCosts}
          taken={isNewTrip ? filePlan?.taken : undefined}
        />
      ) : null}
      {content.kind === "own" && content.files && filePlan ? (
        <FilesAlong files={content.files} plan={filePlan} isNewTrip={isNewTrip} />
      ) : null}
      {tracks > 0 ? (
        <p className="secondary">{translate("importDialog.tracks", { count: tracks })}</p>
      ) : null}
      {isRunning ? (
        <p role="status" className="secondary">
          {translate("importDialog.searching", { done, all })}
        </p>
      ) : null}
      {failure ? (
        <Alert kind="warn">
          {translate("importDialog.searchFailed", {
            reason: endSentence(
              failure.code === "NO_ANSWER" ? translate("errors.network") : failure.message,
            ),
          })}{" "}
          <Button kind="quiet" onClick={retry}>
            {translate("importDialog.searchAgain")}
          </Button>
        </Alert>
      ) : null}
      {lines.length > 0 ? (
        <Alert kind="warn">
          <ul className={styles.said}>
            {lines.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}

const countTracks = (plan: PlannedTrip | null): number =>
  plan?.days.filter(({ track }) => track !== "").length ?? 0;

/** The notes, costs and files of a trip of Castor's own. */
function AlongWith({
  trip,
  hasCosts,
  taken = [],
}: Extract<ImportContent, { kind: "own" }> &
  Pick<PreviewNotesProps, "hasCosts"> & { taken?: FilePlan["taken"] | undefined }) {
  const translate = useWords("common", "imports");
  const language = useLanguage();
  const size = formatSize(
    taken.reduce((sum, { bytes }) => sum + bytes, 0),
    language,
  );
  const notes = [trip.notes, ...trip.routes.map((route) => route.notes)].flat();
  const noteCount = notes.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
  const costs = hasCosts ? trip.financeItems.length : 0;
  const lines = [
    ...(noteCount > 0 ? [translate("importDialog.notes", { count: noteCount })] : []),
    ...(costs > 0 ? [translate("importDialog.costs", { count: costs })] : []),
    ...(taken.length > 0 ? [translate("importFiles.taken", { count: taken.length, size })] : []),
  ];
  return lines.length > 0 ? <p className="secondary">{lines.join(" · ")}</p> : null;
}
