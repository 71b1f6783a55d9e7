import type { Queries } from "../database.ts";

/** Reports of public trips, for the operator. */
export async function up({ schema }: Queries): Promise<void> {
  await schema
    .createTable("catalog_reports")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("trip_id", "text", (column) =>
      column.notNull().references("trips.id").onDelete("cascade"),
    )
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("reporter_id", "text", (column) =>
      column.references("users.id").onDelete("set null"),
    )
    .addColumn("address_hash", "text")
    .execute();
  await schema
    .createIndex("catalog_reports_trip")
    .on("catalog_reports")
    .column("trip_id")
    .execute();
  await schema.createIndex("catalog_reports_at").on("catalog_reports").column("at").execute();
  // The removal of an account looks for its reports.
  await schema
    .createIndex("catalog_reports_reporter")
    .on("catalog_reports")
    .column("reporter_id")
    .execute();
}
