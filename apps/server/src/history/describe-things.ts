import type { FieldChange, HistoryThing, ThingKind } from "@castor/core/history/history.ts";
import { nameNote } from "@castor/core/notes/name-note.ts";
import { fieldOfColumn, moneyFields, toldFields } from "./field-of-column.ts";
import type { Columns, RowImage } from "./row-image-store.ts";

/** What describing a change needs besides what it touched. */
export interface Known {
  /** The newest names of days, places and files, by id. */
  names: ReadonlyMap<string, string>;
  seesMoney: boolean;
}

type Happened = HistoryThing["happened"];
/** A row that was there before a change, or after it, or both. */
type Touched = RowImage & { happened: Happened; row: Columns };

/**
 * What a change has done to the things of a trip, most telling first. What came or went with its day, with the note that it
 * answers, or with the thing that it stands at, is not told apart. Money is left out for those who see none.
 */
export function describeThings(images: readonly RowImage[], known: Known): HistoryThing[] {
  const touched = images.flatMap((image) => readTouched(image) ?? []);
  const of = (table: RowImage["table"]) => touched.filter((image) => image.table === table);
  const days = describeDays(of("routes"), of("stops"), known);
  const wholeDays = new Set(
    days.filter(({ happened }) => happened !== "changed").map(({ id }) => id),
  );
  const isWithDay = ({ happened, row }: Touched) =>
    happened !== "changed" && wholeDays.has(String(row.route_id));
  const points = describePoints(
    of("stops").filter((stop) => !isWithDay(stop)),
    { ideas: of("ideas"), places: of("places"), known },
  );
  const notes = of("notes");
  const noteIds = new Set(notes.map(({ rowId }) => rowId));
  const ownNotes = notes.filter(
    (note) =>
      !isWithDay(note) && (note.happened === "changed" || !noteIds.has(String(note.row.parent_id))),
  );
  const things = [
    ...of("trips").map((trip) => describe("trip", trip, known)),
    ...days,
    ...points,
    ...(known.seesMoney ? of("finance_items") : []).map((cost) => describe("cost", cost, known)),
    ...ownNotes.filter((note) => !isOrderAlone(note)).map((note) => describe("note", note, known)),
    ...describeFiles(of("attachments"), touched, known),
  ].filter(({ happened, changes }) => happened !== "changed" || changes.length > 0);
  if (things.length > 0) return things;
  // One of those that were ordered stands for all.
  const [ordered] = [...of("ideas"), ...notes].filter(isOrderAlone);
  return ordered ? [describe(ordered.table === "ideas" ? "idea" : "note", ordered, known)] : [];
}

/** Nothing for a row that came and went within the change. */
function readTouched(image: RowImage): Touched | undefined {
  const { before, after } = image;
  const row = after ?? before;
  if (row === null) return undefined;
  const happened = before === null ? "added" : after === null ? "removed" : "changed";
  return { ...image, happened, row };
}

/** Days that came, went or changed. Stops that only changed places with others make their day's order. */
function describeDays(
  routes: readonly Touched[],
  stops: readonly Touched[],
  known: Known,
): HistoryThing[] {
  const days = routes.map((route) => ({
    ...describe("route", route, known),
    points: stops.filter(
      ({ happened, row }) => happened !== "changed" && row.route_id === route.rowId,
    ).length,
  }));
  const told = new Set(days.map(({ id }) => id));
  // A point that came or went moves those behind it: nobody has ordered them.
  const isOrdered = stops.every(({ happened }) => happened === "changed");
  const ordered = new Set(
    stops.filter((stop) => isOrdered && isOrderAlone(stop)).map(({ row }) => String(row.route_id)),
  );
  const isMoved = stops.some(({ before, after }) => before?.route_id !== after?.route_id);
  for (const id of isMoved ? [] : ordered) {
    if (told.has(id)) continue;
    const day = { ...newThing("route", id, id), name: known.names.get(id) ?? "" };
    days.push({ ...day, changes: [{ field: "order", before: null, after: null }] });
  }
  return days.map((day) => ({ ...day, points: day.happened === "changed" ? 0 : day.points }));
}

