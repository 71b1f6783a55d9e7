import { join } from "node:path";
import type { Endpoint } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { operatorBasemapPath } from "@castor/core/map/tile-source.ts";
import { worldBasemap } from "@castor/core/map/world-basemap.ts";
import type { FastifyInstance } from "fastify";
import { createAccountHandlers } from "./account/account-handlers.ts";
import { LoginLimits } from "./account/limits/login-limits.ts";
import { RecipientLimits } from "./account/limits/recipient-limits.ts";
import { relyingPartyOf } from "./account/passkeys/relying-party.ts";
import { AccessTokens } from "./account/sessions/access-tokens.ts";
import { loadOrCreateSecret } from "./account/sessions/load-or-create-secret.ts";
import { SocialLogins } from "./account/social-login/social-logins.ts";
import { addGauges } from "./add-gauges.ts";
import { refreshEntry } from "./catalog/catalog-entry-store.ts";
import { createCatalogHandlers } from "./catalog/catalog-handlers.ts";
import { fillCatalog } from "./catalog/fill-catalog.ts";
import { BackgroundTasks } from "./concurrency/background-tasks.ts";
import type { Config } from "./config/config.ts";
import { createPages } from "./create-pages.ts";
import type { Database } from "./db/database.ts";
import { PdfWriter } from "./exports/pdf/pdf-writer.ts";
import { createFinanceHandlers, versionOfFinanceTable } from "./finance/finance-handlers.ts";
import { ResponseCache, responseCacheBytes } from "./http/answers/response-cache.ts";
import type { AnyHandler } from "./http/calls/call-dependencies.ts";
import { loadLater } from "./http/calls/load-later.ts";
import { translations } from "./http/calls/read-caller.ts";
import { closeConnectionsWhen } from "./http/close-connections.ts";
import { createApp, type LogTarget } from "./http/create-app.ts";
import { AddressLimits, wrongKeyFigure } from "./http/limits/address-limits.ts";
import { registerWork } from "./http/limits/count-work.ts";
import { openLimiters } from "./http/limits/open-limiters.ts";
import { UserLimits } from "./http/limits/user-limits.ts";
import { measureRequests } from "./http/log/measure-requests.ts";
import { serveFacts } from "./http/openapi/serve-facts.ts";
import { registerEndpoints } from "./http/register-endpoints.ts";
import { nameInlineScripts } from "./http/static/inline-scripts.ts";
import { serveBasemap } from "./http/static/serve-basemap.ts";
import { serveGcj02Area } from "./http/static/serve-gcj02-area.ts";
import { servePreviews } from "./http/static/serve-previews.ts";
import { serveShareTarget } from "./http/static/serve-share-target.ts";
import { serveSitemaps } from "./http/static/serve-sitemaps.ts";
import { serveWeb } from "./http/static/serve-web.ts";
import { createMail } from "./mail/transport/create-mail.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { noteHandlers } from "./notes/note-handlers.ts";
import { listNotesWith } from "./notes/note-store.ts";
import { openMails } from "./open-mails.ts";
import { createPlaceDescriber } from "./outside/ai/create-place-describer.ts";
import { createAnalytics } from "./outside/analytics/create-analytics.ts";
import type { CountryFinder } from "./outside/geocoding/country-finder.ts";
import { createPlaceSearch } from "./outside/geocoding/create-place-search.ts";
import type { PlaceSearch } from "./outside/geocoding/place-search.ts";
import { openPoiIndex } from "./outside/geocoding/poi/open-poi-index.ts";
import { openExchangeRates } from "./outside/rates/open-exchange-rates.ts";
import { createPathRouter } from "./outside/routing/create-path-router.ts";
import { createSocialLogins } from "./outside/social-login/create-social-logins.ts";
import { listMapSources, listTileOrigins } from "./outside/tiles/map-sources.ts";
import { OperatorBasemap } from "./outside/tiles/operator-basemap.ts";
import { pointHandlers } from "./points/point-handlers.ts";
import { listPointsAmong } from "./points/point-store.ts";
import { createReminderHandlers } from "./reminders/reminder-handlers.ts";
import { routeHandlers } from "./routes/route-handlers.ts";
import { listRoutesInOrder, loadRoute } from "./routes/route-store.ts";
import { createPlaceHandlers } from "./services/place-handlers.ts";
import { createServiceHandlers } from "./services/service-handlers.ts";
import { createSystemHandlers } from "./services/system-handlers.ts";
import { PicturePainter } from "./sharing/preview/picture-painter.ts";
import { PreviewPictures } from "./sharing/preview/preview-pictures.ts";
import { PublicTrips } from "./sharing/public-trips.ts";
import { createSitemaps } from "./sharing/sitemap/sitemaps.ts";
import { TripVisitCounter } from "./sharing/visits/trip-visit-counter.ts";
import { createVisitHandler } from "./sharing/visits/visit-handler.ts";
import { createTourHandlers } from "./tours/tour-handlers.ts";
import { createTripHandlers } from "./trips/trip-handlers.ts";
import { versionOfTripList } from "./trips/trip-list-store.ts";
import { loadTrip } from "./trips/trip-store.ts";

