import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { ratesOf } from "@castor/core/finance/rates.ts";
import { limits } from "@castor/core/limits.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import type { CallContext } from "../http/calls/context.ts";
import type { PlaceDescriber } from "../outside/ai/place-describer.ts";
import type { Analytics } from "../outside/analytics/analytics.ts";
import type { PlaceSearch } from "../outside/geocoding/place-search.ts";
import { withoutOtherNames } from "../outside/geocoding/place-with-names.ts";
import type { Pictures } from "../outside/pictures/pictures.ts";
import type { ExchangeRates } from "../outside/rates/exchange-rates.ts";
import type { PathRouter } from "../outside/routing/path-router.ts";

export interface ServiceOptions {
  tiles: () => Promise<ServiceConfig["tiles"]>;
  places: PlaceSearch;
  paths: PathRouter;
  rates: ExchangeRates;
  describer: PlaceDescriber;
  pictures: Pick<Pictures, "find" | "isAvailable">;
  mail: ServiceConfig["mail"];
  support: ServiceConfig["support"];
  socialLogins: ServiceConfig["socialLogins"];
  analytics: Analytics;
}

/** The endpoints `service/*` and `ai/place` (specification#services). */
export function createServiceHandlers({
  tiles,
  places,
  paths,
  rates,
  describer,
  pictures,
  mail,
  support,
  socialLogins,
  analytics,
}: ServiceOptions): Handlers<(typeof endpoints)["services"], CallContext> {
  return {
    config: async () => ({
      tiles: await tiles(),
      search: await places.firstId(),
      routing: paths.id,
      rates: rates.id,
      ai: describer.isModel,
      mail,
      // The name on the button, without the secrets.
      socialLogins: socialLogins.map(({ id, name }) => ({ id, name })),
      analytics: analytics.isConfigured,
      pictures: pictures.isAvailable,
      support,
    }),

    search: async ({ q, lat, lng, limit = limits.searchResults }, { language }) => {
      const near = lat === undefined || lng === undefined ? null : { lat, lng };
      return places.search({ text: q, near, limit }, language);
    },

    suggest: async ({ q, lat, lng, limit = limits.suggestions }, { language }) => {
      const near = lat === undefined || lng === undefined ? null : { lat, lng };
      return places.suggest({ text: q, near, limit }, language);
    },

    place: async ({ lat, lng, name }, { language }) => {
      const place = await places.findNearest({ lat, lng, name }, language);
      if (place === null) throw new AppError("NOT_FOUND", { words: "placeNotFound" });
      return withoutOtherNames(place);
    },

    route: async ({ body }) => paths.find(body),

    matrix: async ({ body }) => paths.measure(body),

    rates: async ({ currency }) => {
      const { source, date, perEuro } = await rates.read();
      return { answer: ratesOf(currency, perEuro), date, source };
    },

    describe: async ({ name, latitude: lat, longitude: lng }, { language }) =>
      describer.describe({ name, lat, lng }, language),

    pictures: async (place, { language }) => [...(await pictures.find(place, language))],

    analytics: async ({ body }) => {
      analytics.record(body);
      return { success: true };
    },
  };
}
