import * as z from "zod/mini";
import { tileReason, tileSource } from "../map/tile-source.ts";
import { tileType } from "../map/tile-types.ts";

/** The services of this server. The client hides or labels what is missing (specification#service-config). */
export const serviceConfig = z.object({
  /** Has `source` if `available`, else `reason`. */
  tiles: z.array(
    z.object({
      tileType,
      available: z.boolean(),
      source: z.optional(tileSource),
      reason: z.optional(tileReason),
    }),
  ),
  search: z.string(),
  routing: z.string(),
  rates: z.string(),
  ai: z.boolean(),
  mail: z.enum(["smtp", "outbox"]),
  socialLogins: z.array(z.object({ id: z.string(), name: z.string() })),
  analytics: z.boolean(),
  /** Whether pictures of places can be looked for. */
  pictures: z._default(z.boolean(), false),
  support: z.object({ ru: z.nullable(z.string()), other: z.nullable(z.string()) }),
});
export type ServiceConfig = z.infer<typeof serviceConfig>;
