import { endpoints } from "@castor/core/endpoints.ts";
import { createAccountHandlers } from "../account/account-handlers.ts";
import { LoginLimits } from "../account/limits/login-limits.ts";
import { RecipientLimits } from "../account/limits/recipient-limits.ts";
import { relyingPartyOf } from "../account/passkeys/relying-party.ts";
import type { AccessTokens } from "../account/sessions/access-tokens.ts";
import type { SocialLogins } from "../account/social-login/social-logins.ts";
import { createBookingHandlers } from "../bookings/booking-handlers.ts";
import type { ConfirmationReader } from "../bookings/reading/confirmation-reader.ts";
import { createCatalogHandlers } from "../catalog/catalog-handlers.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { attachmentHandlers } from "../files/attachment-handlers.ts";
import { createFileHandlers } from "../files/file-handlers.ts";
import { privateFileHandlers } from "../files/private-file-handlers.ts";
import { createJpegReader } from "../files/renditions/read-jpeg.ts";
import { createFinanceHandlers } from "../finance/finance-handlers.ts";
import { createHistoryHandlers } from "../history/history-handlers.ts";
import type { AnyHandler } from "../http/calls/call-dependencies.ts";
import { loadLater } from "../http/calls/load-later.ts";
import type { RateLimiters } from "../http/limits/rate-limiters.ts";
import { createInboundHandlers } from "../inbound/inbound-handlers.ts";
import { createLiveHandlers } from "../live/live-handlers.ts";
import type { LiveTrips } from "../live/live-trips.ts";
import { createInvitationHandlers } from "../members/invitation-handlers.ts";
import { memberHandlers } from "../members/member-handlers.ts";
import { noteHandlers } from "../notes/note-handlers.ts";
import { createNoticeHandlers } from "../notices/notice-handlers.ts";
import { createPushHandlers } from "../notices/push-handlers.ts";
import type { CountryFinder } from "../outside/geocoding/country-finder.ts";
import { listMapSources } from "../outside/tiles/map-sources.ts";
import { ideaHandlers } from "../points/ideas/idea-handlers.ts";
import { pointHandlers } from "../points/point-handlers.ts";
import { createReminderHandlers } from "../reminders/reminder-handlers.ts";
import { routeHandlers } from "../routes/route-handlers.ts";
import { createPlaceHandlers } from "../services/place-handlers.ts";
import { createServiceHandlers } from "../services/service-handlers.ts";
import { createSystemHandlers } from "../services/system-handlers.ts";
import { createVisitHandler } from "../sharing/visits/visit-handler.ts";
import { createTourHandlers } from "../tours/tour-handlers.ts";
import { createTripHandlers } from "../trips/trip-handlers.ts";
import type { Files } from "./open-files.ts";
import type { Services } from "./open-services.ts";

interface HandlerParts {
  config: Config;
  database: Database;
  services: Services;
  gazetteer: CountryFinder;
  accessTokens: AccessTokens;
  socialLogins: SocialLogins;
  limiters: RateLimiters | null;
  /** The newest secret of this server. */
  secret: string;
  isDraining: () => boolean;
  live: LiveTrips;
  files: Files;
  confirmations: ConfirmationReader;
}

/** The handlers of all rows of the endpoint table, by group. */
export function createHandlers(
  parts: HandlerParts,
): Record<keyof typeof endpoints, Readonly<Record<string, AnyHandler>>> {
  const { config, database, services, accessTokens, socialLogins, limiters, isDraining } = parts;
  const { publicUrl, support } = config;
  const { apiOrigin, places, paths, rates, describer, analytics, pdfs, pictures } = services;
  const recipientLimits = limiters && new RecipientLimits(limiters);
  return {
    account: createAccountHandlers({
      database,
      accessTokens,
      mailQueue: services.mailQueue,
      background: services.background,
      socialLogins,
      relyingParty: relyingPartyOf(config),
      loginLimits: limiters && new LoginLimits(limiters),
      recipientLimits,
    }),
    trips: {
      ...createTripHandlers({ kind: database.kind, bytesPerUser: config.files.bytesPerUser }),
      visits: createVisitHandler(services.visits),
    },
    live: createLiveHandlers(parts.live),
    members: memberHandlers,
    history: createHistoryHandlers(database),
    routes: routeHandlers,
    points: pointHandlers,
    ideas: ideaHandlers,
    notes: noteHandlers,
    finance: createFinanceHandlers(rates),
    exports: loadLater(endpoints.exports, async () => {
      const { createExportHandlers } = await import("../exports/export-handlers.ts");
      return createExportHandlers({
        ...{ paths, publicUrl, pdfs, rates, pictures, apiOrigin },
        readJpeg: createJpegReader(parts.files),
      });
    }),
    files: createFileHandlers({ database, ...parts.files }),
    attachments: attachmentHandlers,
    privateFiles: privateFileHandlers,
    bookings: createBookingHandlers(parts.confirmations),
    inbound: createInboundHandlers(database, config.inbound?.base ?? null),
    catalog: createCatalogHandlers(database, parts.secret, parts.gazetteer),
    tours: createTourHandlers(database),
    invitations: createInvitationHandlers({
      mailQueue: services.mailQueue,
      countMail: async (address) => recipientLimits?.count(address, "invitation"),
    }),
    reminders: createReminderHandlers({ database, publicUrl, runner: services.reminders }),
    notices: createNoticeHandlers(database),
    push: createPushHandlers(database, services.push),
    places: createPlaceHandlers(places),
    services: createServiceHandlers({
      tiles: () => listMapSources(config, services.ownBasemap),
      places,
      paths,
      rates,
      describer,
      pictures,
      mail: services.mail.kind,
      support,
      socialLogins: config.socialLogins,
      analytics,
    }),
    system: createSystemHandlers(database, isDraining),
  };
}
