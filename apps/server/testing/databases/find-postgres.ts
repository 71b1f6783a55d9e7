import { existsSync, globSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** Where Debian, Red Hat, Homebrew and Postgres.app install PostgreSQL's programs. */
const usualPlaces = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql*/bin",
  "/usr/local/opt/postgresql*/bin",
  "/Applications/Postgres.app/Contents/Versions/*/bin",
];

export const postgresMissing =
  "The server's tests need PostgreSQL: install it (Debian: apt-get install postgresql; macOS: brew install postgresql) or set TEST_DATABASE_URL.";

/** The folder with `initdb` and `postgres`, the newest version first; undefined when there is none. */
export function findPostgresPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter);
  const installed = usualPlaces.flatMap((place) => globSync(place).sort(newestFirst));
  return [...installed, ...onPath].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

function newestFirst(one: string, other: string): number {
  return dirname(other).localeCompare(dirname(one), "en", { numeric: true });
}
