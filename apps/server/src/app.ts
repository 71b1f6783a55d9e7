import { join } from "node:path";
import type { Endpoint } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { AccessTokens } from "./account/sessions/access-tokens.ts";
import { loadOrCreateSecret } from "./account/sessions/load-or-create-secret.ts";
import { SocialLogins } from "./account/social-login/social-logins.ts";
import { addGauges } from "./assembly/add-gauges.ts";
import { createHandlers } from "./assembly/create-handlers.ts";
import { openFiles } from "./assembly/open-files.ts";
import { openInbound } from "./assembly/open-inbound.ts";
import { openLive } from "./assembly/open-live.ts";
import { openModelStep } from "./assembly/open-model-step.ts";
import { openPlacing } from "./assembly/open-placing.ts";
import { openServices, type ServiceParts } from "./assembly/open-services.ts";
import { reloadByRow } from "./assembly/reload-by-row.ts";
import { type Folders, serveFiles } from "./assembly/serve-files.ts";
import { ConfirmationReader } from "./bookings/reading/confirmation-reader.ts";
import { refreshEntry } from "./catalog/catalog-entry-store.ts";
import { fillCatalog } from "./catalog/fill-catalog.ts";
import type { FileStorage } from "./files/storage/file-storage.ts";
import { versionOfFinanceTable } from "./finance/finance-handlers.ts";
import { watchHiddenCosts } from "./finance/keep-hidden-costs.ts";
import { beginEntry } from "./history/history-store.ts";
import type { ChangeHooks } from "./http/answers/change-trip.ts";
import { ResponseCache, responseCacheBytes } from "./http/answers/response-cache.ts";
import { closeConnectionsWhen } from "./http/close-connections.ts";
import { createApp, type LogTarget } from "./http/create-app.ts";
import { AddressLimits, wrongKeyFigure } from "./http/limits/address-limits.ts";
import { registerWork } from "./http/limits/count-work.ts";
import { openLimiters } from "./http/limits/open-limiters.ts";
import { UserLimits } from "./http/limits/user-limits.ts";
import { measureRequests } from "./http/log/measure-requests.ts";
import { registerEndpoints } from "./http/register-endpoints.ts";
import { nameInlineScripts } from "./http/static/inline-scripts.ts";
import { serveUploads } from "./http/uploads/serve-uploads.ts";
import type { LiveFigures } from "./live/live-trips.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { tellChanged } from "./notices/tell-changed-store.ts";
import type { DNSResolver } from "./outside/mail-auth/check-sender.ts";
import { createSocialLogins } from "./outside/social-login/create-social-logins.ts";
import { listTileOrigins } from "./outside/tiles/map-sources.ts";
import { versionOfTripList } from "./trips/trip-list-store.ts";

export interface AppOptions extends Omit<ServiceParts, "geodata"> {
  folders: Folders;
  logTarget?: LogTarget;
  metrics?: Metrics;
  workFigures?: Parameters<typeof registerWork>[2];
  /** Aborted when the server is going to stop. */
  draining: AbortSignal;
  liveFigures?: Partial<LiveFigures>;
  /** Answers what mail servers are named by, for mails that come in; tests replace it. */
  mailResolver?: DNSResolver;
  /** Where contents of files are, instead of `DATA_DIR`; tests replace it. */
  fileStorage?: FileStorage;
}

/**
 * Assembles the server: every endpoint with its handler, then the files. The caller closes the database and the gazetteer,
 * which needs no network.
 */
export async function assembleApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, gazetteer, folders, logTarget, metrics, draining } = options;
  const { pictureAddresses } = options;
  const { publicUrl } = config;
  const isDraining = () => draining.aborted;
  const app = await createApp(
    config,
    {
      tileOrigins: listTileOrigins(config),
      inlineScripts: await nameInlineScripts(folders.web),
    },
    logTarget,
  );
  const responseCache = new ResponseCache(responseCacheBytes);
  const secrets = config.jwtSecrets ?? [await loadOrCreateSecret(database, config.dataDir)];
  const secret = secrets.at(-1) ?? "";
  const live = await openLive(app, {
    ...{ config, database, draining, secret, figures: options.liveFigures },
  });
  if (metrics !== undefined) {
    measureRequests(app, metrics);
    addGauges(metrics, { database, responseCache, live });
  }
  closeConnectionsWhen(isDraining, app);
  const limiters = await openLimiters(config, secrets, app);
  registerWork(app, limiters, options.workFigures);
  const services = openServices(app, {
    config,
    database,
    gazetteer,
    geodata: folders.geodata,
    ...(pictureAddresses && { pictureAddresses }),
  });
  const { rates, visits, ownBasemap, pictures } = services;
  const files = openFiles(config, database, options.fileStorage);
  app.addHook("onClose", () => files.renditions.close());
  const gazetteerFile = join(folders.geodata, "gazetteer.sqlite");
  const userLimits = limiters && new UserLimits(limiters, config);
  const confirmations = new ConfirmationReader({
    gazetteer: gazetteerFile,
    extractorPath: config.extractorPath,
    now: () => new Date(),
    modelStep: openModelStep(config.ai, gazetteerFile, userLimits, app.log),
  });
  app.addHook("onClose", () => confirmations.close());
  const hooks: ChangeHooks = {
    onTripRaised: beginEntry,
    onTripDone: tellChanged,
    onTripChanged: (queries, tripId, now) => refreshEntry(queries, tripId, gazetteer, now),
    watchHiddenCosts,
  };
  const placing = openPlacing({ database, files, hooks, onTripWritten: live.take, log: app.log });
  const inbound = openInbound({
    ...{ config, database, limiters, resolver: options.mailResolver, log: app.log },
    ...{ reader: confirmations, placing, onTold: () => services.mailQueue.wake() },
  });
  if (inbound) {
    app.addHook("onReady", () => inbound.start());
    app.addHook("onClose", () => inbound.close());
  }
  const accessTokens = new AccessTokens(secrets);
  const socialLogins = new SocialLogins(await createSocialLogins(config), publicUrl);
  const handlers = createHandlers({
    ...{ config, database, services, accessTokens, socialLogins, limiters, isDraining, live },
    ...{ gazetteer, secret, files, confirmations },
  });
  const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints;
  const callers = {
    addressLimits: limiters && new AddressLimits(limiters),
    userLimits,
    verifyToken: (token: string) => accessTokens.verify(token),
  };
  registerEndpoints(app, groups, handlers, {
    ...callers,
    database,
    responseCache,
    answerVersions: {
      "trips.list": versionOfTripList,
      "finance.table": versionOfFinanceTable(rates),
    },
    isSecure: publicUrl.startsWith("https:"),
    keysInFlight: new Set(),
    reloadByRow,
    ...hooks,
    onTripWritten: live.take,
    noteRead: (row, trip, reader) => {
      if (row === "trips.get") visits.countOpening(trip, reader);
    },
    wrongKeys: limiters?.make(wrongKeyFigure) ?? null,
    failureAddress: (code) => socialLogins.failAt(code),
  });
  serveUploads(app, files.uploads, callers);
  app.addHook("onReady", () => fillCatalog(database, gazetteer, new Date()));
  await serveFiles(app, { config, database, folders, ownBasemap, groups, pictures, files });
  return app;
}
