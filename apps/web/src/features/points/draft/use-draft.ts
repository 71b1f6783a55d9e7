import type { Position } from "@castor/core/basics/geo.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import { useEffect, useRef, useState } from "react";
import { toApiError } from "../../../data/api-error.ts";
import { callEndpoint } from "../../../data/call-endpoint.ts";
import { endSentence, type FormSave } from "../../../data/use-form-save.ts";
import { useWords } from "../../../i18n/words.ts";
import type { PointValues } from "../point-values.ts";
import { type Draft, draftOfPlace, draftOfText, listProposals } from "./draft.ts";

/** What may be asked for: a text about the point's place, or what the search knows there. */
export type Question = "text" | "place";

/** Of coordinates: about a metre. */
const digits = 5;

type State =
  | { at: "rest" | "applied" }
  | { at: "asking"; question: Question }
  | { at: "failed"; reason: string }
  /** `heldBack`: how many saves it has held back. */
  | { at: "review"; draft: Draft; heldBack: number };

export type DraftHelp = ReturnType<typeof useDraft>;

/** Asks for a draft of the point in a form; one question at a time, which ends with the form. */
export function useDraft(values: PointValues) {
  const translate = useWords();
  const [state, setState] = useState<State>({ at: "rest" });
  const running = useRef<AbortController | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  const ask = async (question: Question, point: Position & { name: string }) => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    setState({ at: "asking", question });
    const { signal } = controller;
    const name = point.name.trim();
    const [lat, lng] = [point.lat.toFixed(digits), point.lng.toFixed(digits)];
    const askText = async () => {
      const input = { name, latitude: lat, longitude: lng };
      const timeoutMs = limits.draftWaitMs;
      const text = await callEndpoint(endpoints.services.describe, input, { signal, timeoutMs });
      return draftOfText(text, {
        tips: translate("pointHelp.tips"),
        mark: translate("pointHelp.mark"),
      });
    };
    const askPlace = async () => {
      const input = { lat, lng, ...(name && { name }) };
      return draftOfPlace(await callEndpoint(endpoints.services.place, input, { signal }), point);
    };
    const next: State = await (question === "text" ? askText() : askPlace()).then(
      (draft) => ({ at: "review", draft, heldBack: 0 }),
      (thrown: unknown) => ({
        at: "failed",
        reason: translate("pointHelp.failed", { reason: endSentence(toApiError(thrown).message) }),
      }),
    );
    if (running.current !== controller) return;
    running.current = null;
    setState(next);
  };
  const leave = (at: "rest" | "applied") => {
    stop();
    setState({ at });
  };
  /** Saving a form with a review in it: a draft may have cost a place of the day's few, so it is not lost unasked. */
  const guard = (saving: FormSave): FormSave => {
    if (state.at !== "review" || listProposals(state.draft, values).length === 0) return saving;
    const onSubmit: FormSave["onSubmit"] = (event) => {
      event.preventDefault();
      setState({ ...state, heldBack: state.heldBack + 1 });
    };
    return { ...saving, hasChanges: true, onSubmit };
  };
  return { state, ask, leave, guard };
}
