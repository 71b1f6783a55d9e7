import * as z from "zod/mini";
import { instant } from "../time/dates.ts";

/** `/version.json` (specification#health): the installed version, its commit, and the build time of the web app (ISO 8601 instant in UTC); null where unknown. */
export const buildVersion = z.object({
  version: z.string().check(z.minLength(1)),
  commit: z.nullable(z.string()),
  buildTime: z.nullable(instant),
});
export type BuildVersion = z.infer<typeof buildVersion>;
