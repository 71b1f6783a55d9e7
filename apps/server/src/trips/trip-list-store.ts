import { hash } from "node:crypto";
import { type DateText, todayIn } from "@castor/core/time/dates.ts";
import { datesOf } from "@castor/core/trips/trip-dates.ts";
import { sectionOf, type TripSummary } from "@castor/core/trips/trip-summary.ts";
import { sql } from "kysely";
import { createByteCache } from "../caching/create-byte-cache.ts";
import { compileOnce } from "../db/compile-once.ts";
import type { Queries } from "../db/database.ts";
import { requireViewer } from "../http/access/require-context.ts";
import type { Version } from "../http/calls/call-dependencies.ts";
import type { TripContext } from "../http/calls/context.ts";
import { coverColumns, readCover } from "./trip-cover-store.ts";

/** What a trip's version decides about its row of the list. Its section depends on the day too. */
type Summary = Omit<TripSummary, "section">;

/** Memory for rows of lists, and the approximate size of one: some ten thousand trips. */
const summariesBytes = 4_000_000;
const summaryBytes = 800;
/** When more trips than this are unknown, all of the user's are read. */
const maxSingle = 50;

const findVersions = compileOnce((queries, value: (name: "ownerId") => string) =>
  queries
    .selectFrom("trips")
    .select(sql<string | null>`string_agg(id || ' ' || version, ',')`.as("versions"))
    .where("owner_id", "=", value("ownerId")),
);

/** What the list of the caller's trips depends on: the version of each of them, and the caller's day. */
export async function versionOfTripList(context: TripContext): Promise<Version> {
  const { userId } = requireViewer(context);
  const row = await findVersions(context.queries, { ownerId: userId });
  const tag = hash("sha256", row?.versions ?? "", "base64url");
  return { of: `${userId} ${todayIn(context.zone, context.now)}`, tag };
}

/** The user's trips, each as its id and its version with a space between. */
async function readVersions(queries: Queries, ownerId: string): Promise<string[]> {
  const row = await findVersions(queries, { ownerId });
  return row?.versions?.split(",") ?? [];
}

const idOf = (version: string) => version.slice(0, version.indexOf(" "));

/** Lists of trips. Of a trip whose version was listed before, nothing is read. */
export class TripLists {
  readonly #known = createByteCache<Summary>(
    summariesBytes,
    ({ name }) => summaryBytes + 2 * name.length,
  );

  /** A user's trips for the list, each in its section by the user's date. */
  async list(queries: Queries, ownerId: string, today: DateText): Promise<TripSummary[]> {
    const trips = await readVersions(queries, ownerId);
    const found = trips.map((version) => this.#known.get(version));
    const unknown = trips.filter((_, index) => found[index] === undefined).map(idOf);
    const loaded = new Map<string, Summary>();
    if (unknown.length > 0)
      for (const summary of await loadSummaries(queries, ownerId, unknown))
        loaded.set(summary.id, summary);
    return trips.flatMap((version, index) => {
      const known = found[index];
      const summary = known ?? loaded.get(idOf(version));
      if (summary === undefined) return [];
      if (known === undefined) this.#known.set(version, summary);
      return [{ ...summary, section: sectionOf(summary, today) }];
    });
  }
}

async function loadSummaries(
  queries: Queries,
  ownerId: string,
  ids: readonly string[],
): Promise<Summary[]> {
  const rows = await queries
    .selectFrom("trips")
    .select((is) => [
      "id",
      "name",
      "is_draft",
      "is_public",
      "is_in_catalog",
      "currency",
      "updated",
      is
        .selectFrom("routes")
        .select((of) => of.fn.min("date").as("first"))
        .whereRef("routes.trip_id", "=", "trips.id")
        .as("first"),
      is
        .selectFrom("routes")
        .select((of) => of.fn.max("date").as("last"))
        .whereRef("routes.trip_id", "=", "trips.id")
        .as("last"),
      is
        .selectFrom("routes")
        .select((of) => of.fn.countAll().as("routes"))
        .whereRef("routes.trip_id", "=", "trips.id")
        .as("routes"),
      is
        .selectFrom("stops")
        .select((of) => of.fn.countAll().as("stops"))
        .whereRef("stops.trip_id", "=", "trips.id")
        .as("stops"),
      ...coverColumns,
    ])
    .where("owner_id", "=", ownerId)
    .$if(ids.length <= maxSingle, (query) => query.where("id", "in", ids))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isDraft: row.is_draft === 1,
    isPublic: row.is_public === 1,
    isInCatalog: row.is_in_catalog === 1,
    ...datesOf([row.first, row.last].flatMap((date) => (date === null ? [] : [{ date }]))),
    routesCount: Number(row.routes),
    pointsCount: Number(row.stops),
    currency: row.currency,
    updated: row.updated,
    cover: readCover(row),
  }));
}
