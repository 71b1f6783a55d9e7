import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { useId } from "react";
import { closeUnsentList } from "../../../data/trip-changes/unsent/asked-list.ts";
import type { Decision } from "../../../data/trip-changes/unsent/decide-change.ts";
import type {
  BlockReason,
  UnsentChange,
} from "../../../data/trip-changes/unsent/unsent-changes.ts";
import { copyText } from "../../../device/copy-text.ts";
import { type TranslateWith, useWords } from "../../../i18n/words.ts";
import { ConflictValues } from "../../../things/conflict-values.tsx";
import { describeAttachmentField } from "../../../things/field-words/describe-attachment-field.ts";
import { describeItemField } from "../../../things/field-words/describe-item-field.ts";
import { describeNoteField } from "../../../things/field-words/describe-note-field.ts";
import { describePointField } from "../../../things/field-words/describe-point-field.ts";
import { describeRouteField } from "../../../things/field-words/describe-route-field.ts";
import { describeTripField } from "../../../things/field-words/describe-trip-field.ts";
import type { FieldWords } from "../../../things/field-words/field-words.ts";
import { type FormatMoney, useMoneyFormat } from "../../../things/field-words/use-money-format.ts";
import { Button, ButtonLink } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { typedText } from "./typed-text.ts";
import styles from "./unsent-list.module.css";

export interface BlockedChoiceProps {
  change: UnsentChange;
  reason: BlockReason;
  /** What the change does, in words: it tells the buttons of several changes apart. */
  what: string;
  nameOfThing: (id: string) => string;
  /** The decision that is being carried out; null when none is. */
  deciding: Decision | null;
  onDecide: (decision: Decision) => void;
}

/** The page with the text whose task could not be ticked. */
const whereItIs = ({ tripId, change }: UnsentChange): string =>
  change.name === "notes.tick"
    ? addressOf("tasks", { tripId })
    : addressOf("map", { tripId, routeId: showTrip });

/** Why a change was not sent, and one press to decide. */
export function BlockedChoice(props: BlockedChoiceProps) {
  const { change, reason, what, nameOfThing, deciding, onDecide } = props;
  const translate = useWords("common", "unsent", "booking");
  const ofConflicts = useWords("common", "conflicts");
  const formatMoney = useMoneyFormat();
  const why = useId();
  const choice = (decision: Decision, label: string, isMain = false) => (
    <Button
      kind={isMain ? "primary" : "secondary"}
      isBusy={deciding === decision}
      isHeld={deciding !== null}
      aria-label={`${label}: ${what}`}
      aria-describedby={why}
      onClick={() => onDecide(decision)}
    >
      {label}
    </Button>
  );
  const copy = async (text: string) => {
    if (await copyText(text)) showToast("ok", translate("unsentList.copied"));
    else showToast("error", translate("unsentList.notCopied"));
  };
  const text = reason.kind === "conflict" ? "" : typedText(change.change);
  const copying = text ? (
    <Button kind="quiet" icon="copy" onClick={() => void copy(text)}>
      {translate("unsentList.copyText")}
    </Button>
  ) : null;
  if (reason.kind === "conflict")
    return (
      <>
        <p id={why}>{translate("unsentList.conflict")}</p>
        {/* The name of a thing tells its kind. */}
        {reason.fields
          .filter(({ path }) => path !== "kind")
          .map(({ path, mine, theirs }) => (
            <ConflictValues
              key={path}
              words={describeChangeField(
                change.change,
                path,
                translate,
                nameOfThing,
                formatMoney(reason.currencies),
              )}
              mine={mine}
              theirs={theirs}
            />
          ))}
        <div className="row wrap gap-8">
          {choice("mine", ofConflicts("conflicts.keep"))}
          {choice("theirs", ofConflicts("conflicts.take"))}
        </div>
      </>
    );
  const isGone = reason.kind === "gone";
  return (
    <>
      <p id={why}>
        {isGone
          ? translate("unsentList.gone")
          : translate("unsentList.refused", { reason: reason.message })}
      </p>
      {text ? <p className={`few-lines ${styles.typed}`}>{text}</p> : null}
      <div className="row wrap gap-8">
        {isGone
          ? reason.canRestore && choice("restore", translate("unsentList.restore"))
          : !reason.isFinal && choice("again", translate("unsentList.again"))}
        {!isGone && reason.isFinal ? (
          <ButtonLink href={whereItIs(change)} icon="notes" onClick={closeUnsentList}>
            {translate("unsentList.look")}
          </ButtonLink>
        ) : null}
        {choice("discard", translate("unsentList.discard"))}
        {copying}
      </div>
    </>
  );
}

/** The words of a field that a change changes. */
function describeChangeField(
  { name }: Pick<TripChange, "name">,
  path: string,
  translate: TranslateWith<"unsent" | "booking">,
  nameOfThing: (id: string) => string,
  formatMoney: FormatMoney,
): FieldWords {
  const [noun] = name.split(".");
  if (noun === "points") return describePointField(path, translate, formatMoney);
  if (noun === "finance") return describeItemField(path, translate, formatMoney);
  if (noun === "routes") return describeRouteField(path, translate);
  if (noun === "notes") return describeNoteField(path, translate, nameOfThing);
  if (noun === "attachments") return describeAttachmentField(path, translate, nameOfThing);
  return describeTripField(path, translate);
}
