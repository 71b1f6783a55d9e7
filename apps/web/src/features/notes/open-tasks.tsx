import { listOpenTasks } from "@castor/core/notes/list-open-tasks.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { homeWords } from "@castor/i18n/features/trips/home-words.ts";
import { useMemo } from "react";
import { useWords } from "../../i18n/words.ts";
import { ShortList, ShortRow } from "../../ui/lists/short-list.tsx";

const mostShown = 3;

/** The first open tasks of a trip, each with its day; nothing when all is done. */
export function OpenTasks({ trip }: { trip: Trip }) {
  const translate = useWords(homeWords);
  const open = useMemo(() => listOpenTasks(trip), [trip]);
  if (!trip.canEdit || open.length === 0) return null;
  const href = addressOf("tasks", { tripId: trip.id });
  return (
    <ShortList
      title={translate("home.tasks")}
      all={{ href, label: translate("home.allTasks", { count: open.length }) }}
    >
      {open.slice(0, mostShown).map(({ key, text, day }) => (
        <ShortRow key={key} icon="notes" text={text} note={day} />
      ))}
    </ShortList>
  );
}
