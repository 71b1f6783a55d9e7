import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import type { ArgsOf, ChangeBody } from "@castor/core/changes/change-args.ts";
import type { PlannedTrip } from "@castor/core/imports/planned-trip.ts";
import { addressOf } from "@castor/core/pages.ts";
import { allRoutesId } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { endSentence } from "../../../data/forms/use-form-save.ts";
import { askPictures } from "../../../data/pictures/ask-picture.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { useWords } from "../../../i18n/words.ts";
import { cancelUndoneUploads } from "../bookings/cancel-undone-uploads.ts";
import { keepConfirmations } from "../bookings/keep-confirmations.ts";
import { describeFileRefusal } from "../dialog/describe-file-refusal.ts";
import type { ImportPreview } from "../dialog/import-preview.ts";
import { changeOfPreview } from "./change-of-preview.ts";
import type { OpenTrip } from "./destination.ts";

const placesOf = ({ routes, ideas }: Pick<Trip, "routes" | "ideas">): ReadonlySet<string> =>
  new Set([...routes.flatMap(({ points }) => points), ...ideas].map(({ linkId }) => linkId));

/** What an import changes of a stop that is there. */
export type StopUpdate = ArgsOf<"points.save">;

export interface ImportIntoEnds {
  onDone: () => void;
  /** It was not undone while that was offered, and its confirmations wait for their upload. */
  onKept: () => void;
}

/** Puts what the preview shows into the open trip, as one step that can be undone (specification#import-into-trip). */
export function useImportInto(
  open: OpenTrip | null,
  currency: CurrencyId,
  { onDone, onKept }: ImportIntoEnds,
) {
  const translate = useWords("common", "imports");
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  const send = async (
    preview: ImportPreview,
    plan: PlannedTrip,
    updates: readonly StopUpdate[],
    opened: OpenTrip,
  ) => {
    const into = opened.trip;
    const { name, content } = preview;
    const intoId = into.id;
    const newId = newTemporaryId;
    const changed = changeOfPreview(preview, plan, opened, { currency, newId });
    if (!changed) return;
    const { made, targets } = changed;
    if ("refused" in made) return setFailure(describeFileRefusal(made.refused, translate));
    const history = tripHistoryOf(intoId);
    const { routes, ideas } = made.contents;
    const count = routes.reduce((sum, { points }) => sum + points.length, ideas.length);
    const changes: ChangeBody[] = [
      ...(count > 0 ? [{ name: "trips.import" as const, args: { ...made, name } }] : []),
      ...updates.map((args) => ({ name: "points.save" as const, args })),
    ];
    const { step, outcome } = history.runTogether(changes, { isQuiet: true });
    const failed = (await outcome).find((went) => went && !went.isDone);
    if (failed && !failed.isDone)
      return setFailure(
        translate("importDialog.failed", { reason: endSentence(failed.error.message) }),
      );
    const keeping =
      content.kind === "foreign" && content.confirmations
        ? keepConfirmations(content.confirmations, made.contents, { tripId: intoId, open: into })
        : null;
    void keeping?.then(() => cancelUndoneUploads(history, step, placesOf(made.contents)));
    void askPictures(history, made.contents, outcome);
    onDone();
    const days = new Set(
      [...targets.values()].map((target) => (target === "ideas" ? null : (target?.id ?? null))),
    );
    const [only] = days.size === 1 ? days : [];
    await router.navigate({
      href: addressOf("map", {
        tripId: history.queue.currentId(intoId),
        routeId: only ?? allRoutesId,
      }),
    });
    const text =
      count > 0
        ? translate("importDialog.added", { count })
        : translate("importBookings.updated", { count: updates.length });
    offerUndo(history, {
      ...{ step, text },
      onKept: () => void keeping?.then((isKept) => isKept && onKept()),
    });
  };

  return {
    /** `updates`: what the file changes of stops that are there. */
    async run(
      preview: ImportPreview,
      plan: PlannedTrip,
      updates: readonly StopUpdate[] = [],
    ): Promise<void> {
      if (isRunning.current || open === null) return;
      isRunning.current = true;
      setBusy(true);
      setFailure(null);
      await send(preview, plan, updates, open);
      setBusy(false);
      isRunning.current = false;
    },
    isBusy,
    failure,
    forgetFailures: () => setFailure(null),
  };
}
