import type { Queries } from "../database.ts";

/** Who wants to be reminded of what, and what each user was reminded of. */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("reminder_settings")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("payment_days", "integer")
    .addColumn("has_trip_days", "integer", (column) => column.notNull())
    .addColumn("zone", "text", (column) => column.notNull())
    .addColumn("next_look", "text")
    .execute();
  await schema
    .createIndex("reminder_settings_next_look")
    .on("reminder_settings")
    .column("next_look")
    .execute();

  await schema
    .createTable("sent_reminders")
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject_id", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("trip_id", "text", (column) =>
      column.notNull().references("trips.id").onDelete("cascade"),
    )
    .addColumn("mail_id", "text", (column) => column.notNull())
    .addColumn("sent", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sent_reminders_key", ["user_id", "kind", "subject_id", "date"])
    .execute();
  await schema.createIndex("sent_reminders_mail").on("sent_reminders").column("mail_id").execute();
  await schema.createIndex("sent_reminders_trip").on("sent_reminders").column("trip_id").execute();
  await schema.createIndex("sent_reminders_sent").on("sent_reminders").column("sent").execute();
}