/** Folders that `npm start` built, and the checkout. A missing folder is not served. */
export interface Folders {
  checkout: string;
  web: string;
  geodata: string;
}

export interface AppOptions {
  config: Config;
  database: Database;
  /** The embedded place search, which needs no network. The caller closes it. */
  gazetteer: PlaceSearch & CountryFinder;
  folders: Folders;
  logTarget?: LogTarget;
  metrics?: Metrics;
  workFigures?: Parameters<typeof registerWork>[2];
  /** Whether the server is going to stop. */
  isDraining: () => boolean;
}

/** Assembles the server: every endpoint with its handler, then the files. */
export async function assembleApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, gazetteer, logTarget, metrics, isDraining } = options;
  const { checkout, web, geodata } = options.folders;
  const app = await createApp(
    config,
    { tileOrigins: listTileOrigins(config), inlineScripts: await nameInlineScripts(web) },
    logTarget,
  );
  const responseCache = new ResponseCache(responseCacheBytes);
  if (metrics !== undefined) {
    measureRequests(app, metrics);
    addGauges(metrics, { database, responseCache });
  }
  closeConnectionsWhen(isDraining, app);
  const ownBasemap = new OperatorBasemap(join(config.dataDir, "basemap.pmtiles"), app.log);
  app.addHook("onReady", async () => void (await ownBasemap.read()));
  const mail = createMail(config, app.log);
  const secrets = config.jwtSecrets ?? [await loadOrCreateSecret(database, config.dataDir)];
  const accessTokens = new AccessTokens(secrets);
  const { publicUrl, support } = config;
  const apiOrigin = config.apiHosts[new URL(publicUrl).host] ?? publicUrl;
  const limiters = await openLimiters(config, secrets, app);
  registerWork(app, limiters, options.workFigures);
  const background = new BackgroundTasks(app.log);
  const analytics = createAnalytics(config.analytics, app.log);
  app.addHook("onClose", async () => analytics.close());

  const paths = createPathRouter({
    config: config.routing,
    hasPublicServices: config.hasPublicServices,
    publicUrl,
    database,
    log: app.log,
  });
  app.addHook("onClose", () => paths.close());

  const { log } = app;
  const mails = openMails({ log, database, mail, publicUrl, apiOrigin, paths, background });
  const { mailQueue, reminders } = mails;
  app.addHook("onReady", async () => mails.start());
  app.addHook("onClose", () => mails.close());

  const rates = openExchangeRates(config, database, log);
  app.addHook("onReady", async () => rates.start());
  app.addHook("onClose", () => rates.close());

  const pois = openPoiIndex(database, config.dataDir);
  app.addHook("onClose", () => pois.close());
  const places = createPlaceSearch({
    config: config.search,
    hasPublicServices: config.hasPublicServices,
    publicUrl,
    pois,
    gazetteer,
    database,
    log: app.log,
  });
  const describer = createPlaceDescriber({ config: config.ai, places, translations, log: app.log });
  const socialLogins = new SocialLogins(await createSocialLogins(config), publicUrl);

  const visits = new TripVisitCounter({ database, log: app.log, now: () => new Date() });
  app.addHook("onClose", () => visits.close());

  const pdfs = new PdfWriter(join(geodata, "world.pmtiles"));
  app.addHook("onClose", () => pdfs.close());

  const handlers: Record<keyof typeof endpoints, Readonly<Record<string, AnyHandler>>> = {
    account: createAccountHandlers({
      database,
      accessTokens,
      mailQueue,
      background,
      socialLogins,
      relyingParty: relyingPartyOf(config),
      loginLimits: limiters && new LoginLimits(limiters),
      recipientLimits: limiters && new RecipientLimits(limiters),
    }),
    trips: { ...createTripHandlers(), visits: createVisitHandler(visits) },
    routes: routeHandlers,
    points: pointHandlers,
    notes: noteHandlers,
    finance: createFinanceHandlers(rates),
    exports: loadLater(endpoints.exports, async () => {
      const { createExportHandlers } = await import("./exports/export-handlers.ts");
      return createExportHandlers({ paths, publicUrl, pdfs, rates, apiOrigin });
    }),
    catalog: createCatalogHandlers(database, secrets.at(-1) ?? ""),
    tours: createTourHandlers(database),
    reminders: createReminderHandlers({ database, publicUrl, runner: reminders }),
    places: createPlaceHandlers(places),
    services: createServiceHandlers({
      tiles: () => listMapSources(config, ownBasemap),
      places,
      paths,
      rates,
      describer,
      mail: mail.kind,
      support,
      socialLogins: config.socialLogins,
      analytics,
    }),
    system: createSystemHandlers(database, isDraining),
  };
  const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints;
  registerEndpoints(app, groups, handlers, {
    database,
    responseCache,
    answerVersions: {
      "trips.list": versionOfTripList,
      "finance.table": versionOfFinanceTable(rates),
    },
    isSecure: publicUrl.startsWith("https:"),
    keysInFlight: new Set(),
    reloadByRow: {
      "trips.save": (queries, [id = ""]) => loadTrip(queries, id),
      "trips.copy": (queries, [id = ""]) => loadTrip(queries, id),
      "exports.importJson": (queries, [id = ""]) => loadTrip(queries, id),
      "routes.save": (queries, [id = ""]) => loadRoute(queries, id),
      "routes.addDays": listRoutesInOrder,
      "routes.moveDates": listRoutesInOrder,
      "points.attach": listPointsAmong,
      "points.move": listPointsAmong,
      "points.order": listPointsAmong,
      "notes.save": listNotesWith,
      "notes.order": listNotesWith,
      "notes.remove": listNotesWith,
    },
    onTripChanged: (queries, tripId, now) => refreshEntry(queries, tripId, gazetteer, now),
    noteRead: (row, trip, reader) => {
      if (row === "trips.get") visits.countOpening(trip, reader);
    },
    addressLimits: limiters && new AddressLimits(limiters),
    userLimits: limiters && new UserLimits(limiters, config),
    wrongKeys: limiters?.make(wrongKeyFigure) ?? null,
    failureAddress: (code) => socialLogins.failAt(code),
    verifyToken: (token) => accessTokens.verify(token),
  });
  app.addHook("onReady", () => fillCatalog(database, gazetteer, new Date()));
  serveFacts(app, { checkout, web, publicUrl, siteConfig: { apiHosts: config.apiHosts }, groups });
  serveGcj02Area(app, geodata);
  serveBasemap(app, worldBasemap.path, join(geodata, "world.pmtiles"));
  serveBasemap(app, operatorBasemapPath, ownBasemap.file);
  const publicTrips = new PublicTrips(database);
  const painter = new PicturePainter(join(geodata, "world.pmtiles"));
  app.addHook("onClose", () => painter.close());
  servePreviews(app, new PreviewPictures(publicTrips, painter));
  serveSitemaps(app, publicUrl, createSitemaps(database));
  serveShareTarget(app);
  await serveWeb(app, web, ...createPages(database, publicTrips, { web, publicUrl }));
  return app;
}
