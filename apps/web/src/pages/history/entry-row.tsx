import { isLost } from "@castor/core/changes/bring-back.ts";
import type { HistoryEntry, HistoryThing } from "@castor/core/history/history.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, IconButton } from "../../ui/buttons/button.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import styles from "./trip-changes.module.css";
import type { BringBack } from "./use-bring-back.ts";
import { useThingWords } from "./use-thing-words.ts";

export interface EntryRowProps {
  trip: Trip;
  entry: HistoryEntry;
  may: { edit: boolean; restore: boolean };
  back: BringBack;
  onRestore: () => void;
  onName: () => void;
  onThing: (thing: HistoryThing) => void;
}

/** One change: when, what, and what can be done with it. */
export function EntryRow({ trip, entry, may, back, onRestore, onName, onThing }: EntryRowProps) {
  const translate = useWords("common", "trip-history");
  const formats = useFormats();
  const describe = useThingWords();
  const { version, at, name, restored, changes, things, more } = entry;
  const time = formats.time(clockOf(at));
  // Of what is not told, nothing would come back.
  const isLosing = more === 0 && things.some(isLost) && !back.done.has(version);
  const [only] = things;
  const then = `${addressOf("map", { tripId: trip.id, routeId: showTrip })}?version=${version}`;
  return (
    <li className={`row gap-12 ${styles.entry}`}>
      <time dateTime={at} className={`secondary tabular rigid ${styles.time}`}>
        {time}
      </time>
      <div className={`grow breaks ${styles.what}`}>
        {name === null ? null : (
          <p className={`bold ${styles.name}`} dir="auto">
            {name}
          </p>
        )}
        {changes > 1 ? (
          <p className="secondary">{translate("tripHistory.folded", { count: changes })}</p>
        ) : null}
        {restored === null ? (
          things.map((thing) => (
            <p key={`${thing.kind} ${thing.id}`} dir="auto">
              {describe(thing)}
            </p>
          ))
        ) : (
          <p>{translate("tripHistory.restoredTo", { when: formats.instant(restored) })}</p>
        )}
        {more > 0 && restored === null ? (
          <p className="secondary">{translate("tripHistory.more", { count: more })}</p>
        ) : null}
        {isLosing && may.edit && restored === null ? (
          <Button
            kind="quiet"
            icon="arrow-back-up"
            className={styles.back}
            isBusy={back.busy === version}
            isHeld={back.busy !== null}
            onClick={() => void back.run(entry)}
          >
            {translate("tripHistory.bringBack")}
          </Button>
        ) : null}
      </div>
      <Menu
        items={[
          { label: translate("tripHistory.look"), icon: "eye", href: then },
          ...(only && things.length === 1 && only.kind !== "trip"
            ? [
                {
                  label: translate("tripHistory.onlyOf", { name: only.name }),
                  icon: "search" as const,
                  onChoose: () => onThing(only),
                },
              ]
            : []),
          ...(may.edit
            ? [
                {
                  label: translate(name === null ? "tripHistory.name" : "tripHistory.rename"),
                  icon: "pencil" as const,
                  onChoose: onName,
                },
              ]
            : []),
          ...(may.restore
            ? [
                {
                  label: translate("tripHistory.restore"),
                  icon: "arrow-back-up" as const,
                  onChoose: onRestore,
                },
              ]
            : []),
        ]}
      >
        <IconButton icon="dots-vertical" label={translate("tripHistory.actions", { time })} />
      </Menu>
    </li>
  );
}

/** The time of day of an instant in this browser's zone, `HH:mm`. */
function clockOf(instant: string): string {
  const date = new Date(instant);
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
