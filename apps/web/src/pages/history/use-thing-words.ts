import type { FieldChange, HistoryThing } from "@castor/core/history/history.ts";
import { dayOf, timeOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";

/** Says what a change has done to a thing, in one sentence without who did it. */
export function useThingWords(): (thing: HistoryThing) => string {
  const translate = useWords("common", "trip-history");
  const formats = useFormats();

  const formatValue = ({ field }: FieldChange, value: string | null): string => {
    if (value === null) return translate("tripHistory.nothing");
    if (field === "time") return formats.time(value);
    if (field !== "date") return value;
    return `${formats.date(dayOf(value), "short")}, ${formats.time(timeOf(value))}`;
  };
  const describeField = (change: FieldChange): string => {
    const field = translate(`tripHistory.fields.${change.field}`);
    if (change.before === null && change.after === null) return field;
    const [before, after] = [formatValue(change, change.before), formatValue(change, change.after)];
    return translate("tripHistory.value", { field, before, after });
  };
  const describeMove = ({ kind, name }: HistoryThing, { before, after }: FieldChange): string => {
    if (before === null && after === null) return "";
    if (kind === "idea" && before !== null)
      return translate("tripHistory.toIdeas", { name, before });
    if (before === null)
      return kind === "point"
        ? translate("tripHistory.fromIdeas", { name, after: after ?? "" })
        : translate("tripHistory.movedTo", { name, after: after ?? "" });
    return after === null
      ? translate("tripHistory.movedFrom", { name, before })
      : translate("tripHistory.moved", { name, before, after });
  };

  return (thing) => {
    const { kind, name, happened, day, points, changes } = thing;
    if (kind !== "trip" && happened !== "changed") {
      const what = translate(`tripHistory.${happened}.${kind}`, { name, day: day ?? "" });
      return points > 0 ? translate("tripHistory.withPoints", { what, points }) : what;
    }
    const [only] = changes;
    if (only && changes.length === 1) {
      if (only.field === "order")
        return translate("tripHistory.ordered", { name: kind === "route" ? name : (day ?? name) });
      if (only.field === "day") return describeMove(thing, only);
      if (only.field === "name" && only.before !== null && only.after !== null)
        return translate("tripHistory.renamed", { before: only.before, after: only.after });
    }
    const fields = changes.map(describeField).join(", ");
    return translate(`tripHistory.changed.${kind}`, { name, fields });
  };
}
