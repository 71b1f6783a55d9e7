import type { Queries } from "../database.ts";

/** Users, sessions, trips, routes, places, stops. Ids, instants and dates are text on both databases (schema.ts). */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("username", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text")
    .addColumn("public_name", "text", (column) => column.notNull())
    .addColumn("lang", "text", (column) => column.notNull())
    .addColumn("default_currency", "text")
    .addColumn("confirmed", "text")
    .addColumn("created", "text", (column) => column.notNull())
    .execute();

  await schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("refresh_hash", "text", (column) => column.notNull().unique())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("last_used", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("sessions_user").on("sessions").column("user_id").execute();
  await schema.createIndex("sessions_last_used").on("sessions").column("last_used").execute();

  await schema
    .createTable("link_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("expires", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("link_tokens_user").on("link_tokens").column("user_id").execute();
  await schema.createIndex("link_tokens_expires").on("link_tokens").column("expires").execute();

  await schema
    .createTable("trips")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("owner_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("adults", "integer", (column) => column.notNull())
    .addColumn("kids", "integer", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("tile_type", "text", (column) => column.notNull())
    .addColumn("is_draft", "integer", (column) => column.notNull())
    .addColumn("is_public", "integer", (column) => column.notNull())
    .addColumn("is_in_catalog", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("updated", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("trips_owner").on("trips").column("owner_id").execute();

  await schema
    .createTable("routes")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("trip_id", "text", (column) =>
      column.notNull().references("trips.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("icon", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("move_type", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("routes_trip").on("routes").column("trip_id").execute();

  await schema
    .createTable("places")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("trip_id", "text", (column) =>
      column.notNull().references("trips.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("lat", "double precision", (column) => column.notNull())
    .addColumn("lng", "double precision", (column) => column.notNull())
    .addColumn("type_id", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("working_hours", "text", (column) => column.notNull())
    .addColumn("finance", "text")
    .addColumn("hotel_data", "text")
    .execute();
  await schema.createIndex("places_trip").on("places").column("trip_id").execute();

  await schema
    .createTable("stops")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("place_id", "text", (column) =>
      column.notNull().references("places.id").onDelete("cascade"),
    )
    .addColumn("route_id", "text", (column) =>
      column.notNull().references("routes.id").onDelete("cascade"),
    )
    .addColumn("trip_id", "text", (column) =>
      column.notNull().references("trips.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("route_mode", "text", (column) => column.notNull())
    .addColumn("priority", "text", (column) => column.notNull())
    .addColumn("time_to_spend", "integer", (column) => column.notNull())
    .addColumn("reservation_time", "text")
    .addColumn("came_before_min", "integer", (column) => column.notNull())
    .execute();
  await schema.createIndex("stops_trip").on("stops").column("trip_id").execute();
  await schema.createIndex("stops_route").on("stops").columns(["route_id", "position"]).execute();
  await schema.createIndex("stops_place").on("stops").column("place_id").execute();

  await schema
    .createTable("idempotency_keys")
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("row", "text", (column) => column.notNull())
    .addColumn("body_hash", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("idempotency_keys_key", ["user_id", "key"])
    .execute();
  await schema
    .createIndex("idempotency_keys_created")
    .on("idempotency_keys")
    .column("created")
    .execute();
}
