import { limits } from "@castor/core/limits.ts";
import type { TripPerson } from "@castor/core/members/member.ts";
import { countTravellers, type Traveller } from "@castor/core/members/traveller.ts";
import { useId } from "react";
import { newKey } from "../../../data/http/new-key.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { SegmentedChoice } from "../../../ui/choices/segmented-choice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./travellers-list.module.css";

export interface TravellersListProps {
  travellers: readonly Traveller[];
  /** Those who plan the trip. */
  members: readonly Pick<TripPerson, "userId" | "name">[];
  /** The typed name of somebody who is not in the list yet. */
  typed: string;
  error: React.ReactNode;
  /** Who goes by the fields of the form. */
  counts: { adults: number | string; kids: number | string };
  onType: (name: string) => void;
  onChange: (travellers: Traveller[]) => void;
  onCounts: (counts: ReturnType<typeof countTravellers>) => void;
}

/** Somebody new in the list. */
export const makeTraveller = (
  name: string,
  { userId = null }: { userId?: string | null } = {},
): Traveller => ({ id: newKey(), name: name.trim(), isKid: false, userId });

/** Who goes: added by name or from the members, each an adult or a kid. It proposes the numbers of both. */
export function TravellersList(props: TravellersListProps) {
  const { travellers, members, typed, error, counts, onType, onChange, onCounts } = props;
  const translate = useWords("common", "trip-dialogs");
  const titleId = useId();
  const isFull = travellers.length >= limits.travellers;
  const others = members.filter(({ userId }) =>
    travellers.every((person) => person.userId !== userId),
  );
  const add = () => {
    if (typed.trim() === "" || isFull) return;
    onChange([...travellers, makeTraveller(typed)]);
    onType("");
  };
  const proposed = countTravellers(travellers);
  const isOther =
    String(proposed.adults) !== String(counts.adults) ||
    String(proposed.kids) !== String(counts.kids);
  return (
    <section className="stack gap-8" aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {translate("trips.travellers")}
      </h3>
      {travellers.length > 0 ? (
        <ul className="plain-list stack gap-4">
          {travellers.map((person) => (
            <Person
              key={person.id}
              person={person}
              onKid={(isKid) =>
                onChange(travellers.map((one) => (one === person ? { ...person, isKid } : one)))
              }
              onRemove={() => onChange(travellers.filter((one) => one !== person))}
            />
          ))}
        </ul>
      ) : null}
      {isFull ? null : (
        <div className="row items-start gap-8">
          <TextField
            className="grow"
            label={translate("tripDialogs.travellerName")}
            placeholder={translate("tripDialogs.travellerPlaceholder")}
            maxLength={limits.travellerName}
            value={typed}
            error={error}
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.ctrlKey || event.metaKey || typed.trim() === "")
                return;
              // The form is not saved by it.
              event.preventDefault();
              add();
            }}
          />
          <Button
            icon="plus"
            className={styles.add}
            aria-disabled={typed.trim() === "" || undefined}
            onClick={add}
          >
            {translate("tripDialogs.addTraveller")}
          </Button>
        </div>
      )}
      {others.length > 0 && !isFull ? (
        <div className={`row wrap ${styles.quiet}`}>
          {others.map(({ userId, name }) => (
            <Button
              key={userId}
              kind="quiet"
              icon="plus"
              onClick={() => onChange([...travellers, makeTraveller(name, { userId })])}
            >
              {name}
            </Button>
          ))}
        </div>
      ) : null}
      {travellers.length > 0 && isOther ? (
        <div className={`row ${styles.quiet}`}>
          <Button kind="quiet" icon="users" onClick={() => onCounts(proposed)}>
            {translate("tripDialogs.setCounts", proposed)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface PersonProps {
  person: Traveller;
  onKid: (isKid: boolean) => void;
  onRemove: () => void;
}

function Person({ person: { name, isKid, userId }, onKid, onRemove }: PersonProps) {
  const translate = useWords("common", "trip-dialogs");
  return (
    <li className="row items-center gap-8">
      <span className="grow stack breaks" dir="auto">
        {name}
        {userId ? <span className="secondary">{translate("tripDialogs.isMember")}</span> : null}
      </span>
      <SegmentedChoice
        isSmall
        label={name}
        value={isKid ? "kid" : "adult"}
        choices={[
          { value: "adult", label: translate("tripDialogs.adult") },
          { value: "kid", label: translate("tripDialogs.kid") },
        ]}
        onChange={(value) => onKid(value === "kid")}
      />
      <IconButton
        icon="x"
        label={translate("tripDialogs.removeTraveller", { name })}
        onClick={onRemove}
      />
    </li>
  );
}
