import { position } from "@castor/core/basics/geo.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { UseFormReturnType } from "@mantine/form";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { useRead } from "../../../data/use-read.ts";
import { useIsOnline } from "../../../device/use-is-online.ts";
import { useWords } from "../../../i18n/words.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PointValues } from "../point-values.ts";
import { type Takings, takeDraft } from "./draft.ts";
import { DraftReview } from "./draft-review.tsx";
import styles from "./point-help.module.css";
import type { DraftHelp, Question } from "./use-draft.ts";

const freshMs = 3_600_000;

export interface PointHelpProps {
  form: UseFormReturnType<PointValues>;
  help: DraftHelp;
  className: string | undefined;
}

/** Fills in a point for somebody: a draft, or what the search knows, which they review before any of it is in the form. */
export function PointHelp({ form, help, className }: PointHelpProps) {
  const translate = useWords();
  const hintId = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const asker = useRef<HTMLButtonElement>(null);
  const hasModel = useRead(endpoints.services.config, {}, { freshMs }).data?.ai === true;
  const isOnline = useIsOnline();
  const { state, ask, leave } = help;
  const { values } = form;
  const spot = position.safeParse({ lat: values.lat, lng: values.lng }).data ?? null;
  const asked = state.at === "asking" ? state.question : null;

  const canLookUp = isOnline && spot !== null;
  const canDescribe = canLookUp && values.name.trim() !== "";
  const hint = canDescribe ? null : isOnline ? "pointHelp.needsName" : "pointHelp.needsNetwork";
  const begin = (question: Question) => (event: MouseEvent<HTMLButtonElement>) => {
    asker.current = event.currentTarget;
    if (spot) void ask(question, { ...spot, name: values.name });
  };
  const close = (to: "rest" | "applied") => {
    leave(to);
    // What had the focus is gone with the review; the name may be too, without which nothing is asked again.
    setTimeout(() => {
      const other = buttons.current?.querySelector<HTMLElement>("button:enabled");
      (asker.current?.disabled ? other : asker.current)?.focus();
    });
  };
  useEffect(() => {
    // What had the focus may be gone; who has gone on to another field stays there.
    if (state.at === "failed" && document.activeElement === document.body) asker.current?.focus();
  }, [state.at]);
  const apply = (takings: Takings) => {
    if (state.at !== "review") return;
    form.setValues(takeDraft(state.draft, form.getValues(), takings));
    close("applied");
  };
  return (
    <div className={[styles.help, className].join(" ")}>
      <div ref={buttons} className={styles.buttons}>
        <Button
          icon={hasModel ? "sparkles" : "info-circle"}
          isBusy={asked === "text"}
          isHeld={asked !== null}
          disabled={!canDescribe}
          aria-describedby={hint ? hintId : undefined}
          onClick={begin("text")}
        >
          {translate(hasModel ? "pointHelp.describe" : "pointHelp.facts")}
        </Button>
        <Button
          icon="search"
          isBusy={asked === "place"}
          isHeld={asked !== null}
          disabled={!canLookUp}
          aria-describedby={hint ? hintId : undefined}
          onClick={begin("place")}
        >
          {translate("pointHelp.lookUp")}
        </Button>
      </div>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {translate(hint)}
        </p>
      ) : null}
      {asked ? (
        <div className={styles.asking}>
          <p role="status">
            {translate(hasModel && asked === "text" ? "pointHelp.writing" : "pointHelp.asking")}
          </p>
          <Button kind="quiet" onClick={() => close("rest")}>
            {translate("pointHelp.stop")}
          </Button>
        </div>
      ) : null}
      {state.at === "failed" ? <Alert kind="error">{state.reason}</Alert> : null}
      {state.at === "applied" ? <Alert kind="ok">{translate("pointHelp.applied")}</Alert> : null}
      {state.at === "review" ? (
        <DraftReview
          draft={state.draft}
          heldBack={state.heldBack}
          values={values}
          onApply={apply}
          onDiscard={() => close("rest")}
        />
      ) : null}
    </div>
  );
}
