import { sql } from "kysely";
import type { Queries } from "../../database.ts";
import { addIndex, key, keyOf, of, ofAny, required, unique, withDefault } from "./columns.ts";

/** Users, and how they log in. */
export async function addAccountTables(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("users")
    .addColumn("id", "text", key)
    .addColumn("username", "text", unique)
    .addColumn("password_hash", "text")
    .addColumn("public_name", "text", required)
    .addColumn("lang", "text", required)
    .addColumn("default_currency", "text")
    .addColumn("confirmed", "text")
    .addColumn("created", "text", required)
    .addColumn("locked", "text")
    .execute();
  // The cleanup looks for addresses whose registrations have ended.
  await sql`create index users_unconfirmed on users (created) where confirmed is null`.execute(
    queries,
  );

  await schema
    .createTable("registrations")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", of("users"))
    .addColumn("password_hash", "text", required)
    .addColumn("public_name", "text", required)
    .addColumn("lang", "text", required)
    .addColumn("key_hash", "text")
    .addColumn("created", "text", required)
    .execute();
  await addIndex(queries, "registrations", "user", "user_id");
  await addIndex(queries, "registrations", "created", "created");

  await schema
    .createTable("sessions")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", of("users"))
    .addColumn("refresh_hash", "text", unique)
    .addColumn("device", "text", required)
    .addColumn("created", "text", required)
    .addColumn("last_used", "text", required)
    .addColumn("provider", "text")
    .execute();
  await addIndex(queries, "sessions", "user", "user_id");
  await addIndex(queries, "sessions", "last_used", "last_used");

  await schema
    .createTable("link_tokens")
    .addColumn("token_hash", "text", key)
    .addColumn("user_id", "text", of("users"))
    .addColumn("kind", "text", required)
    .addColumn("expires", "text", required)
    .addColumn("mail_id", "text")
    .addColumn("registration_id", "text", ofAny("registrations"))
    .execute();
  await addIndex(queries, "link_tokens", "user", "user_id");
  await addIndex(queries, "link_tokens", "expires", "expires");
  await addIndex(queries, "link_tokens", "registration", "registration_id");

  await schema
    .createTable("mails")
    .addColumn("id", "text", key)
    .addColumn("kind", "text", required)
    .addColumn("user_id", "text", of("users"))
    .addColumn("lang", "text", required)
    .addColumn("created", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("next_try", "text", required)
    .addColumn("claimed_until", "text")
    .addColumn("registration_id", "text", ofAny("registrations"))
    .execute();
  await addIndex(queries, "mails", "next_try", "next_try");
  await addIndex(queries, "mails", "user", "user_id");
  await addIndex(queries, "mails", "registration", "registration_id");

  await schema
    .createTable("account_events")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", of("users"))
    .addColumn("at", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("detail", "text", required)
    .addColumn("device", "text", required)
    .execute();
  await addIndex(queries, "account_events", "user", "user_id", "at");
  await addIndex(queries, "account_events", "at", "at");

  await schema
    .createTable("finished_tours")
    .addColumn("user_id", "text", of("users"))
    .addColumn("tour", "text", required)
    .addPrimaryKeyConstraint("finished_tours_key", ["user_id", "tour"])
    .execute();

  await schema
    .createTable("idempotency_keys")
    .addColumn("user_id", "text", of("users"))
    .addColumn("key", "text", required)
    .addColumn("row", "text", required)
    .addColumn("body_hash", "text", required)
    .addColumn("answer", "text", required)
    .addColumn("created", "text", required)
    .addPrimaryKeyConstraint("idempotency_keys_key", ["user_id", "key"])
    .execute();
  await addIndex(queries, "idempotency_keys", "created", "created");

  await schema
    .createTable("reminder_settings")
    .addColumn("user_id", "text", keyOf("users"))
    .addColumn("payment_days", "integer")
    .addColumn("has_trip_days", "integer", required)
    .addColumn("zone", "text", required)
    .addColumn("next_look", "text")
    .execute();
  await addIndex(queries, "reminder_settings", "next_look", "next_look");

  await addLoginTables(queries);
}

/** Social logins, two-step login, passkeys. */
async function addLoginTables(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("social_logins")
    .addColumn("issuer", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("user_id", "text", of("users"))
    .addColumn("provider", "text", required)
    .addColumn("created", "text", required)
    .addColumn("is_join", "integer", withDefault(0))
    .addPrimaryKeyConstraint("social_logins_subject", ["issuer", "subject"])
    .execute();
  await addIndex(queries, "social_logins", "user", "user_id");

  await schema
    .createTable("social_joins")
    .addColumn("challenge_hash", "text", key)
    .addColumn("user_id", "text", of("users"))
    .addColumn("provider", "text", required)
    .addColumn("issuer", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("expires", "text", required)
    .execute();
  await addIndex(queries, "social_joins", "user", "user_id");
  await addIndex(queries, "social_joins", "expires", "expires");

  await schema
    .createTable("login_codes")
    .addColumn("code_hash", "text", key)
    .addColumn("user_id", "text", of("users"))
    .addColumn("provider", "text", required)
    .addColumn("expires", "text", required)
    .addColumn("issuer", "text", withDefault(""))
    .addColumn("subject", "text", withDefault(""))
    .execute();
  await addIndex(queries, "login_codes", "user", "user_id");
  await addIndex(queries, "login_codes", "expires", "expires");

  await schema
    .createTable("two_step")
    .addColumn("user_id", "text", keyOf("users"))
    .addColumn("key", "text", required)
    .addColumn("confirmed", "text")
    .addColumn("last_period", "integer", required)
    .addColumn("failures", "integer", required)
    .addColumn("blocked_until", "text")
    .execute();
  await schema
    .createTable("recovery_codes")
    .addColumn("user_id", "text", of("users"))
    .addColumn("code_hash", "text", required)
    .addPrimaryKeyConstraint("recovery_codes_key", ["user_id", "code_hash"])
    .execute();

  await schema
    .createTable("passkeys")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", of("users"))
    .addColumn("public_key", "text", required)
    .addColumn("counter", "bigint", required)
    .addColumn("device", "text", required)
    .addColumn("created", "text", required)
    .addColumn("last_used", "text")
    .execute();
  await addIndex(queries, "passkeys", "user", "user_id");

  await schema
    .createTable("login_challenges")
    .addColumn("challenge_hash", "text", key)
    .addColumn("kind", "text", required)
    .addColumn("user_id", "text", ofAny("users"))
    .addColumn("expires", "text", required)
    .execute();
  await addIndex(queries, "login_challenges", "user", "user_id");
  await addIndex(queries, "login_challenges", "expires", "expires");
}
