import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { BackgroundTasks } from "../concurrency/background-tasks.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { PdfWriter } from "../exports/pdf/pdf-writer.ts";
import { translations } from "../http/calls/read-caller.ts";
import { createMail } from "../mail/transport/create-mail.ts";
import { PushRunner } from "../notices/push-runner.ts";
import { createPlaceDescriber } from "../outside/ai/create-place-describer.ts";
import { createAnalytics } from "../outside/analytics/create-analytics.ts";
import type { CountryFinder } from "../outside/geocoding/country-finder.ts";
import { createPlaceSearch } from "../outside/geocoding/create-place-search.ts";
import type { PlaceSearch } from "../outside/geocoding/place-search.ts";
import { openPoiIndex } from "../outside/geocoding/poi/open-poi-index.ts";
import { openPictures, type PictureAddresses } from "../outside/pictures/open-pictures.ts";
import { PushSender } from "../outside/push/push-sender.ts";
import { openExchangeRates } from "../outside/rates/open-exchange-rates.ts";
import { createPathRouter } from "../outside/routing/create-path-router.ts";
import { OperatorBasemap } from "../outside/tiles/operator-basemap.ts";
import { TripVisitCounter } from "../sharing/visits/trip-visit-counter.ts";
import { openMails } from "./open-mails.ts";

export interface ServiceParts {
  config: Config;
  database: Database;
  gazetteer: PlaceSearch & CountryFinder;
  /** Addresses of Wikimedia; tests replace them. */
  pictureAddresses?: PictureAddresses;
  /** The folder of the built map data. */
  geodata: string;
}

export type Services = ReturnType<typeof openServices>;

/** Opens what handlers work with besides the database. Each part starts and closes with the server. */
export function openServices(app: FastifyInstance, parts: ServiceParts) {
  const { config, database, gazetteer, geodata } = parts;
  const { hasPublicServices, publicUrl } = config;
  const { log } = app;
  const apiOrigin = config.apiHosts[new URL(publicUrl).host] ?? publicUrl;

  const ownBasemap = new OperatorBasemap(join(config.dataDir, "basemap.pmtiles"), log);
  app.addHook("onReady", async () => void (await ownBasemap.read()));

  const analytics = createAnalytics(config.analytics, log);
  app.addHook("onClose", async () => analytics.close());

  const outside = { hasPublicServices, publicUrl, database, log };
  const paths = createPathRouter({ ...outside, config: config.routing });
  app.addHook("onClose", () => paths.close());

  const mail = createMail(config, log);
  const background = new BackgroundTasks(log);
  const mails = openMails({ log, database, mail, publicUrl, apiOrigin, paths, background });
  app.addHook("onReady", async () => mails.start());
  app.addHook("onClose", () => mails.close());

  const push = new PushSender({ ...config, database, log, now: Date.now });
  const now = () => new Date();
  const pushes = new PushRunner({ database, sender: push, translations, log, now });
  app.addHook("onReady", async () => pushes.start());
  app.addHook("onClose", () => pushes.close());

  const rates = openExchangeRates(config, database, log);
  app.addHook("onReady", async () => rates.start());
  app.addHook("onClose", () => rates.close());

  const pois = openPoiIndex(database, config.dataDir);
  app.addHook("onClose", () => pois.close());
  const places = createPlaceSearch({ ...outside, config: config.search, pois, gazetteer });
  const describer = createPlaceDescriber({ config: config.ai, places, translations, log });

  const { pictureAddresses: addresses } = parts;
  const pictures = openPictures({ ...outside, ...(addresses && { addresses }) });

  const visits = new TripVisitCounter({ database, log, now });
  app.addHook("onClose", () => visits.close());

  const pdfs = new PdfWriter(join(geodata, "world.pmtiles"));
  app.addHook("onClose", () => pdfs.close());

  const { mailQueue, reminders } = mails;
  return {
    ...{ apiOrigin, ownBasemap, analytics, paths, mail, background, mailQueue, reminders },
    ...{ rates, places, describer, visits, pdfs, pictures, push },
  };
}