/** One thing for each point: what its stop, its idea and its place have changed together. */
function describePoints(
  stops: readonly Touched[],
  { ideas, places, known }: { ideas: readonly Touched[]; places: readonly Touched[]; known: Known },
): HistoryThing[] {
  const ofPlace = Map.groupBy(places, ({ rowId }) => rowId);
  const things: HistoryThing[] = [];
  const told = new Set<string>();
  const moved = new Set<string>();
  for (const row of [...stops, ...ideas]) {
    const other = (row.table === "stops" ? ideas : stops).find(
      ({ thingId, happened }) =>
        thingId === row.thingId && happened !== row.happened && happened !== "changed",
    );
    const kind: ThingKind = row.table === "stops" ? "point" : "idea";
    const thing = describe(kind, row, known);
    // A stop that becomes an idea, or an idea that gets a day.
    if (other && row.happened !== "changed") {
      if (row.happened === "removed" || moved.has(row.thingId)) continue;
      moved.add(row.thingId);
      const [before, after] = [other.row.route_id, row.row.route_id].map((id) =>
        typeof id === "string" ? (known.names.get(id) ?? "") : null,
      );
      const changes: FieldChange[] = [
        { field: "day", before: before ?? null, after: after ?? null },
      ];
      things.push({ ...thing, happened: "changed", changes });
    } else {
      const place = told.has(row.thingId) ? undefined : ofPlace.get(row.thingId)?.[0];
      const ownChanges = isOrderAlone(row) ? [] : thing.changes;
      const shared =
        row.happened === "changed" && place?.happened === "changed" ? changesOf(place, known) : [];
      if (row.happened === "changed" && ownChanges.length + shared.length === 0) continue;
      things.push({ ...thing, changes: [...ownChanges, ...shared] });
    }
    told.add(row.thingId);
  }
  for (const place of places)
    if (place.happened === "changed" && !told.has(place.rowId))
      things.push(describe("point", place, known));
  return things;
}

/** Files that came to a thing that stays, or left it. */
function describeFiles(
  attachments: readonly Touched[],
  touched: readonly Touched[],
  known: Known,
): HistoryThing[] {
  const gone = new Set(
    touched.filter(({ happened }) => happened !== "changed").map(({ rowId }) => rowId),
  );
  const isTold = ({ happened, before, after, row }: Touched) => {
    const { route_id, place_id, item_id, note_id } = row;
    const isAlone = ![route_id, place_id, item_id, note_id].some((id) => gone.has(String(id)));
    const isOfMoney = [before, after].some((one) => one?.item_id != null || one?.shows_money === 1);
    return (happened === "changed" || isAlone) && (known.seesMoney || !isOfMoney);
  };
  return attachments.filter(isTold).map((attachment) => ({
    ...describe("file", attachment, known),
    name: known.names.get(String(attachment.row.file_id)) ?? "",
  }));
}

const isOrderAlone = ({ happened, before, after }: Touched) =>
  happened === "changed" &&
  Object.keys({ ...before, ...after }).every(
    (column) => column === "position" || before?.[column] === after?.[column],
  );

function describe(kind: ThingKind, touched: Touched, known: Known): HistoryThing {
  const { rowId, thingId, happened, row } = touched;
  const ownName = typeof row.text === "string" ? nameNote(row.text) : String(row.name ?? "");
  const route = typeof row.route_id === "string" ? row.route_id : null;
  return {
    ...newThing(kind, rowId, thingId),
    name: known.names.get(thingId) ?? ownName,
    happened,
    day: route === null ? null : (known.names.get(route) ?? null),
    changes: happened === "changed" ? changesOf(touched, known) : [],
  };
}

const newThing = (kind: ThingKind, id: string, thingId: string): HistoryThing => ({
  ...{ kind, id, thingId, name: "", happened: "changed", day: null, points: 0, changes: [] },
});

/** The fields that a change has given other values, each once. An order that follows from another change is none. */
function changesOf({ table, before, after }: Touched, known: Known): FieldChange[] {
  const fields: Readonly<Record<string, FieldChange["field"] | null>> = fieldOfColumn[table];
  const changes = new Map<string, FieldChange>();
  for (const [column, field] of Object.entries(fields)) {
    const [from, to] = [before?.[column] ?? null, after?.[column] ?? null];
    if (field === null || from === to || changes.has(field)) continue;
    if (moneyFields.has(field) && !known.seesMoney) continue;
    const tell = (value: unknown) =>
      typeof value === "string" && toldFields.has(field)
        ? field === "day"
          ? (known.names.get(value) ?? null)
          : value
        : null;
    changes.set(field, { field, before: tell(from), after: tell(to) });
  }
  if (changes.size > 1) changes.delete("order");
  return [...changes.values()];
}
