import { removedPrefix } from "../../account/user-store.ts";
import type { Queries } from "../../db/database.ts";

/** Lines of one answer. Whoever looks for more names a part of the address. */
const listed = 100;

/** A user as the list shows them. */
export interface ListedUser {
  id: string;
  username: string;
  publicName: string;
  created: string;
  confirmed: string | null;
  locked: string | null;
  trips: number;
}

/** The newest users whose address or name contains `part`; all of them without one. */
export async function findUsers(queries: Queries, part = ""): Promise<ListedUser[]> {
  const pattern = `%${part.toLowerCase()}%`;
  const rows = await queries
    .selectFrom("users")
    .select((is) => [
      "id",
      "username",
      "public_name as publicName",
      "created",
      "confirmed",
      "locked",
      is
        .selectFrom("trips")
        .select((of) => of.fn.countAll<number | string>().as("trips"))
        .whereRef("trips.owner_id", "=", "users.id")
        .as("trips"),
    ])
    .where("username", "not like", `${removedPrefix}%`)
    .$if(part !== "", (query) =>
      query.where((is) =>
        is.or([
          is.eb(is.fn("lower", ["username"]), "like", is.val(pattern)),
          is.eb(is.fn("lower", ["public_name"]), "like", is.val(pattern)),
        ]),
      ),
    )
    .orderBy("created", "desc")
    .orderBy("id")
    .limit(listed)
    .execute();
  return rows.map((row) => ({ ...row, trips: Number(row.trips) }));
}

/** Ends the publishing of a trip and its listing. Answers its owner and its name. */
export async function savePrivate(queries: Queries, tripId: string) {
  return queries
    .updateTable("trips")
    .set({ is_public: 0, is_in_catalog: 0 })
    .where("id", "=", tripId)
    .returning(["owner_id as ownerId", "name"])
    .executeTakeFirstOrThrow();
}

/** A report as the list shows it. */
export interface ListedReport {
  tripId: string;
  name: string;
  at: string;
  reason: string;
  text: string;
  /** The reporter's address; null of a visitor. */
  reporter: string | null;
}

/** The oldest reports of trips. */
export async function findReports(queries: Queries): Promise<ListedReport[]> {
  return queries
    .selectFrom("catalog_reports")
    .innerJoin("trips", "trips.id", "catalog_reports.trip_id")
    .leftJoin("users", "users.id", "catalog_reports.reporter_id")
    .select([
      "trips.id as tripId",
      "trips.name",
      "catalog_reports.at",
      "catalog_reports.reason",
      "catalog_reports.text",
      "users.username as reporter",
    ])
    .orderBy("catalog_reports.at")
    .orderBy("catalog_reports.id")
    .limit(listed)
    .execute();
}

/** Removes the reports of a trip. Answers how many. */
export async function removeReports(queries: Queries, tripId: string): Promise<number> {
  const removed = await queries
    .deleteFrom("catalog_reports")
    .where("trip_id", "=", tripId)
    .executeTakeFirstOrThrow();
  return Number(removed.numDeletedRows);
}
