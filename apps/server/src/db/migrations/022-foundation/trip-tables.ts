import type { Queries } from "../../database.ts";
import { addIndex, key, keyOf, of, ofAny, required, withDefault } from "./columns.ts";

/** Trips and what is in them, and paths between points. Ids, instants and dates are text on both databases (schema.ts). */
export async function addTripTables(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("trips")
    .addColumn("id", "text", key)
    .addColumn("owner_id", "text", of("users"))
    .addColumn("name", "text", required)
    .addColumn("adults", "integer", required)
    .addColumn("kids", "integer", required)
    .addColumn("currency", "text", required)
    .addColumn("tile_type", "text", required)
    .addColumn("is_draft", "integer", required)
    .addColumn("is_public", "integer", required)
    .addColumn("is_in_catalog", "integer", required)
    .addColumn("version", "integer", required)
    .addColumn("created", "text", required)
    .addColumn("updated", "text", required)
    .addColumn("silenced", "text", withDefault("[]"))
    .execute();
  // The list of trips asks for their versions at each call, without their rows (decision 074).
  await addIndex(queries, "trips", "owner_versions", "owner_id", "id", "version");

  await schema
    .createTable("routes")
    .addColumn("id", "text", key)
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("name", "text", required)
    .addColumn("icon", "text", required)
    .addColumn("description", "text", required)
    .addColumn("date", "text", required)
    .addColumn("move_type", "text", required)
    .addColumn("created", "text", required)
    .addColumn("track", "text", withDefault(""))
    .execute();
  await addIndex(queries, "routes", "trip", "trip_id");

  await schema
    .createTable("places")
    .addColumn("id", "text", key)
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("name", "text", required)
    .addColumn("description", "text", required)
    .addColumn("lat", "double precision", required)
    .addColumn("lng", "double precision", required)
    .addColumn("type_id", "text", required)
    .addColumn("address", "text", required)
    .addColumn("url", "text", required)
    .addColumn("working_hours", "text", required)
    .addColumn("finance", "text")
    .addColumn("hotel_data", "text")
    .execute();
  await addIndex(queries, "places", "trip", "trip_id");

  await schema
    .createTable("stops")
    .addColumn("id", "text", key)
    .addColumn("place_id", "text", of("places"))
    .addColumn("route_id", "text", of("routes"))
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("position", "integer", required)
    .addColumn("route_mode", "text", required)
    .addColumn("priority", "text", required)
    .addColumn("time_to_spend", "integer", required)
    .addColumn("reservation_time", "text")
    .addColumn("came_before_min", "integer", required)
    .addColumn("is_wait_skipped", "integer", withDefault(0))
    .execute();
  await addIndex(queries, "stops", "trip", "trip_id");
  await addIndex(queries, "stops", "route", "route_id", "position");
  await addIndex(queries, "stops", "place", "place_id");

  await schema
    .createTable("finance_items")
    .addColumn("id", "text", key)
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("name", "text", required)
    .addColumn("category", "text", required)
    .addColumn("description", "text", required)
    .addColumn("start_date", "text")
    .addColumn("end_date", "text")
    .addColumn("finance", "text")
    .addColumn("created", "text", required)
    .execute();
  await addIndex(queries, "finance_items", "trip", "trip_id");

  await schema
    .createTable("notes")
    .addColumn("id", "text", key)
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("route_id", "text", ofAny("routes"))
    .addColumn("parent_id", "text", ofAny("notes"))
    .addColumn("position", "integer", required)
    .addColumn("text", "text", required)
    .addColumn("created", "text", required)
    .addColumn("updated", "text", required)
    .execute();
  await addIndex(queries, "notes", "trip", "trip_id");
  await addIndex(queries, "notes", "route", "route_id");
  await addIndex(queries, "notes", "parent", "parent_id");

  await schema
    .createTable("trip_visits")
    .addColumn("trip_id", "text", keyOf("trips"))
    .addColumn("opened", "integer", required)
    .addColumn("copied", "integer", required)
    .execute();
  await schema
    .createTable("calendar_keys")
    .addColumn("trip_id", "text", keyOf("trips"))
    .addColumn("key_hash", "text", required)
    .addColumn("created", "text", required)
    .execute();

  await schema
    .createTable("sent_reminders")
    .addColumn("user_id", "text", of("users"))
    .addColumn("kind", "text", required)
    .addColumn("subject_id", "text", required)
    .addColumn("date", "text", required)
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("mail_id", "text", required)
    .addColumn("sent", "text", required)
    .addPrimaryKeyConstraint("sent_reminders_key", ["user_id", "kind", "subject_id", "date"])
    .execute();
  await addIndex(queries, "sent_reminders", "mail", "mail_id");
  await addIndex(queries, "sent_reminders", "trip", "trip_id");
  await addIndex(queries, "sent_reminders", "sent", "sent");

  await schema
    .createTable("path_legs")
    .addColumn("key", "text", key)
    .addColumn("distance", "double precision", required)
    .addColumn("duration", "double precision", required)
    .addColumn("line", "text", required)
    .addColumn("created", "text", required)
    .execute();
  await addIndex(queries, "path_legs", "created", "created", "key");
}
