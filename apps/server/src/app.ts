import { join } from "node:path";
import type { Endpoint } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { operatorBasemapPath } from "@castor/core/map/tile-source.ts";
import { worldBasemap } from "@castor/core/map/world-basemap.ts";
import type { FastifyInstance } from "fastify";
import { AccessTokens } from "./account/access-tokens.ts";
import { createAccountHandlers } from "./account/account-handlers.ts";
import { Background } from "./account/background.ts";
import { keepSecret } from "./account/keep-secret.ts";
import { LoginLimits } from "./account/login-limits.ts";
import { MailQueue } from "./account/mail-queue.ts";
import { RecipientLimits } from "./account/recipient-limits.ts";
import { SocialLogins } from "./account/social-logins.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { createFinanceHandlers } from "./finance/finance-handlers.ts";
import { AddressLimits } from "./http/address-limits.ts";
import type { AnyHandler } from "./http/call-kit.ts";
import { createApp, type LogTarget } from "./http/create-app.ts";
import { nameInlineScripts } from "./http/inline-scripts.ts";
import { Limiters } from "./http/limiters.ts";
import { translations } from "./http/read-caller.ts";
import { ReadyAnswers } from "./http/ready-answers.ts";
import { registerEndpoints } from "./http/register-endpoints.ts";
import { serveBasemap } from "./http/serve-basemap.ts";
import { serveFacts } from "./http/serve-facts.ts";
import { serveGcj02Area } from "./http/serve-gcj02-area.ts";
import { serveWeb } from "./http/serve-web.ts";
import { UserLimits } from "./http/user-limits.ts";
import { noteHandlers } from "./notes/note-handlers.ts";
import { listNotesWith } from "./notes/note-store.ts";
import { createPlaceDescriber } from "./outside/ai/create-place-describer.ts";
import { createAnalytics } from "./outside/analytics/create-analytics.ts";
import { createPlaceSearch } from "./outside/geocoding/create-place-search.ts";
import type { PlaceSearch } from "./outside/geocoding/place-search.ts";
import { openPoiIndex } from "./outside/geocoding/poi/open-poi-index.ts";
import { createMail } from "./outside/mail/create-mail.ts";
import { createRateProvider } from "./outside/rates/create-rate-provider.ts";
import { ExchangeRates } from "./outside/rates/exchange-rates.ts";
import { createPathRouter } from "./outside/routing/create-path-router.ts";
import { createSocialLogins } from "./outside/social-login/create-social-logins.ts";
import { listMapSources, listTileOrigins } from "./outside/tiles/map-sources.ts";
import { OperatorBasemap } from "./outside/tiles/operator-basemap.ts";
import { pointHandlers } from "./points/point-handlers.ts";
import { listPointsAmong } from "./points/point-store.ts";
import { routeHandlers } from "./routes/route-handlers.ts";
import { listRoutesInOrder, loadRoute } from "./routes/route-store.ts";
import { createServiceHandlers } from "./services/service-handlers.ts";
import { createSystemHandlers } from "./services/system-handlers.ts";
import { tripHandlers } from "./trips/trip-handlers.ts";
import { loadTrip } from "./trips/trip-store.ts";

/** Folders of what `npm start` built, and of the checkout; what is missing is simply not served. */
export interface Folders {
  checkout: string;
  web: string;
  geodata: string;
}

export interface AppParts {
  config: Config;
  database: Database;
  /** The embedded search, which needs no network; whoever opened it closes it. */
  gazetteer: PlaceSearch;
  folders: Folders;
  logTarget?: LogTarget;
}

/** Ready answers kept in memory (issue 2): some hundreds of trips of 14 days, compressed. */
const readyBytes = 32 * 1_048_576;

