import { pointTypeOf } from "@castor/core/points/point-types.ts";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Credits } from "../../../ui/credits.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type Choice, SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import { HoursText } from "../hours/hours-text.tsx";
import type { PointValues } from "../point-values.ts";
import {
  type Draft,
  hereM,
  listProposals,
  type Proposal,
  type Taking,
  type Takings,
  usualTaking,
} from "./draft.ts";
import styles from "./draft-review.module.css";

export interface DraftReviewProps {
  draft: Draft;
  /** What the form holds now. */
  values: PointValues;
  /** How many saves it has held back, since it is not decided yet. */
  heldBack: number;
  onApply: (takings: Takings) => void;
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

/** A draft field by field beside what the form holds: each is taken or left, and nothing changes before that is done. */
export function DraftReview(props: DraftReviewProps) {
  const { draft, values, heldBack, onApply, onDiscard } = props;
  const translate = useWords();
  const { distance } = useFormats();
  const titleId = useId();
  const heldBackId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [takings, setTakings] = useState<Takings>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save that it holds back leads to it again
  useEffect(() => title.current?.focus(), [heldBack]);

  const proposals = listProposals(draft, values);
  const takingOf = (proposal: Proposal) => takings[proposal.field] ?? usualTaking(draft, proposal);
  const isNothingTaken = proposals.every((proposal) => takingOf(proposal) === "keep");
  const { kind, source } = draft;
  const away = draft.distance ?? 0;
  const lead = {
    ai: () => translate("pointHelp.draftText", { source }),
    facts: () => translate("pointHelp.factsText"),
    found: () =>
      away < hereM
        ? translate("pointHelp.foundHere")
        : translate("pointHelp.foundAway", { distance: distance(away) }),
  };
  /** Enter in a choice would save the whole form. */
  const keepForm = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <section className={styles.review} aria-labelledby={titleId} onKeyDown={keepForm}>
      <div className={styles.head}>
        <h3
          ref={title}
          id={titleId}
          tabIndex={-1}
          className={styles.title}
          dir="auto"
          aria-describedby={heldBack > 0 ? heldBackId : undefined}
        >
          {kind === "found"
            ? translate("pointHelp.foundTitle", { name: source })
            : translate(kind === "ai" ? "pointHelp.draftTitle" : "pointHelp.factsTitle")}
        </h3>
        {kind === "ai" ? (
          <span className={styles.mark}>
            <Icon name="alert-triangle" size={16} />
            {translate("pointHelp.checkFirst")}
          </span>
        ) : null}
        <p className={styles.lead}>{lead[kind]()}</p>
        <Credits credits={draft.credits} />
      </div>
      {heldBack > 0 ? (
        <div id={heldBackId}>
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
          taking={takingOf(proposal)}
          onTake={(taking) => setTakings({ ...takings, [proposal.field]: taking })}
        />
      ))}
      <div className={styles.actions}>
        <Button onClick={onDiscard}>{translate("pointHelp.discard")}</Button>
        {proposals.length > 0 ? (
          <Button kind="primary" disabled={isNothingTaken} onClick={() => onApply(takings)}>
            {translate("pointHelp.apply")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

interface ProposedFieldProps {
  proposal: Proposal;
  taking: Taking;
  onTake: (taking: Taking) => void;
}

function ProposedField({ proposal, taking, onTake }: ProposedFieldProps) {
  const translate = useWords();
  const { field, before, after } = proposal;
  const label = translate(labels[field]);
  const show = (text: string) => {
    if (field === "workingHours") return <HoursText text={text} />;
    return field === "typeId" ? translate(`points.types.${pointTypeOf(text).id}`) : text;
  };
  const choices: Choice<Taking>[] = [
    { value: "keep", label: translate(before ? "pointHelp.keep" : "pointHelp.leaveEmpty") },
    { value: "take", label: translate("pointHelp.take") },
  ];
  if (field === "description" && before)
    choices.push({ value: "add", label: translate("pointHelp.add") });
  return (
    <div className={styles.field}>
      <p className={styles.label}>{label}</p>
      <div className={styles.texts}>
        {before ? (
          <div className={styles.text} data-stays={taking !== "take"}>
            <span className={styles.whose}>{translate("pointHelp.yours")}</span>
            <p className={styles.mine} dir="auto">
              {show(before)}
            </p>
          </div>
        ) : null}
        <div className={styles.text} data-stays={taking !== "keep"}>
          <span className={styles.whose}>{translate("pointHelp.offered")}</span>
          <p dir="auto">{show(after)}</p>
        </div>
      </div>
      <SegmentedChoice
        label={label}
        value={taking}
        choices={choices}
        onChange={onTake}
        isSmall
        className={styles.choice}
      />
    </div>
  );
}
