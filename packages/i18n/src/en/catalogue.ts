import { account } from "./account.ts";
import { errors } from "./errors.ts";
import { map } from "./map.ts";
import { points } from "./points.ts";
import { routes } from "./routes.ts";
import { services } from "./services.ts";
import { validation } from "./validation.ts";

/** All words in English, by noun. */
export const catalogue = { account, errors, map, points, routes, services, validation } as const;

/** What every language has. */
export type Catalogue = typeof catalogue;
