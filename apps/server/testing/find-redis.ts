import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian and Homebrew keep it, when they are not on the path. */
const usualPlaces = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

export const redisMissing =
  "The server's tests need Redis: install it (Debian: apt-get install redis-server; macOS: brew install redis).";

/** The server's program, or undefined when this machine has none. */
export function findRedisServer(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...onPath, ...usualPlaces]
    .map((folder) => join(folder, "redis-server"))
    .find((program) => existsSync(program));
}
