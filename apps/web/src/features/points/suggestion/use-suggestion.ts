import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import { useEffect, useRef, useState } from "react";
import { endSentence, type FormSave } from "../../../data/forms/use-form-save.ts";
import { toApiError } from "../../../data/http/api-error.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { useWords } from "../../../i18n/words.ts";
import type { PointValues } from "../form/point-values.ts";
import {
  listProposals,
  type PlaceSuggestion,
  suggestionOfPlace,
  suggestionOfText,
} from "./suggestion.ts";

/** What can be requested: a text about the place, or a search at its position. */
export type Question = "text" | "place";

/** Digits of coordinates: about a metre. */
const digits = 5;

type State =
  | { phase: "rest" | "applied" }
  | { phase: "asking"; question: Question }
  | { phase: "failed"; reason: string }
  /** `blockedSaves`: how many saves the review has blocked. */
  | { phase: "review"; suggestion: PlaceSuggestion; blockedSaves: number };

export type SuggestionHelp = ReturnType<typeof useSuggestion>;

/** Requests a suggestion for the point in a form. One request runs at a time, and closing the form aborts it. */
export function useSuggestion(values: PointValues) {
  const translate = useWords("common", "point-form");
  const [state, setState] = useState<State>({ phase: "rest" });
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
    setState({ phase: "asking", question });
    const { signal } = controller;
    const name = point.name.trim();
    const [lat, lng] = [point.lat.toFixed(digits), point.lng.toFixed(digits)];
    const askText = async () => {
      const input = { name, latitude: lat, longitude: lng };
      const timeoutMs = limits.draftWaitMs;
      const text = await callEndpoint(servicesEndpoints.describe, input, { signal, timeoutMs });
      return suggestionOfText(text, {
        tips: translate("pointHelp.tips"),
        mark: translate("pointHelp.mark"),
      });
    };
    const askPlace = async () => {
      const input = { lat, lng, ...(name && { name }) };
      return suggestionOfPlace(
        await callEndpoint(servicesEndpoints.place, input, { signal }),
        point,
      );
    };
    const next: State = await (question === "text" ? askText() : askPlace()).then(
      (suggestion) => ({ phase: "review", suggestion, blockedSaves: 0 }),
      (thrown: unknown) => ({
        phase: "failed",
        reason: translate("pointHelp.failed", { reason: endSentence(toApiError(thrown).message) }),
      }),
    );
    if (running.current !== controller) return;
    running.current = null;
    setState(next);
  };
  const leave = (phase: "rest" | "applied") => {
    stop();
    setState({ phase });
  };
  /** Blocks a save while a review is open: a suggestion counts against a daily limit and is not lost silently. */
  const guard = (saving: FormSave): FormSave => {
    if (state.phase !== "review" || listProposals(state.suggestion, values).length === 0)
      return saving;
    const onSubmit: FormSave["onSubmit"] = (event) => {
      event.preventDefault();
      setState({ ...state, blockedSaves: state.blockedSaves + 1 });
    };
    return { ...saving, hasChanges: true, onSubmit };
  };
  return { state, ask, leave, guard };
}
