import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { pointTypeOf } from "@castor/core/points/point-types.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { creditsOfSources } from "@castor/core/services/place-sources.ts";
import { useRead } from "../../../data/use-read.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Credits } from "../../../ui/credits.tsx";
import { ThingIcon } from "../../../ui/thing-icon.tsx";
import type { PointDraft } from "../map-screen.ts";
import { isNearPlace } from "../near-place.ts";
import styles from "./tools.module.css";

export interface PlaceHereProps {
  at: Position;
  onClose: () => void;
  /** Absent for who may only read. */
  onAdd: ((draft: PointDraft) => void) | undefined;
}

/** What a point at the spot begins with: what is known of a place that lies near enough to be meant. */
function draftOf(at: Position, place: FoundPlace | undefined): PointDraft {
  return place && isNearPlace(at, place) ? { ...place, ...at } : at;
}

/** What is known to lie at a spot, nearest first and only. */
export function PlaceHere({ at, onClose, onAdd }: PlaceHereProps) {
  const translate = useWords();
  const read = useRead(endpoints.services.place, { lat: String(at.lat), lng: String(at.lng) });
  const isNothing = read.error?.status === 404;
  return (
    <div className={styles.place}>
      {read.state === "loading" ? (
        <p role="status">{translate("mapTools.asking")}</p>
      ) : read.state === "ready" ? (
        <Known at={at} place={read.data} />
      ) : (
        <p role={isNothing ? "status" : "alert"}>
          {isNothing
            ? translate("mapTools.nothingKnown")
            : translate("mapTools.askingFailed", { reason: read.error.message })}
        </p>
      )}
      <div className={styles.placeButtons}>
        {read.state === "error" && !isNothing ? (
          <Button icon="search" onClick={read.reload}>
            {translate("actions.retry")}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={onClose}>
          {translate("actions.close")}
        </Button>
        {onAdd ? (
          <Button kind="primary" icon="map-pin-plus" onClick={() => onAdd(draftOf(at, read.data))}>
            {translate("mapTools.addPoint")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Known({ at, place }: { at: Position; place: FoundPlace }) {
  const translate = useWords();
  const { distance } = useFormats();
  const { name, typeId, address } = place;
  const { icon } = pointTypeOf(typeId);
  return (
    <>
      <p className={styles.name}>
        <ThingIcon name={icon} />
        <span dir="auto">{name}</span>
      </p>
      <p className="secondary">
        {typeId === "Other" ? null : `${translate(`points.types.${typeId}`)} · `}
        {translate("mapTools.distanceAway", { distance: distance(distanceBetween(at, place)) })}
      </p>
      {address ? (
        <p className="secondary" dir="auto">
          {address}
        </p>
      ) : null}
      <Credits credits={creditsOfSources([place.source])} />
    </>
  );
}
