import { hash } from "node:crypto";
import { type TripRole, tripRole } from "@castor/core/members/member.ts";
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
import { listFirstPeople } from "../members/member-store.ts";
import { selectTripsOf } from "../members/trips-of-store.ts";
import { coverColumns, memberCoverFile, readCover } from "./trip-cover-store.ts";

/** What a trip's version decides about its row of the list. Its section depends on the day too, the role and an offer on the reader. */
type Summary = Omit<TripSummary, "section" | "role" | "isOffered">;

/** Memory for rows of lists, and the approximate size of one: some ten thousand trips. */
const summariesBytes = 4_000_000;
const summaryBytes = 800;
/** When more trips than this are unknown, all of the user's are read. */
const maxSingle = 50;

/** The trips that somebody owns, and those that they are a member of. */
const findVersions = compileOnce((queries, value: (name: "userId") => string) =>
  queries
    .selectFrom(
      queries
        .selectFrom("trips")
        .select(["id", "version", sql<TripRole>`'owner'`.as("role"), sql<number>`0`.as("offered")])
        .where("owner_id", "=", value("userId"))
        .unionAll(
          queries
            .selectFrom("members")
            .innerJoin("trips", "trips.id", "members.trip_id")
            .select([
              "trips.id",
              "trips.version",
              sql<TripRole>`members.role`.as("role"),
              sql<number>`case when members.offered is null then 0 else 1 end`.as("offered"),
            ])
            .where("members.user_id", "=", value("userId")),
        )
        .as("listed"),
    )
    .select(
      sql<string | null>`string_agg(id || ' ' || version || ' ' || role || ' ' || offered, ',')`.as(
        "versions",
      ),
    ),
);

/** What the list of the caller's trips depends on: the version of each of them, the caller's role in it, and the caller's day. */
export async function versionOfTripList(context: TripContext): Promise<Version> {
  const { userId } = requireViewer(context);
  const row = await findVersions(context.queries, { userId });
  const tag = hash("sha256", row?.versions ?? "", "base64url");
  return { of: `${userId} ${todayIn(context.zone, context.now)}`, tag };
}

interface ListedTrip {
  id: string;
  /** Its id and its version. */
  version: string;
  role: TripRole;
  isOffered: boolean;
}

async function readVersions(queries: Queries, userId: string): Promise<ListedTrip[]> {
  const row = await findVersions(queries, { userId });
  return (row?.versions?.split(",") ?? []).map((listed) => {
    const [id = "", version = "", role, offered] = listed.split(" ");
    return {
      ...{ id, version: `${id} ${version}`, role: tripRole.parse(role) },
      isOffered: offered === "1",
    };
  });
}

/** Lists of trips. Of a trip whose version was listed before, nothing is read. */
export class TripLists {
  readonly #known = createByteCache<Summary>(
    summariesBytes,
    ({ name }) => summaryBytes + 2 * name.length,
  );

  /** The trips that a user plans for the list, each in its section by the user's date. */
  async list(queries: Queries, userId: string, today: DateText): Promise<TripSummary[]> {
    const trips = await readVersions(queries, userId);
    const found = trips.map(({ version }) => this.#known.get(version));
    const unknown = trips.filter((_, index) => found[index] === undefined).map(({ id }) => id);
    const loaded = new Map<string, Summary>();
    if (unknown.length > 0)
      for (const summary of await loadSummaries(queries, userId, unknown))
        loaded.set(summary.id, summary);
    return trips.flatMap(({ id, version, role, isOffered }, index) => {
      const known = found[index];
      const summary = known ?? loaded.get(id);
      if (summary === undefined) return [];
      if (known === undefined) this.#known.set(version, summary);
      return [{ ...summary, role, isOffered, section: sectionOf(summary, today) }];
    });
  }
}

async function loadSummaries(
  queries: Queries,
  userId: string,
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
      is
        .selectFrom("members")
        .select((of) => of.fn.countAll().as("members"))
        .whereRef("members.trip_id", "=", "trips.id")
        .as("members"),
      ...coverColumns,
      memberCoverFile,
    ])
    .$if(ids.length <= maxSingle, (query) => query.where("id", "in", ids))
    .$if(ids.length > maxSingle, (query) => query.where("id", "in", selectTripsOf(queries, userId)))
    .execute();
  const shared = rows.filter(({ members }) => Number(members) > 0).map(({ id }) => id);
  const people = await listFirstPeople(queries, shared);
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
    // Its owner is one, too.
    members: Number(row.members) + 1,
    isShared: Number(row.members) > 0,
    people: people.get(row.id) ?? [],
  }));
}
