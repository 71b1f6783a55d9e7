import type { TripEntity } from "@castor/core/endpoint.ts";
import { AppError } from "@castor/core/errors.ts";
import { asOwner, asVisitor, type GivenRole, type Standing } from "@castor/core/members/member.ts";
import { compileOnce } from "../../db/compile-once.ts";
import type { Queries } from "../../db/database.ts";
import type { Viewer } from "../calls/context.ts";
import { requireSession } from "./session.ts";

/** A trip as the access check reads it, and where the viewer stands with it. */
export interface FoundTrip {
  id: string;
  ownerId: string;
  ownerName: string;
  isPublic: boolean;
  version: number;
  standing: Standing;
}

/** The row lock of the trip in the transaction (PostgreSQL; SQLite has one writer anyway). */
export type TripLock = "update" | "share" | null;

interface Located {
  part: TripEntity;
  id: string;
}

/**
 * The trip of a part, locked as `lock` says. Throws 404 when there is none. Whether the viewer is a member is read once the lock
 * is held: whoever was removed while the call waited for it is none.
 */
export async function findTrip(
  queries: Queries,
  { part, id }: Located,
  viewer: Viewer | null,
  lock: TripLock,
): Promise<FoundTrip> {
  const find = lock === null ? findForAnybody : lock === "update" ? findForUpdate : findForShare;
  const row = requireRow(await find[part](queries, { id }));
  if (viewer === null || viewer.userId === row.ownerId) return toFound(row, viewer, undefined);
  return toFound(row, viewer, await findMember(queries, { id: row.id, userId: viewer.userId }));
}

/** The trip of a part. The same query checks that the viewer's session still exists, and reads whether they are a member. */
export async function findTripForReader(
  queries: Queries,
  { part, id }: Located,
  viewer: Viewer | null,
): Promise<FoundTrip> {
  if (viewer === null)
    return toFound(requireRow(await findForAnybody[part](queries, { id })), null, undefined);
  const { sessionId, userId } = viewer;
  const row = await findWithSession[part](queries, { id, sessionId, userId });
  if (row === undefined) await requireSession(queries, viewer);
  else if (row.session === null) throw new AppError("UNAUTHORIZED");
  return toFound(requireRow(row), viewer, row);
}

type TripRow = Omit<FoundTrip, "isPublic" | "standing"> & { isPublic: number };
interface MemberRow {
  role: GivenRole | null;
  seesMoney: number | null;
}

function requireRow<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row;
}

function toFound(row: TripRow, viewer: Viewer | null, member: MemberRow | undefined): FoundTrip {
  const { id, ownerId, ownerName, isPublic, version } = row;
  const standing = viewer?.userId === ownerId ? asOwner : standingOf(member);
  return { id, ownerId, ownerName, isPublic: isPublic === 1, version, standing };
}

const standingOf = (member: MemberRow | undefined): Standing =>
  member?.role ? { role: member.role, seesMoney: member.seesMoney === 1 } : asVisitor;

function selectTrip(queries: Queries, part: TripEntity, id: string) {
  const trips = queries.selectFrom("trips").select((is) => [
    "trips.id",
    "trips.owner_id as ownerId",
    "trips.is_public as isPublic",
    "trips.version",
    // No join: PostgreSQL would lose the row of a trip that changes its owner while a call waits for its lock.
    is
      .selectFrom("users")
      .select("users.public_name")
      .whereRef("users.id", "=", "trips.owner_id")
      .$asScalar()
      .$notNull()
      .as("ownerName"),
  ]);
  switch (part) {
    case "trip":
      return trips.where("trips.id", "=", id);
    case "route":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("routes").select("routes.trip_id").where("routes.id", "=", id),
      );
    case "stop":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("stops").select("stops.trip_id").where("stops.id", "=", id),
      );
    case "place":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("places").select("places.trip_id").where("places.id", "=", id),
      );
    case "idea":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("ideas").select("ideas.trip_id").where("ideas.id", "=", id),
      );
    case "item":
      return trips.where("trips.id", "=", (is) =>
        is
          .selectFrom("finance_items")
          .select("finance_items.trip_id")
          .where("finance_items.id", "=", id),
      );
    case "note":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("notes").select("notes.trip_id").where("notes.id", "=", id),
      );
    case "file":
      return trips.where("trips.id", "=", (is) =>
        is
          .selectFrom("files")
          .select("files.trip_id")
          .where("files.id", "=", id)
          .where("files.deleted", "is", null),
      );
    case "attachment":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("attachments").select("attachments.trip_id").where("attachments.id", "=", id),
      );
  }
}

const forEachPart = <T>(make: (part: TripEntity) => T): Record<TripEntity, T> => ({
  trip: make("trip"),
  route: make("route"),
  stop: make("stop"),
  place: make("place"),
  idea: make("idea"),
  item: make("item"),
  note: make("note"),
  file: make("file"),
  attachment: make("attachment"),
});

const findForAnybody = forEachPart((part) =>
  compileOnce((queries, value: (name: "id") => string) => selectTrip(queries, part, value("id"))),
);

const findForUpdate = forEachPart((part) =>
  compileOnce((queries, value: (name: "id") => string) =>
    selectTrip(queries, part, value("id")).forUpdate("trips"),
  ),
);

const findForShare = forEachPart((part) =>
  compileOnce((queries, value: (name: "id") => string) =>
    selectTrip(queries, part, value("id")).forShare("trips"),
  ),
);

const findMember = compileOnce((queries, value: (name: "id" | "userId") => string) =>
  queries
    .selectFrom("members")
    .select(["role", "sees_money as seesMoney"])
    .where("trip_id", "=", value("id"))
    .where("user_id", "=", value("userId")),
);

const findWithSession = forEachPart((part) =>
  compileOnce((queries, value: (name: "id" | "sessionId" | "userId") => string) =>
    selectTrip(queries, part, value("id"))
      .leftJoin("members", (join) =>
        join.onRef("members.trip_id", "=", "trips.id").on("members.user_id", "=", value("userId")),
      )
      .select((is) => [
        "members.role",
        "members.sees_money as seesMoney",
        is
          .selectFrom("sessions")
          .select("sessions.id")
          .where("sessions.id", "=", value("sessionId"))
          .where("sessions.user_id", "=", value("userId"))
          .as("session"),
      ]),
  ),
);
