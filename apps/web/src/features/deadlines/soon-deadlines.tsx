import { isSoon, listTripDeadlines } from "@castor/core/finance/table/list-deadlines.ts";
import { addressOf } from "@castor/core/pages.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useToday } from "../../device/use-today.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { ShortList, ShortRow } from "../../ui/lists/short-list.tsx";

const mostShown = 3;

/** The nearest deadlines of a trip, each with its day and amount; nothing while none is due soon. */
export function SoonDeadlines({ trip }: { trip: Trip }) {
  const translate = useWords("common", "home");
  const formats = useFormats();
  const today = useToday();
  const soon = useMemo(() => listTripDeadlines(trip, today).filter(isSoon), [trip, today]);
  if (!seesMoneyOf(trip) || soon.length === 0) return null;
  const href = `${addressOf("finance", { tripId: trip.id })}?view=deadlines`;
  return (
    <ShortList
      title={translate("home.deadlines")}
      all={{ href, label: translate("home.allDeadlines") }}
    >
      {soon.slice(0, mostShown).map(({ kind, row, amount, daysLeft }) => (
        <ShortRow
          key={`${kind} ${row.id}`}
          icon={daysLeft < 0 ? "alert-triangle" : "clock"}
          text={row.title}
          note={translate(kind === "payment" ? "costs.payBy" : "costs.cancelBy", {
            amount: formats.money(amount, row.currency),
          })}
          when={formats.daysFromToday(daysLeft)}
          isUrgent={daysLeft < 0}
        />
      ))}
    </ShortList>
  );
}
