import { createHmac } from "node:crypto";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import type { Database } from "../db/database.ts";
import { findTrip } from "../http/access/find-trip.ts";
import { requireSession } from "../http/access/session.ts";
import type { CallContext } from "../http/calls/context.ts";
import { addressKey } from "../http/limits/address-limits.ts";
import type { CountryFinder } from "../outside/geocoding/country-finder.ts";
import { listEntries } from "./catalog-store.ts";
import { saveReport } from "./reports/report-store.ts";

type CatalogHandlers = Handlers<(typeof endpoints)["catalog"], CallContext>;

/** Reports of public trips to the operator (specification#reports, decision 078). `secret` hashes addresses of visitors. */
const createReporting = (database: Database, secret: string): Pick<CatalogHandlers, "report"> => ({
  report: async ({ body: { tripId, reason, text } }, { viewer, address, now, log }) => {
    await database.write(async (queries) => {
      // SQLite has one writer, and no row locks.
      const hasLocks = database.kind === "postgres";
      if (viewer !== null) await requireSession(queries, viewer, hasLocks);
      const lock = hasLocks ? "update" : null;
      const trip = await findTrip(queries, { part: "trip", id: tripId }, viewer, lock);
      const isOwn = trip.standing.role === "owner";
      if (!trip.isPublic && !isOwn) throw new AppError("NOT_FOUND");
      if (isOwn) throw new AppError("FORBIDDEN");
      const reporter = viewer ?? { addressHash: hashAddress(secret, tripId, address) };
      await saveReport(queries, { tripId, reason, text: text ?? "" }, reporter, now);
    });
    log.info({ reason }, "a public trip was reported");
    return { success: true };
  },
});

/** Hashed with the trip: neither the address nor what else was reported from it can be read in the table. */
const hashAddress = (secret: string, tripId: string, address: string): string =>
  createHmac("sha256", secret)
    .update(`report ${tripId} ${addressKey(address)}`)
    .digest("base64url")
    .slice(0, 22);

/** The public catalog (specification#catalog). */
export function createCatalogHandlers(
  database: Database,
  /** Hashes addresses of visitors who report a trip. */
  secret: string,
  finder: CountryFinder,
): Handlers<(typeof endpoints)["catalog"], CallContext> {
  return {
    ...createReporting(database, secret),
    list: (query, { viewer }) => {
      // Whoever is logged in finds what they have just listed.
      const reads = viewer === null ? database.forVisitors : database;
      const named = query.search ? finder.countryNamed(query.search) : null;
      return reads.glance((queries) => listEntries(queries, query, named));
    },
  };
}
