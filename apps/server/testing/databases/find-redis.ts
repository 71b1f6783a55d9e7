import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian and Homebrew install Redis, for when that is not on the path. */
const usualPlaces = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

export const redisMissing =
  "The server's tests need Redis: install it (Debian: apt-get install redis-server; macOS: brew install redis).";

/** The path of `redis-server`; undefined when there is none. */
export function findRedisServer(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...onPath, ...usualPlaces]
    .map((folder) => join(folder, "redis-server"))
    .find((program) => existsSync(program));
}
