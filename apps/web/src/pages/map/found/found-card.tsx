import { distanceBetween } from "@castor/core/geo/position.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useTour } from "../../../data/tours/tours-store.ts";
import { PlaceCard } from "../../../features/points/place-card.tsx";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import type { MapInset } from "../../../map/camera/map-camera.ts";
import { useDayChoices } from "../../../things/use-day-choices.ts";
import { useLayer } from "../../../ui/layers/use-layer.ts";
import { addPlace, moveOf } from "../actions/add-place.ts";
import { addIdea } from "../actions/use-idea-actions.ts";
import type { MapEvent } from "../map-screen.ts";
import styles from "./found-card.module.css";
import { FoundLookup } from "./found-lookup.tsx";
import { type FoundOnMap, fieldsOfDraft, withKnown } from "./found-on-map.ts";
import { useArrival } from "./use-arrival.ts";
import type { DayForPlace } from "./use-day-for-place.ts";
import { useFreePlace } from "./use-free-place.ts";
import { useKnownPlace } from "./use-known-place.ts";
import { useNewDay } from "./use-new-day.ts";

/** A longer name of a day would not fit on the button, which says its date instead. */
const shortName = 14;
/** Longer than a double press, in milliseconds. */
const addedMs = 600;

export interface FoundCardProps {
  trip: Trip;
  found: FoundOnMap;
  forPlace: DayForPlace;
  /** The sheet over the map's lower edge. */
  inset: MapInset;
  onEvent: (event: MapEvent) => void;
  onAdded: (dayId: string) => void;
  /** Gives the focus back to where the place came from. */
  onLeave: () => void;
}

/** The card of the red marker: what is there, and one press that adds it to a day. */
export function FoundCard(props: FoundCardProps) {
  const { trip, found, forPlace, inset, onEvent, onAdded, onLeave } = props;
  const { subject, pressed, isAdded } = found;
  const isPosition = subject.name === undefined;
  const translate = useWords("common", "found");
  const formats = useFormats();
  const read = useKnownPlace(isPosition ? subject : null);
  const draft = withKnown(subject, read.data);
  const { day, choose } = forPlace;
  const times = useArrival(draft.workingHours ? day : null, draft, trip.routes);
  const choices = useDayChoices(trip);
  const [typed, setTyped] = useState<string | null>(null);
  const usualName = translate("found.defaultName", { number: (day?.points.length ?? 0) + 1 });
  const newDay = useNewDay(trip);

  const close = () => {
    onEvent({ kind: "forgetFound" });
    onLeave();
  };
  useLayer(!isAdded, close);
  useTour("foundPointTour", trip.canEdit && !isAdded);
  const forget = useEffectEvent(() => onEvent({ kind: "forgetFound" }));
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(forget, addedMs);
    return () => clearTimeout(timer);
  }, [isAdded]);
  const box = useFreePlace(pressed);

  const named = typed === null ? draft : { ...draft, name: typed };
  const add = () => {
    if (isAdded) return;
    const fields = fieldsOfDraft(named, usualName);
    const dayId = addPlace(trip.id, day ?? newDay, fields, moveOf(trip, onEvent));
    if (!day) choose(dayId);
    onEvent({ kind: "addedFound" });
    onAdded(dayId);
    onLeave();
  };
  const keep = () => {
    if (isAdded) return;
    addIdea(trip.id, fieldsOfDraft(named, usualName));
    onEvent({ kind: "addedFound" });
    onLeave();
  };
  const formatDay = ({ name, date }: Pick<Route, "name" | "date">) =>
    name.length <= shortName
      ? translate("found.addTo", { day: name })
      : translate("found.addOn", { date: formats.date(dayOf(date), "short") });
  const last = day?.points.at(-1);
  const origin =
    last &&
    translate("found.away", {
      distance: formats.distance(distanceBetween(last, subject)),
      name: last.name,
    });
  const edge = { "--inset-bottom": `${inset.bottom}px` } as React.CSSProperties;
  return (
    <div ref={box} className={`row justify-center ${styles.place}`} style={edge} data-found-card>
      <PlaceCard
        label={translate(isPosition ? "found.position" : "found.card")}
        place={draft}
        name={
          isPosition ? { value: typed ?? draft.name ?? "", usualName, onChange: setTyped } : null
        }
        times={times}
        origin={origin ?? null}
        adding={
          trip.canEdit
            ? {
                isAdded,
                label: formatDay(day ?? newDay),
                days: [
                  ...choices.map(({ value, label }) => ({ label, onChoose: () => choose(value) })),
                  {
                    label: translate("found.newDay", {
                      date: formats.date(dayOf(newDay.date), "short"),
                    }),
                    icon: "plus" as const,
                    onChoose: () => choose(null),
                  },
                  { label: translate("ideas.take"), icon: "flag" as const, onChoose: keep },
                ],
                onAdd: add,
                onDetails: day
                  ? () => {
                      const dialog = { kind: "newPoint", draft: named, routeId: day.id } as const;
                      onEvent({ kind: "open", dialog });
                    }
                  : null,
              }
            : null
        }
        onClose={close}
      >
        {isPosition ? (
          <FoundLookup position={subject} read={read} isNamed={draft.name !== undefined} />
        ) : null}
      </PlaceCard>
    </div>
  );
}
