import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { position } from "@castor/core/geo/position.ts";
import type { UseFormReturnType } from "@mantine/form";
import { type MouseEvent, useId, useLayoutEffect, useRef } from "react";
import { useConnection } from "../../../data/http/connection.ts";
import { useRead } from "../../../data/http/use-read.ts";
import { useSession } from "../../../data/session/session-store.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { PointValues } from "../form/point-values.ts";
import styles from "./point-help.module.css";
import { applySuggestion, type ProposalChoices } from "./suggestion.ts";
import { SuggestionReview } from "./suggestion-review.tsx";
import type { Question, SuggestionHelp } from "./use-suggestion.ts";

const freshMs = 3_600_000;

export interface PointHelpProps {
  form: UseFormReturnType<PointValues>;
  help: SuggestionHelp;
}

/** Suggests fields of a point, by AI or by search; the user reviews them before they are in the form. */
export function PointHelp({ form, help }: PointHelpProps) {
  const translate = useWords("common", "point-form");
  const hintId = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const asker = useRef<HTMLButtonElement>(null);
  const hasModel = useRead(servicesEndpoints.config, {}, { freshMs }).data?.ai === true;
  const isOnline = useConnection() === "online";
  const { isLoggedIn } = useSession();
  const { state, ask, leave } = help;
  const { values } = form;
  const coordinates = position.safeParse({ lat: values.lat, lng: values.lng }).data ?? null;
  const asked = state.phase === "asking" ? state.question : null;

  const canLookUp = isOnline && coordinates !== null;
  const isNamed = canLookUp && values.name.trim() !== "";
  const canDescribe = isNamed && isLoggedIn;
  const why = isOnline ? "pointHelp.needsName" : "pointHelp.needsNetwork";
  const hint = canDescribe ? null : isNamed ? "pointHelp.needsAccount" : why;
  const begin = (question: Question) => (event: MouseEvent<HTMLButtonElement>) => {
    asker.current = event.currentTarget;
    if (coordinates) void ask(question, { ...coordinates, name: values.name });
  };
  const close = (to: "rest" | "applied") => {
    leave(to);
    // The focused element is gone with the review. The button that asked may be disabled, when the name is empty.
    setTimeout(() => {
      const other = buttons.current?.querySelector<HTMLElement>("button:enabled");
      (asker.current?.disabled ? other : asker.current)?.focus();
    });
  };
  // A layout effect, so that the focus is back in the frame that shows the failure. It moves only when its element is gone.
  useLayoutEffect(() => {
    if (state.phase === "failed" && document.activeElement === document.body)
      asker.current?.focus();
  }, [state.phase]);
  const apply = (choices: ProposalChoices) => {
    if (state.phase !== "review") return;
    form.setValues(applySuggestion(state.suggestion, form.getValues(), choices));
    close("applied");
  };
  return (
    <div className="stack gap-8">
      <div ref={buttons} data-tour="look-up" className={`row wrap gap-8 ${styles.buttons}`}>
        <Button
          icon="search"
          isBusy={asked === "place"}
          isHeld={asked !== null}
          disabled={!canLookUp}
          aria-describedby={hintId}
          onClick={begin("place")}
        >
          {translate("points.lookUp")}
        </Button>
        <Button
          icon={hasModel ? "sparkles" : "info-circle"}
          isBusy={asked === "text"}
          isHeld={asked !== null}
          disabled={!canDescribe}
          aria-describedby={hintId}
          onClick={begin("text")}
        >
          {translate(hasModel ? "pointHelp.describe" : "pointHelp.facts")}
        </Button>
      </div>
      <p id={hintId} className="secondary">
        {translate(hint ?? "pointHelp.explained")}
      </p>
      {asked ? (
        <div className={`row items-center gap-12 ${styles.asking}`}>
          <p role="status">
            {translate(hasModel && asked === "text" ? "pointHelp.writing" : "pointHelp.asking")}
          </p>
          <Button kind="quiet" onClick={() => close("rest")}>
            {translate("pointHelp.stop")}
          </Button>
        </div>
      ) : null}
      {state.phase === "failed" ? <Alert kind="error">{state.reason}</Alert> : null}
      {state.phase === "applied" ? <Alert kind="ok">{translate("pointHelp.applied")}</Alert> : null}
      {state.phase === "review" ? (
        <SuggestionReview
          suggestion={state.suggestion}
          blockedSaves={state.blockedSaves}
          values={values}
          onApply={apply}
          onDiscard={() => close("rest")}
        />
      ) : null}
    </div>
  );
}
