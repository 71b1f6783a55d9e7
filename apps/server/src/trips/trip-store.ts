import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { asOwner, type TripPerson } from "@castor/core/members/member.ts";
import { knownTravellers } from "@castor/core/members/traveller.ts";
import type { Trip, TripForm } from "@castor/core/trips/trip.ts";
import { datesOf } from "@castor/core/trips/trip-dates.ts";
import { removeEntry } from "../catalog/catalog-entry-store.ts";
import type { Queries } from "../db/database.ts";
import type { Flag } from "../db/schema.ts";
import { listAttachments } from "../files/attachment-store.ts";
import { removeFiles } from "../files/loose-blob-store.ts";
import { insertFinanceItems, listFinanceItems } from "../finance/finance-item-store.ts";
import { listOthers } from "../members/member-store.ts";
import { insertNotes, listGlobalNotes } from "../notes/note-store.ts";
import { insertIdeas, listIdeas } from "../points/ideas/idea-store.ts";
import { insertPoints } from "../points/save-point-store.ts";
import { insertRoutes, listRoutes } from "../routes/route-store.ts";

type TripColumns = TripForm & Pick<Trip, "isPublic" | "isInCatalog" | "silenced" | "coverFileId">;

/** A trip with everything in it, as the owner sees it. */
export async function loadTrip(queries: Queries, id: string): Promise<Trip | undefined> {
  const row = await queries
    .selectFrom("trips")
    .innerJoin("users", "users.id", "trips.owner_id")
    .selectAll("trips")
    .select((is) => [
      "users.public_name",
      is
        .exists(is.selectFrom("members").select("user_id").whereRef("trip_id", "=", "trips.id"))
        .as("is_shared"),
    ])
    .where("trips.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const routes = await listRoutes(queries, id);
  const members: TripPerson[] = [
    { userId: row.owner_id, name: row.public_name, role: "owner" },
    ...(row.is_shared ? await listOthers(queries, id) : []),
  ];
  return {
    id: row.id,
    name: row.name,
    ...datesOf(routes),
    adults: row.adults,
    kids: row.kids,
    currency: row.currency,
    tileType: row.tile_type,
    isDraft: row.is_draft === 1,
    isPublic: row.is_public === 1,
    isInCatalog: row.is_in_catalog === 1,
    coverFileId: row.cover_file_id,
    silenced: JSON.parse(row.silenced),
    ownerName: row.public_name,
    canEdit: true,
    ...asOwner,
    // SQLite says 1.
    isShared: Boolean(row.is_shared),
    members,
    // Whoever is no member any more still goes.
    travellers: knownTravellers(
      JSON.parse(row.travellers),
      members.map(({ userId }) => userId),
    ),
    created: row.created,
    updated: row.updated,
    routes,
    ideas: await listIdeas(queries, id),
    financeItems: await listFinanceItems(queries, id),
    notes: await listGlobalNotes(queries, id),
    attachments: await listAttachments(queries, id),
  };
}

/** The default currency of a trip's costs. */
export async function loadTripCurrency(
  queries: Queries,
  id: string,
): Promise<CurrencyId | undefined> {
  const row = await queries
    .selectFrom("trips")
    .select("currency")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.currency;
}

/** What creating a trip needs of its owner. */
export async function loadOwner(
  queries: Queries,
  id: string,
): Promise<
  { publicName: string; defaultCurrency: CurrencyId | null; tripsCount: number } | undefined
> {
  const row = await queries
    .selectFrom("users")
    .select((is) => [
      "public_name",
      "default_currency",
      is
        .selectFrom("trips")
        .select((of) => of.fn.countAll().as("trips"))
        .where("owner_id", "=", id)
        .as("trips"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      publicName: row.public_name,
      defaultCurrency: row.default_currency,
      tripsCount: Number(row.trips),
    }
  );
}

/** Inserts a new trip with everything in it. */
export async function insertTrip(
  queries: Queries,
  ownerId: string,
  trip: Trip,
  now: Date,
): Promise<void> {
  await queries
    .insertInto("trips")
    .values({
      ...toRow(trip),
      id: trip.id,
      owner_id: ownerId,
      version: 1,
      created: trip.created,
      updated: trip.updated,
    })
    .execute();
  await insertRoutes(queries, trip.routes, now);
  const points = trip.routes.flatMap((route) => route.points);
  await insertPoints(queries, points);
  await insertIdeas(queries, trip.ideas, points);
  await insertFinanceItems(queries, trip.financeItems, now);
  await insertNotes(queries, [...trip.notes, ...trip.routes.flatMap(({ notes }) => notes)], null);
}

export async function saveTrip(
  queries: Queries,
  trip: TripColumns & { id: string },
): Promise<void> {
  await queries.updateTable("trips").set(toRow(trip)).where("id", "=", trip.id).execute();
}

/** Removes a trip with everything in it, and what was answered to those who changed it. */
export async function removeTrip(queries: Queries, id: string): Promise<void> {
  await removeEntry(queries, id);
  await queries.deleteFrom("idempotency_keys").where("trip_id", "=", id).execute();
  await removeFiles(queries, (is) => is("trip_id", "=", id), new Date());
  await queries.deleteFrom("trips").where("id", "=", id).execute();
}

const flag = (is: boolean): Flag => (is ? 1 : 0);

const toRow = (trip: TripColumns) => ({
  name: trip.name,
  adults: trip.adults,
  kids: trip.kids,
  currency: trip.currency,
  tile_type: trip.tileType,
  is_draft: flag(trip.isDraft),
  is_public: flag(trip.isPublic),
  is_in_catalog: flag(trip.isInCatalog),
  cover_file_id: trip.coverFileId,
  silenced: JSON.stringify(trip.silenced),
  travellers: JSON.stringify(trip.travellers),
});
