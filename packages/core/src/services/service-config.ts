import * as z from "zod/mini";
import { tileType } from "../map/tile-types.ts";

/** What this server has, so that the client hides or labels what is not there (decisions 8). */
export const serviceConfig = z.object({
  tiles: z.array(z.object({ tileType, available: z.boolean(), reason: z.optional(z.string()) })),
  search: z.string(),
  routing: z.string(),
  ai: z.boolean(),
  mail: z.enum(["smtp", "outbox"]),
  socialLogins: z.array(z.object({ id: z.string(), name: z.string() })),
  analytics: z.boolean(),
  support: z.object({ ru: z.nullable(z.string()), other: z.nullable(z.string()) }),
});
export type ServiceConfig = z.infer<typeof serviceConfig>;
