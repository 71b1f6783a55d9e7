import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { RoutingFailure, reasonOf } from "./routing-failure.ts";

/** The used part of the library. Requests and answers are Valhalla's own JSON. */
interface Actor {
  route(query: string): Promise<string>;
  matrix(query: string): Promise<string>;
}

export interface Valhalla {
  openActor(config: object): Actor;
  /** The program that makes tiles of an extract. */
  tileBuilder: string;
}

const name = "@valhallajs/valhallajs";

/** The prebuilt Valhalla of this folder's packages. Throws a `RoutingFailure` where there is none for this machine. */
export function findValhalla(): Valhalla {
  const require = createRequire(import.meta.url);
  try {
    const { Actor } = require(name) as { Actor: new (config: object) => Actor };
    const folder = dirname(require.resolve(name));
    return {
      openActor: (config) => new Actor(config),
      tileBuilder: join(folder, process.platform, process.arch, "valhalla_build_tiles"),
    };
  } catch (error) {
    const reason = reasonOf(error);
    throw new RoutingFailure(
      reason === "MODULE_NOT_FOUND"
        ? "Valhalla is not installed: npm run data:routing installs it."
        : `Valhalla does not run on ${process.platform}-${process.arch} (${reason}); it is built for Linux with glibc (x64, arm64) and macOS (arm64).`,
    );
  }
}
