import { historyEndpoints } from "@castor/core/endpoints/history.ts";
import type { HistoryEntry, HistoryThing } from "@castor/core/history/history.ts";
import { addressOf, type pages, showTrip } from "@castor/core/pages.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import { mayCall } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type * as z from "zod/mini";
import { browserTimeZone } from "../../device/time-zone.ts";
import { RestoreDialog } from "../../features/history/restore-dialog.tsx";
import { useHistoryKeys } from "../../features/history/use-history.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import { EntryRow } from "./entry-row.tsx";
import { groupEntries } from "./group-entries.ts";
import { NameVersionDialog } from "./name-version-dialog.tsx";
import styles from "./trip-changes.module.css";
import { TurnHead } from "./turn-head.tsx";
import { useBringBack } from "./use-bring-back.ts";
import { type Changes, useChanges } from "./use-changes.ts";

/** The choice of nobody in particular: a list has no null. */
const everybody = "";

/** The changes of a trip by day and person, with what can be done with each. */
export function TripChanges({ trip }: { trip: Trip }) {
  const translate = useWords("common", "trip-history");
  const filter: z.infer<typeof pages.history.search> = useSearch({ strict: false });
  const navigate = useNavigate();
  const read = useChanges(trip, filter);
  useHistoryKeys(trip.id, trip.canEdit);
  const show = (next: typeof filter) => {
    const query = new URLSearchParams();
    if (next.who) query.set("who", next.who);
    if (next.thing) query.set("thing", next.thing);
    const address = addressOf("history", { tripId: trip.id });
    void navigate({ href: query.size > 0 ? `${address}?${query}` : address, resetScroll: false });
  };
  const people = read.state === "ready" ? read.changes.people : [];
  return (
    <PageFrame
      title={translate("titles.history")}
      lead={
        <>
          <Link className="bold" href={addressOf("map", { tripId: trip.id, routeId: showTrip })}>
            {trip.name}
          </Link>
          <p>{translate("tripHistory.lead")}</p>
        </>
      }
      width="narrow"
    >
      {people.length > 1 || filter.who || filter.thing ? (
        <div className={`row wrap gap-12 ${styles.filters}`}>
          <SelectField
            label={translate("tripHistory.who")}
            data={[
              { value: everybody, label: translate("tripHistory.everybody") },
              ...people.map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
            allowDeselect={false}
            value={filter.who ?? everybody}
            onChange={(who) => show({ ...filter, who: who ?? everybody })}
          />
          {filter.thing ? (
            <Button icon="x" onClick={() => show({ ...filter, thing: undefined })}>
              {translate("tripHistory.onlyThing")}
            </Button>
          ) : null}
        </div>
      ) : null}
      {read.state === "loading" ? (
        <Loading label={translate("actions.loading")} count={6} />
      ) : read.state === "error" ? (
        <ErrorState
          text={read.error.message}
          retryLabel={translate("actions.retry")}
          onRetry={read.reload}
        />
      ) : read.changes.entries.length === 0 && !read.changes.hasOlder ? (
        filter.who || filter.thing ? (
          <EmptyState
            pose="unrolls-map"
            text={translate("tripHistory.noMatch")}
            action={<Button onClick={() => show({})}>{translate("tripHistory.allThings")}</Button>}
          />
        ) : (
          <EmptyState
            pose="unrolls-map"
            title={translate("tripHistory.empty")}
            text={translate("tripHistory.emptyText")}
          />
        )
      ) : (
        <ChangeList
          trip={trip}
          changes={read.changes}
          onThing={({ thingId }) => show({ ...filter, thing: thingId })}
        />
      )}
    </PageFrame>
  );
}

interface ChangeListProps {
  trip: Trip;
  changes: Changes;
  onThing: (thing: HistoryThing) => void;
}

type Asked = { kind: "restore" | "name"; entry: HistoryEntry };

function ChangeList({ trip, changes, onThing }: ChangeListProps) {
  const translate = useWords("common", "trip-history");
  const formats = useFormats();
  const back = useBringBack(trip.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const zone = browserTimeZone();
  const days = groupEntries(changes.entries, (at) => todayIn(zone, new Date(at)));
  const may = {
    edit: trip.canEdit,
    restore: mayCall(trip, historyEndpoints.restore),
  };
  const { hasOlder, isLoadingOlder, olderError, loadOlder } = changes;
  return (
    <>
      {days.map(({ date, turns }) => (
        <section key={date} aria-labelledby={`changes-of-${date}`} className={styles.day}>
          <h2 id={`changes-of-${date}`} className={styles.date}>
            {formats.dateInWords(date)}
          </h2>
          {turns.map(({ key, by, isFolded, entries }) => (
            <div key={key} className={styles.turn}>
              <TurnHead by={by} isFolded={isFolded} />
              <ul className="plain-list">
                {entries.map((entry) => (
                  <EntryRow
                    key={entry.version}
                    trip={trip}
                    entry={entry}
                    may={may}
                    back={back}
                    onRestore={() => setAsked({ kind: "restore", entry })}
                    onName={() => setAsked({ kind: "name", entry })}
                    onThing={onThing}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      {hasOlder ? (
        <div className={`row justify-center ${styles.older}`}>
          <Button isBusy={isLoadingOlder} isHeld={isLoadingOlder} onClick={loadOlder}>
            {translate("tripHistory.older")}
          </Button>
        </div>
      ) : (
        <p className={`secondary ${styles.begin}`}>{translate("tripHistory.begin")}</p>
      )}
      {olderError ? <p role="alert">{olderError.message}</p> : null}
      {asked?.kind === "restore" ? (
        <RestoreDialog tripId={trip.id} entry={asked.entry} onClose={() => setAsked(null)} />
      ) : asked?.kind === "name" ? (
        <NameVersionDialog tripId={trip.id} entry={asked.entry} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}
