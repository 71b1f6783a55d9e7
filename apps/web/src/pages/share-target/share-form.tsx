import { isShortLink } from "@castor/core/geo/pasted/links/short-link.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useRouter } from "@tanstack/react-router";
import { type SubmitEvent, useMemo, useState } from "react";
import { askForDialog } from "../../data/asked-dialog.ts";
import { findByWords } from "../../features/imports/find-by-words.ts";
import {
  joinShared,
  readSharedPlace,
  type SharedPlace,
  type SharedText,
} from "../../features/imports/read-shared-place.ts";
import { draftNote } from "../../features/notes/draft-note.ts";
import { draftPoint } from "../../features/points/draft-point.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { focusUnread } from "../../ui/fields/focus-unread.ts";
import { ChooseTrip } from "./choose-trip.tsx";
import styles from "./share-form.module.css";

const kinds = ["point", "note"] as const;
type Kind = (typeof kinds)[number];

export interface ShareFormProps {
  share: SharedText;
  /** It is in a form now, or not wanted. */
  onDone: () => void;
}

/** Asks which trip gets what was shared, and as what; then that form opens with it. */
export function ShareForm({ share, onDone }: ShareFormProps) {
  const translate = useWords("common", "share-target");
  const router = useRouter();
  const place = useMemo(() => readSharedPlace(share), [share]);
  const text = useMemo(() => joinShared(share), [share]);
  const isLinked = place.position === null && isShortLink(place.url);
  const [wish, setWish] = useState<Kind>(place.position || isLinked ? "point" : "note");
  const [isBusy, setBusy] = useState(false);
  const kindIn = ({ routesCount }: TripSummary): Kind => (routesCount > 0 ? wish : "note");

  const addPoint = async (tripId: string) => {
    const { name, url, description } = place;
    const position = place.position ?? (isLinked ? await findLinked(place) : null);
    const known = position && { ...position, name, url };
    // The draft holds what a found place has no field for.
    if (!known || description) draftPoint(tripId, known, { name, url, description }, Date.now());
    askForDialog(tripId, { kind: "newPoint", draft: known });
    return addressOf("map", { tripId, routeId: showTrip });
  };
  const addNote = (tripId: string) => {
    draftNote(tripId, text, Date.now());
    askForDialog(tripId, { kind: "newNote" });
    return addressOf("tasks", { tripId });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>, trip: TripSummary) => {
    event.preventDefault();
    if (isBusy || focusUnread(event.currentTarget)) return;
    setBusy(true);
    const href = kindIn(trip) === "point" ? await addPoint(trip.id) : addNote(trip.id);
    onDone();
    void router.navigate({ href, replace: true });
  };
  const discard = () => {
    onDone();
    void router.navigate({ href: addressOf("home"), replace: true });
  };
  return (
    <ChooseTrip>
      {(trip, field) => (
        <form className="grid gap-20" onSubmit={(event) => void submit(event, trip)}>
          <figure className={styles.shared}>
            <figcaption className={styles.label}>{translate("shareTarget.shared")}</figcaption>
            <blockquote dir="auto">{text}</blockquote>
          </figure>
          {field}
          {trip.routesCount > 0 ? (
            <SegmentedChoice
              label={translate("shareTarget.as")}
              isLabelShown
              value={kindIn(trip)}
              choices={kinds.map((value) => ({
                value,
                label: translate(`shareTarget.kinds.${value}`),
              }))}
              onChange={setWish}
            />
          ) : (
            <p className="secondary">{translate("shareTarget.noDays")}</p>
          )}
          <div className={`row wrap gap-12 ${styles.buttons}`}>
            <Button onClick={discard}>{translate("actions.cancel")}</Button>
            <Button kind="primary" type="submit" isBusy={isBusy}>
              {translate("shareTarget.go")}
            </Button>
          </div>
        </form>
      )}
    </ChooseTrip>
  );
}

/** Where a short link leads, by the server; null without an answer: the form asks for the position then. */
async function findLinked({ name, url }: SharedPlace): Promise<Position | null> {
  try {
    return await findByWords(`${name} ${url}`.trim());
  } catch {
    return null;
  }
}
