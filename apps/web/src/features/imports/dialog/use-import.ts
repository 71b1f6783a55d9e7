import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { exportsEndpoints } from "@castor/core/endpoints/exports.ts";
import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import type { PlannedTrip } from "@castor/core/imports/planned-trip.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { name as tripName } from "@castor/core/schemas/texts.ts";
import { fieldMessages } from "@castor/core/schemas/validation.ts";
import { pairThings } from "@castor/core/trips/pair-things.ts";
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
import { useIsThere } from "../../../ui/interaction/use-is-there.ts";
import { keepConfirmations } from "../bookings/keep-confirmations.ts";
import type { MadeTrip } from "../zip/add-zipped-files.ts";
import { nameSome } from "../zip/name-some.ts";
import type { FilePlan } from "../zip/plan-files.ts";
import { describeFileRefusal } from "./describe-file-refusal.ts";
import { type ImportPreview, tripOf } from "./import-preview.ts";

/** What brings files loads when there are some. */
const loadFiles = () => import("../zip/add-zipped-files.ts");
type AddFiles = Awaited<ReturnType<typeof loadFiles>>;

/** A trip at the limits over a slow connection. */
const timeoutMs = 120_000;

export interface ImportEnds {
  onImported: () => void;
  /** It was not undone while that was offered, and its confirmations wait for their upload. */
  onKept: () => void;
  onClose: () => void;
}

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Imports what the preview shows, once; then opens the trip, with an offer to undo. It goes on when its dialog is closed, and then
 * leaves the page as it is.
 */
export function useImport(currency: CurrencyId, { onImported, onKept, onClose }: ImportEnds) {
  const translate = useWords("common", "imports");
  const router = useRouter();
  const importing = useChange(exportsEndpoints.importJson, { timeoutMs });
  const [failure, setFailure] = useState<string | null>(null);
  const [nameError, setNameError] = useState<string | null>(null);
  const [running, setRunning] = useState<{ files: FilePlan | null; done: number } | null>(null);
  const isRunning = useRef(false);
  const isThere = useIsThere();

  /** `away`: what is said where the dialog is closed, with nothing to press again. */
  const fail = (reason: string, away = reason) => {
    if (isThere.current) setFailure(reason);
    else showToast("error", away);
  };

  const undo = async ({ id, name }: Trip, adding: AddFiles | null) => {
    if (router.state.location.pathname.includes(id))
      await router.navigate({ href: addressOf("trips") });
    const error = await removeTrip(id);
    if (error)
      return void showToast(
        "error",
        translate("importDialog.notUndone", { name, reason: error.message }),
      );
    const files = adding ?? (await loadFiles().catch(() => null));
    await files?.cancelUploadsOf(id);
    showToast("ok", translate("importDialog.undone", { name }));
  };

  const addFiles = async (adding: AddFiles, files: FilePlan, to: MadeTrip) => {
    const lost = await adding.addZippedFiles(files.taken, to, (done) =>
      setRunning({ files, done }),
    );
    if (lost.length > 0)
      showToast("error", translate("importFiles.lost", { names: nameSome(lost, translate) }));
  };

  const send = async (trip: Trip, { readAt, content }: ImportPreview, files: FilePlan | null) => {
    const file = toTripFile(trip, readAt);
    const read = readTripFile(file);
    if ("refused" in read) return fail(describeFileRefusal(read.refused, translate));
    const taken = files && files.taken.length > 0 ? files : null;
    const adding = taken && (await loadFiles().catch(() => "lost" as const));
    if (adding === "lost") {
      const reason = translate("actions.notOpened");
      return fail(translate("importDialog.failed", { reason }));
    }
    const outcome = await importing.run({ body: { jsonData: file } });
    if (!outcome.isDone) {
      const { error } = outcome;
      if (error.isOffline) return fail(translate("importDialog.offline"), error.message);
      if (error.code === "NO_ANSWER")
        return fail(translate("importDialog.noAnswer"), error.message);
      const words = error.isUncertain ? "importDialog.uncertain" : "importDialog.failed";
      return fail(
        translate(words, { reason: endSentence(error.message) }),
        error.isUncertain ? error.message : undefined,
      );
    }
    const made = outcome.answer;
    if (adding && taken)
      await addFiles(adding, taken, { tripId: made.id, ids: pairThings(read.trip, made) });
    const keeping =
      content.kind === "foreign" && content.confirmations
        ? keepConfirmations(content.confirmations, made, { tripId: made.id, open: null })
        : null;
    onImported();
    if (isThere.current) {
      onClose();
      await router.navigate({ href: addressOf("map", { tripId: made.id, routeId: showTrip }) });
    }
    void askPicturesOf(made);
    let isUndone = false;
    const takeBack = {
      label: translate("importDialog.undo"),
      run: () => {
        isUndone = true;
        void undo(made, adding);
      },
    };
    showToast("ok", translate("importDialog.imported", { name: made.name }), takeBack, {
      onGone: () => void keeping?.then((isKept) => isKept && !isUndone && onKept()),
    });
  };

  const run = async (
    preview: ImportPreview,
    plan: PlannedTrip,
    files: FilePlan | null,
  ): Promise<void> => {
    if (isRunning.current) return;
    setFailure(null);
    const name = tripName.safeParse(preview.name);
    setNameError(
      name.success ? null : translateMessage(translate, fieldMessages(name.error)[""] ?? ""),
    );
    const trip = tripOf({ ...preview, name: name.data ?? "" }, plan, currency);
    if (!name.success || !trip) return;
    isRunning.current = true;
    setRunning({ files, done: 0 });
    window.addEventListener("beforeunload", askToStay);
    try {
      await send(trip, preview, files);
    } finally {
      window.removeEventListener("beforeunload", askToStay);
      setRunning(null);
      isRunning.current = false;
    }
  };
  return {
    run,
    /** While it runs: the files of a ZIP that come along, and how many of them are in the queue of uploads by now. */
    running,
    failure,
    nameError,
    forgetFailures: () => {
      setFailure(null);
      setNameError(null);
    },
  };
}
