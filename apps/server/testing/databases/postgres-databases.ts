import { randomBytes } from "node:crypto";
import pg from "pg";

/** Makes a database with a name of its own on a server of tests: a copy of another one, or an empty one. Returns its address. */
export async function copyPostgresDatabase(server: string, template?: string): Promise<URL> {
  const url = new URL(server);
  const name = `castor_test_${randomBytes(8).toString("hex")}`;
  await runOnServer(server, `create database ${name}${template ? ` template ${template}` : ""}`);
  url.pathname = `/${name}`;
  return url;
}

/** Removes it, and cuts the connections that are open. */
export async function dropPostgresDatabase(database: URL): Promise<void> {
  const server = new URL(database);
  server.pathname = "/postgres";
  await runOnServer(
    server.href,
    `drop database if exists ${database.pathname.slice(1)} with (force)`,
  );
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
