import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import { pointTypeOf } from "@castor/core/points/point-types.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { creditsOfSources } from "@castor/core/services/place-sources.ts";
import { type CSSProperties, useEffect, useRef } from "react";
import type { FreeRoom } from "../../../device/use-free-room.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Credits } from "../../../ui/credits.tsx";
import { ThingIcon } from "../../../ui/thing-icon.tsx";
import styles from "./search-results.module.css";

interface SearchResultsProps {
  id: string;
  places: readonly FoundPlace[];
  /** Which one Enter takes. */
  active: number;
  state: "idle" | "busy" | "problem";
  message: string | null;
  /** Where the map looked: each place says how far away from there it is. */
  near: Position | null;
  /** What of the screen is free for them; null until it is known. */
  room: FreeRoom | null;
  onChoose: (place: FoundPlace) => void;
}

/** What a search found, or why nothing; the focus stays in the field. */
export function SearchResults(props: SearchResultsProps) {
  const { id, places, active, state, message, near, room, onChoose } = props;
  const translate = useWords();
  const { distance } = useFormats();
  const edges = room && {
    "--room-above": `${room.above}px`,
    "--room-below": `${room.below}px`,
  };
  const chosen = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active one is another element
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const words =
    state === "busy"
      ? translate("services.searching")
      : (message ??
        (places.length > 0 ? translate("services.resultsCount", { count: places.length }) : ""));
  return (
    <div
      className={styles.results}
      style={edges as CSSProperties}
      data-open={state !== "idle" || places.length > 0 || undefined}
    >
      <p
        className={state === "idle" ? "visually-hidden" : styles.message}
        role={state === "problem" ? "alert" : "status"}
      >
        {words}
      </p>
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={translate("services.results")}
      >
        {places.map((place, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          <div
            key={`${place.lat} ${place.lng} ${place.name}`}
            ref={at === active ? chosen : undefined}
            id={`${id}-${at}`}
            className={styles.place}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            onClick={() => onChoose(place)}
          >
            <ThingIcon
              name={pointTypeOf(place.typeId).icon}
              color={pointTypeOf(place.typeId).color}
            />
            <span className={styles.words}>
              <span dir="auto">{place.name}</span>
              {place.address ? (
                <span className="secondary" dir="auto">
                  {place.address}
                </span>
              ) : null}
            </span>
            {near ? (
              <span className={`secondary tabular ${styles.away}`}>
                {distance(distanceBetween(near, place))}
              </span>
            ) : null}
          </div>
        ))}
      </div>
      <Credits
        credits={creditsOfSources(places.map(({ source }) => source))}
        className={styles.credits}
      />
    </div>
  );
}
