import { pointTypeOf } from "@castor/core/points/point-types.ts";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { type Choice, SegmentedChoice } from "../../../ui/choices/segmented-choice.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Attribution } from "../../../ui/layout/attribution.tsx";
import type { PointValues } from "../form/point-values.ts";
import { HoursText } from "../hours/hours-text.tsx";
import {
  defaultChoice,
  hereM,
  listProposals,
  type PlaceSuggestion,
  type Proposal,
  type ProposalChoice,
  type ProposalChoices,
} from "./suggestion.ts";
import styles from "./suggestion-review.module.css";

export interface SuggestionReviewProps {
  suggestion: PlaceSuggestion;
  /** The present values of the form. */
  values: PointValues;
  /** How many saves were blocked because the review is not decided. */
  blockedSaves: number;
  onApply: (choices: ProposalChoices) => void;
  onDiscard: () => void;
}

const labels = {
  name: "points.name",
  typeId: "points.type",
  description: "points.description",
  address: "points.address",
  url: "points.url",
  workingHours: "points.workingHours",
} as const;

/** A suggestion beside the form's values, field by field: each is taken or left, and nothing changes before that. */
export function SuggestionReview(props: SuggestionReviewProps) {
  const { suggestion, values, blockedSaves, onApply, onDiscard } = props;
  const translate = useWords("common", "point-form");
  const { distance } = useFormats();
  const titleId = useId();
  const blockedSavesId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<ProposalChoices>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each blocked save moves the focus to the review again
  useEffect(() => title.current?.focus(), [blockedSaves]);

  const proposals = listProposals(suggestion, values);
  const choiceOf = (proposal: Proposal) =>
    choices[proposal.field] ?? defaultChoice(suggestion, proposal);
  const isNothingTaken = proposals.every((proposal) => choiceOf(proposal) === "keep");
  const { kind, source } = suggestion;
  const away = suggestion.distance ?? 0;
  const lead = {
    ai: () => translate("pointHelp.draftText", { source }),
    facts: () => translate("pointHelp.factsText"),
    found: () =>
      away < hereM
        ? translate("pointHelp.foundHere")
        : translate("pointHelp.foundAway", { distance: distance(away) }),
  };
  /** Without this, Enter in a choice would save the whole form. */
  const keepForm = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <section
      className={`stack gap-16 ${styles.review}`}
      aria-labelledby={titleId}
      onKeyDown={keepForm}
    >
      <div className={`row wrap items-center ${styles.head}`}>
        <h3
          ref={title}
          id={titleId}
          tabIndex={-1}
          className={`narrows bold breaks ${styles.title}`}
          dir="auto"
          aria-describedby={blockedSaves > 0 ? blockedSavesId : undefined}
        >
          {kind === "found"
            ? translate("pointHelp.foundTitle", { name: source })
            : translate(kind === "ai" ? "pointHelp.draftTitle" : "pointHelp.factsTitle")}
        </h3>
        {kind === "ai" ? (
          <span className={`inline-row items-center gap-6 small bold ${styles.mark}`}>
            <Icon name="alert-triangle" size={16} />
            {translate("pointHelp.checkFirst")}
          </span>
        ) : null}
        <p className={`secondary ${styles.lead}`}>{lead[kind]()}</p>
        <Attribution credits={suggestion.credits} />
      </div>
      {blockedSaves > 0 ? (
        <div id={blockedSavesId}>
          <Alert kind="warn">{translate("pointHelp.notDecided")}</Alert>
        </div>
      ) : null}
      {proposals.length === 0 ? (
        <Alert kind="info">{translate("pointHelp.nothingNew")}</Alert>
      ) : null}
      {proposals.map((proposal) => (
        <ProposedField
          key={proposal.field}
          proposal={proposal}
          choice={choiceOf(proposal)}
          onTake={(choice) => setChoices({ ...choices, [proposal.field]: choice })}
        />
      ))}
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button onClick={onDiscard}>
          {translate(proposals.length === 0 ? "actions.close" : "pointHelp.discard")}
        </Button>
        {proposals.length > 0 ? (
          <Button kind="primary" disabled={isNothingTaken} onClick={() => onApply(choices)}>
            {translate("pointHelp.apply")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

interface ProposedFieldProps {
  proposal: Proposal;
  choice: ProposalChoice;
  onTake: (choice: ProposalChoice) => void;
}

function ProposedField({ proposal, choice, onTake }: ProposedFieldProps) {
  const translate = useWords("common", "point-form");
  const { field, before, after } = proposal;
  const label = translate(labels[field]);
  const show = (text: string) => {
    if (field === "workingHours") return <HoursText text={text} />;
    return field === "typeId" ? translate(`points.types.${pointTypeOf(text).id}`) : text;
  };
  const choices: Choice<ProposalChoice>[] = [
    { value: "keep", label: translate(before ? "pointHelp.keep" : "pointHelp.leaveEmpty") },
    { value: "take", label: translate("pointHelp.take") },
  ];
  if (field === "description" && before)
    choices.push({ value: "add", label: translate("pointHelp.add") });
  return (
    <div className={`stack gap-8 ${styles.field}`}>
      <p className="small bold">{label}</p>
      <div className={`grid gap-8 ${styles.texts}`}>
        {before ? (
          <div className={`muted breaks ${styles.text}`} data-stays={choice !== "take"}>
            <span className={`secondary ${styles.whose}`}>{translate("pointHelp.yours")}</span>
            <p className={styles.mine} dir="auto">
              {show(before)}
            </p>
          </div>
        ) : null}
        <div className={`muted breaks ${styles.text}`} data-stays={choice !== "keep"}>
          <span className={`secondary ${styles.whose}`}>{translate("pointHelp.offered")}</span>
          <p dir="auto">{show(after)}</p>
        </div>
      </div>
      <SegmentedChoice
        label={label}
        value={choice}
        choices={choices}
        onChange={onTake}
        isSmall
        className={styles.choice}
      />
    </div>
  );
}
