import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import {
  type HistoryEntry,
  type HistoryPerson,
  versionInPath,
} from "@castor/core/history/history.ts";
import { limits } from "@castor/core/limits.ts";
import type { Database, Queries } from "../db/database.ts";
import { requireFound, requireTrip, viewFor } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { listPeople as listMembers } from "../members/member-store.ts";
import { loadTrip } from "../trips/trip-store.ts";
import { describeThings } from "./describe-things.ts";
import {
  type EntryFilter,
  type EntryRow,
  listEntries,
  listPeople,
  markRestored,
  nameVersion,
} from "./history-store.ts";
import { Rehearsals } from "./rehearsals.ts";
import { isFolded, readKnownVersions, readTimeOf, restoreVersion } from "./restore-store.ts";
import { listImages, listNames } from "./row-image-store.ts";

/** Reads for one page, since nothing may be left of an entry for those who see no money. */
const readsPerPage = 5;

/** The history of a trip (decision 124). */
export function createHistoryHandlers(
  database: Database,
): Handlers<typeof endpoints.history, TripContext> {
  const rehearsals = new Rehearsals(database);
  return {
    async list({ before, who, thing }, { queries, ...context }) {
      const trip = requireTrip(context);
      const { seesMoney } = trip.standing;
      const entries: HistoryEntry[] = [];
      // Every version is below the next one.
      let next: number | null = before ?? trip.version + 1;
      for (let reads = 0; reads < readsPerPage && next !== null; reads += 1) {
        const filter: EntryFilter = {
          ...{ before: next, limit: limits.historyPage + 1 },
          ...(who !== undefined && { who }),
          ...(thing !== undefined && { thing }),
        };
        const rows = await listEntries(queries, trip.id, filter);
        const page = rows.slice(0, limits.historyPage);
        entries.push(...(await describeEntries(queries, trip.id, page, seesMoney)));
        next = rows.length > page.length ? (page.at(-1)?.version ?? null) : null;
        if (entries.length >= limits.historyPage / 2) break;
      }
      const people = seesMoney
        ? await listPeople(queries, trip.id)
        : await listSeenPeople(queries, trip.id, entries);
      return { entries, people, next };
    },

    async version({ version: text }, context) {
      const { id } = requireTrip(context);
      const read = versionInPath.safeParse(text);
      if (!read.success) throw new AppError("NOT_FOUND");
      const trip = await rehearsals.run(async (queries) => {
        await refuseUnknown(queries, id, read.data);
        await restoreVersion(queries, id, read.data);
        return requireFound(await loadTrip(queries, id));
      });
      const at = await readTimeOf(context.queries, id, read.data);
      const { routes, ...seen } = viewFor(context).trip(trip);
      return {
        ...{ ...seen, role: null, canEdit: false, updated: at ?? trip.updated },
        routes: routes.map((route) => ({ ...route, isReadonly: true })),
      };
    },

    async restore({ body: { version: restored, ifVersion } }, context) {
      const { queries } = context;
      const { id, version } = requireTrip(context);
      if (ifVersion !== undefined && ifVersion !== version - 1) throw new AppError("CONFLICT");
      await refuseUnknown(queries, id, restored);
      await restoreVersion(queries, id, restored);
      await markRestored(queries, id, { version, restored });
      return { version };
    },

    async name({ body: { version, name } }, context) {
      const { id } = requireTrip(context);
      if (!(await nameVersion(context.queries, id, { version, name })))
        throw new AppError("NOT_FOUND");
      return { success: true };
    },
  };
}

/**
 * The members and who has made these entries, by name: whoever sees no money is not told who else has changed something, which may
 * be a price.
 */
async function listSeenPeople(
  queries: Queries,
  tripId: string,
  entries: readonly HistoryEntry[],
): Promise<HistoryPerson[]> {
  const members = await listMembers(queries, tripId);
  const people = [...members, ...entries.flatMap(({ by }) => by ?? [])];
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  return [...names]
    .map(([userId, name]) => ({ userId, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

async function refuseUnknown(queries: Queries, tripId: string, version: number): Promise<void> {
  const { first, last } = requireFound(await readKnownVersions(queries, tripId));
  if (version < first || version > last || (await isFolded(queries, tripId, version)))
    throw new AppError("NOT_FOUND");
}

/** The entries that tell their reader something. */
async function describeEntries(
  queries: Queries,
  tripId: string,
  rows: readonly EntryRow[],
  seesMoney: boolean,
): Promise<HistoryEntry[]> {
  const images = await listImages(
    queries,
    tripId,
    rows.map(({ version }) => version),
  );
  const values = images.flatMap(({ before, after }) => [before ?? {}, after ?? {}]);
  const idsOf = (column: string) => values.flatMap((row) => row[column] ?? []).map(String);
  const names = await listNames(queries, tripId, {
    routes: [
      ...idsOf("route_id"),
      ...images.filter(({ table }) => table === "routes").map(({ rowId }) => rowId),
    ],
    places: [
      ...idsOf("place_id"),
      ...images.filter(({ table }) => table === "places").map(({ rowId }) => rowId),
    ],
    files: idsOf("file_id"),
  });
  const byVersion = Map.groupBy(images, ({ version }) => version);
  return rows.flatMap((row) => {
    const things = describeThings(byVersion.get(row.version) ?? [], { names, seesMoney });
    if (things.length === 0 && row.name === null) return [];
    const by = row.user_id === null ? null : { userId: row.user_id, name: row.publicName ?? "" };
    return {
      ...{ version: row.version, at: row.at, by, name: row.name },
      ...{ restored: row.restored === null ? null : (row.restoredAt ?? row.at) },
      changes: row.changes,
      things: things.slice(0, limits.historyThings),
      more: Math.max(0, things.length - limits.historyThings),
    };
  });
}
