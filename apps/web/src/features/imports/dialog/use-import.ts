import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { exportsEndpoints } from "@castor/core/endpoints/exports.ts";
import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { name as tripName } from "@castor/core/schemas/texts.ts";
import { fieldMessages } from "@castor/core/schemas/validation.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { translateMessage } from "@castor/i18n/words.ts";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { endSentence } from "../../../data/forms/use-form-save.ts";
import { useChange } from "../../../data/http/use-change.ts";
import { askPicturesOf } from "../../../data/pictures/ask-pictures-of.ts";
import { removeTrip } from "../../../data/use-trip-list.ts";
import { useWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import type { PlannedTrip } from "../plan/planned-trip.ts";
import { describeFileRefusal } from "./describe-file-refusal.ts";
import { type ImportPreview, tripOf } from "./import-preview.ts";

/** A trip at the limits over a slow connection. */
const timeoutMs = 120_000;

/** Imports what the preview shows, once; then opens the trip, with an offer to undo. */
export function useImport(currency: CurrencyId, onDone: () => void) {
  const translate = useWords("common", "imports");
  const router = useRouter();
  const importing = useChange(exportsEndpoints.importJson, { timeoutMs });
  const [failure, setFailure] = useState<string | null>(null);
  const [nameError, setNameError] = useState<string | null>(null);
  const isRunning = useRef(false);

  const undo = async ({ id, name }: Trip) => {
    if (router.state.location.pathname.includes(id))
      await router.navigate({ href: addressOf("trips") });
    const error = await removeTrip(id);
    if (!error) return void showToast("ok", translate("importDialog.undone", { name }));
    showToast("error", translate("importDialog.notUndone", { name, reason: error.message }));
  };

  const send = async (trip: Trip, readAt: Date) => {
    const file = toTripFile(trip, readAt);
    const read = readTripFile(file);
    if ("refused" in read) return setFailure(describeFileRefusal(read.refused, translate));
    const outcome = await importing.run({ body: { jsonData: file } });
    if (!outcome.isDone) {
      const { error } = outcome;
      if (error.isOffline) return setFailure(translate("importDialog.offline"));
      if (error.code === "NO_ANSWER") return setFailure(translate("importDialog.noAnswer"));
      const words = error.isUncertain ? "importDialog.uncertain" : "importDialog.failed";
      return setFailure(translate(words, { reason: endSentence(error.message) }));
    }
    const made = outcome.answer;
    onDone();
    await router.navigate({ href: addressOf("map", { tripId: made.id, routeId: showTrip }) });
    void askPicturesOf(made);
    showToast("ok", translate("importDialog.imported", { name: made.name }), {
      label: translate("importDialog.undo"),
      run: () => void undo(made),
    });
  };

  const run = async (preview: ImportPreview, plan: PlannedTrip): Promise<void> => {
    if (isRunning.current) return;
    setFailure(null);
    const name = tripName.safeParse(preview.name);
    setNameError(
      name.success ? null : translateMessage(translate, fieldMessages(name.error)[""] ?? ""),
    );
    const trip = tripOf({ ...preview, name: name.data ?? "" }, plan, currency);
    if (!name.success || !trip) return;
    isRunning.current = true;
    await send(trip, preview.readAt);
    isRunning.current = false;
  };
  return {
    run,
    isBusy: importing.isBusy,
    failure,
    nameError,
    forgetFailures: () => {
      setFailure(null);
      setNameError(null);
    },
  };
}
