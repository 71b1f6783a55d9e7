import { pointTypeOf } from "@castor/core/points/point-types.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { listPlaceCredits } from "@castor/core/services/places/list-place-credits.ts";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ThingIcon } from "../../ui/icons/thing-icon.tsx";
import { Attribution } from "../../ui/layout/attribution.tsx";
import { AddButtons, type AddButtonsProps } from "./place/add-buttons.tsx";
import { PlaceHours } from "./place/place-hours.tsx";
import styles from "./place-card.module.css";

export interface PlaceCardProps {
  label: string;
  place: Partial<FoundPlace> & { lat: number; lng: number };
  /** The name of a position that has none of its own; null where the place has one. */
  name: { value: string; usualName: string; onChange: (name: string) => void } | null;
  /** When one would be there; null while unknown. */
  times: StopTimes | null;
  /** How far it is, and from where. */
  origin: string | null;
  /** Absent for read-only users. */
  adding: AddButtonsProps | null;
  onClose: () => void;
  /** More about the place. */
  children?: ReactNode;
}

/** A found place, with one press that adds it to a day. Enter, also in its name, opens its form. */
export function PlaceCard(props: PlaceCardProps) {
  const { label, place, name, times, origin, adding, onClose, children } = props;
  const translate = useWords("common");
  const { typeId = "Other", address, workingHours, source } = place;
  const { icon, color } = pointTypeOf(typeId);
  const kind = typeId === "Other" ? null : translate(`points.types.${typeId}`);
  return (
    <section className={`stack gap-4 ${styles.card}`} aria-label={label} data-map-cover="">
      <div className="row items-center gap-8">
        <ThingIcon name={icon} color={color} className="rigid" />
        {name ? (
          <TextField
            className="grow"
            aria-label={translate("points.name")}
            value={name.value}
            placeholder={name.usualName}
            enterKeyHint="done"
            autoComplete="off"
            dir="auto"
            readOnly={!adding}
            onChange={(event) => name.onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing || !adding) return;
              (adding.onDetails ?? adding.onAdd)();
            }}
          />
        ) : (
          <h2 className={`narrows bold few-lines ${styles.name}`} dir="auto">
            {place.name}
          </h2>
        )}
        <span data-tour-slot="short" />
        <IconButton icon="x" label={translate("actions.close")} onClick={onClose} />
      </div>
      {kind || address ? (
        <p className={`secondary few-lines ${styles.fact}`} dir="auto">
          {[kind, address].filter(Boolean).join(" · ")}
        </p>
      ) : null}
      {workingHours ? (
        <PlaceHours point={{ workingHours, lat: place.lat, lng: place.lng }} times={times} />
      ) : null}
      {children}
      {origin ? (
        <p className={`secondary few-lines ${styles.fact}`} dir="auto">
          {origin}
        </p>
      ) : null}
      {source ? <Attribution credits={listPlaceCredits([source])} /> : null}
      {adding ? <AddButtons {...adding} /> : null}
    </section>
  );
}
