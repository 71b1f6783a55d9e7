import type { Point } from "@castor/core/points/point.ts";
import { findTripPlaces, listTripPlaces, type TripPlace } from "@castor/core/points/trip-places.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./pick-existing/pick-existing.module.css";
import { PlaceRow } from "./pick-existing/place-row.tsx";

/** The most places shown at once. The search finds the others. */
const mostRows = 100;

export interface PickExistingDialogProps {
  routes: readonly Route[];
  /** The day that gets the picked points. */
  routeId: string;
  /** The days: id and label. */
  days: readonly { value: string; label: string }[];
  onPick: (points: readonly Point[]) => void;
  onClose: () => void;
}

/** Picks existing points of the trip, one or several, from any day. */
export function PickExistingDialog(props: PickExistingDialogProps) {
  const { routes, routeId, days, onPick, onClose } = props;
  const translate = useWords("common", "pick-existing");
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<readonly string[]>([]);
  const search = useDeferredValue(typed);
  const places = useMemo(() => listTripPlaces(routes), [routes]);
  const found = useMemo(() => findTripPlaces(places, search), [places, search]);
  const keys = useListKeys<HTMLDivElement>();
  const labelOf = (id: string) => days.find(({ value }) => value === id)?.label ?? "";
  const shown = found.slice(0, mostRows);
  const more = found.length - shown.length;
  const groups = groupByDay(shown);
  const chosen = places.filter(({ point }) => picked.includes(point.linkId));
  const pick = (linkId: string, isPicked: boolean) =>
    setPicked((before) =>
      isPicked ? [...before, linkId] : before.filter((other) => other !== linkId),
    );
  return (
    <Dialog
      isOpen
      title={translate("pickExisting.title", { day: labelOf(routeId) })}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <div {...keys}>
        <div className={styles.search}>
          <TextField
            data-autofocus
            type="search"
            aria-label={translate("pickExisting.search")}
            placeholder={translate("pickExisting.search")}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <div className={styles.results}>
          {[...groups].map(([id, group]) => (
            <section key={id} aria-label={labelOf(id)}>
              <h3 className={styles.day} dir="auto">
                {labelOf(id)}
              </h3>
              <ul className={styles.list}>
                {group.map((place) => (
                  <PlaceRow
                    key={place.point.linkId}
                    place={place}
                    alsoOn={place.routeIds.slice(1).map(labelOf).join(", ")}
                    isHere={place.routeIds.includes(routeId)}
                    isPicked={picked.includes(place.point.linkId)}
                    onPick={(isPicked) => pick(place.point.linkId, isPicked)}
                  />
                ))}
              </ul>
            </section>
          ))}
          <div className="secondary" role="status">
            {found.length === 0 ? (
              <EmptyState
                isSmall
                pose={places.length === 0 ? "unrolls-map" : "dives"}
                text={translate(
                  places.length === 0 ? "pickExisting.empty" : "pickExisting.notFound",
                )}
              />
            ) : more > 0 ? (
              translate("pickExisting.more", { count: more })
            ) : null}
          </div>
        </div>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{translate("actions.cancel")}</Button>
        <Button
          kind="primary"
          disabled={chosen.length === 0}
          onClick={() => onPick(chosen.map(({ point }) => point))}
        >
          {chosen.length === 0
            ? translate("pickExisting.addNone")
            : translate("pickExisting.add", { count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The places under the days of their first stops. */
function groupByDay(places: readonly TripPlace[]): Map<string, TripPlace[]> {
  const groups = new Map<string, TripPlace[]>();
  for (const place of places) {
    const { routeId } = place.point;
    groups.set(routeId, [...(groups.get(routeId) ?? []), place]);
  }
  return groups;
}

/** Arrow keys move from the search through the list and back. Enter picks the focused place, in the search the first. */
function useListKeys<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const boxes = [...(area.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const index = boxes.findIndex((box) => box.matches(":focus"));
    if (index < 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      boxes[index + step]?.focus();
    } else if (event.key === "Enter") {
      event.preventDefault();
      const box = boxes[index];
      (box?.type === "checkbox" ? box : boxes[1])?.click();
    }
  };
  return { ref: area, onKeyDown };
}