/** Puts the server together: every row of the table with its handler, then the files. */
export async function assembleApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, gazetteer, folders, logTarget } = parts;
  const app = await createApp(
    config,
    { tileOrigins: listTileOrigins(config), inlineScripts: await nameInlineScripts(folders.web) },
    logTarget,
  );
  const ownBasemap = new OperatorBasemap(join(config.dataDir, "basemap.pmtiles"), app.log);
  app.addHook("onReady", async () => void (await ownBasemap.read()));
  const mail = createMail(config, app.log);
  const secrets = config.jwtSecrets ?? [await keepSecret(database, config.dataDir)];
  const accessTokens = new AccessTokens(secrets);
  const { publicUrl, support } = config;
  const limiters = await openLimiters(config, secrets, app);
  const background = new Background(app.log);
  const mailQueue = new MailQueue({
    database,
    mail,
    publicUrl,
    translations,
    log: app.log,
    now: () => new Date(),
  });
  app.addHook("onReady", async () => mailQueue.start());
  const analytics = createAnalytics(config.analytics, app.log);
  app.addHook("onClose", async () => analytics.close());
  app.addHook("onClose", async () => {
    await background.finish();
    await mailQueue.close();
  });

  const paths = createPathRouter({
    config: config.routing,
    hasPublicServices: config.hasPublicServices,
    publicUrl,
    database,
    log: app.log,
  });
  app.addHook("onClose", () => paths.close());

  const rates = openExchangeRates(config, database, app);

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

  const socialLogins = new SocialLogins(createSocialLogins(config), publicUrl);

  const handlers: Record<keyof typeof endpoints, Readonly<Record<string, AnyHandler>>> = {
    account: createAccountHandlers({
      database,
      accessTokens,
      mailQueue,
      background,
      socialLogins,
      loginLimits: limiters && new LoginLimits(limiters),
      recipientLimits: limiters && new RecipientLimits(limiters),
    }),
    trips: tripHandlers,
    routes: routeHandlers,
    points: pointHandlers,
    notes: noteHandlers,
    finance: createFinanceHandlers(rates),
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
    system: createSystemHandlers(database),
  };
  const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints;
  registerEndpoints(app, groups, handlers, {
    database,
    readyAnswers: new ReadyAnswers(readyBytes),
    isSecure: publicUrl.startsWith("https:"),
    keysInFlight: new Set(),
    keyedReads: {
      "trips.save": (queries, [id = ""]) => loadTrip(queries, id),
      "trips.copy": (queries, [id = ""]) => loadTrip(queries, id),
      "routes.save": (queries, [id = ""]) => loadRoute(queries, id),
      "routes.addDays": listRoutesInOrder,
      "points.attach": listPointsAmong,
      "notes.save": listNotesWith,
    },
    addressLimits: limiters && new AddressLimits(limiters),
    userLimits: limiters && new UserLimits(limiters, config),
    failureAddress: (code) => socialLogins.failAt(code),
    verifyToken: (token) => accessTokens.verify(token),
  });
  const { checkout, web, geodata } = folders;
  const siteConfig = { apiHosts: config.apiHosts };
  serveFacts(app, { checkout, web, publicUrl, siteConfig, groups });
  serveGcj02Area(app, geodata);
  serveBasemap(app, worldBasemap.path, join(geodata, "world.pmtiles"));
  serveBasemap(app, operatorBasemapPath, ownBasemap.file);
  await serveWeb(app, web);
  return app;
}

function openExchangeRates(config: Config, database: Database, app: FastifyInstance) {
  const now = () => new Date();
  const provider = createRateProvider(config.rates, { log: app.log, now });
  const rates = new ExchangeRates({ database, log: app.log, provider, now });
  app.addHook("onReady", async () => rates.start());
  app.addHook("onClose", () => rates.close());
  return rates;
}

/** Null when `RATE_LIMIT` is off. The oldest secret hides the keys, so that processes that still sign with it count together with those that do no more. */
async function openLimiters(
  { hasRateLimits, redisUrl }: Config,
  secrets: readonly string[],
  app: FastifyInstance,
): Promise<Limiters | null> {
  if (!hasRateLimits) return null;
  const limiters = await Limiters.open({ redisUrl, secret: secrets.at(-1) ?? "", log: app.log });
  app.addHook("onClose", async () => limiters.close());
  return limiters;
}
