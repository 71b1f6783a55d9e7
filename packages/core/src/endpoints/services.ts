import * as z from "zod/mini";
import { currency } from "../basics/currencies.ts";
import { anyone, defineEndpoint, signedIn } from "../endpoint.ts";
import { rates } from "../finance/rates.ts";
import { latitude, longitude } from "../geo/position.ts";
import { defaults, limits } from "../limits.ts";
import { pictureCandidate } from "../points/picture.ts";
import { inQuery } from "../schemas/in-query.ts";
import { name as pointName } from "../schemas/texts.ts";
import { message, unlessMissing } from "../schemas/validation.ts";
import { analyticsEvent } from "../services/analytics-event.ts";
import { matrix, matrixRequest } from "../services/paths/matrix.ts";
import { path, pathRequest } from "../services/paths/path.ts";
import { foundPlace } from "../services/places/found-place.ts";
import { placeDraft } from "../services/places/place-draft.ts";
import { serviceConfig } from "../services/service-config.ts";
import { done } from "./common-answers.ts";

/** Words, coordinates or a link, and where the map looks. */
const placeQuery = z.object({
  q: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message("required")),
      z.maxLength(limits.pastedText, message("maxLength", limits.pastedText)),
    ),
  lat: z.optional(inQuery(latitude)),
  lng: z.optional(inQuery(longitude)),
  limit: z.optional(
    inQuery(
      z
        .int(unlessMissing("wholeNumber"))
        .check(
          z.minimum(1, message("between", 1, limits.searchResultsMax)),
          z.maximum(limits.searchResultsMax, message("between", 1, limits.searchResultsMax)),
        ),
    ),
  ),
});

export const servicesEndpoints = {
  config: defineEndpoint("GET", "service/config", {
    answer: serviceConfig,
    access: anyone,
    reads: ["services"],
  }),
  search: defineEndpoint("GET", "service/search", {
    query: placeQuery,
    answer: z.array(foundPlace),
    access: anyone,
    reads: ["services"],
  }),
  // Asked while somebody types: answered from this server's own data, never by a provider.
  suggest: defineEndpoint("GET", "service/suggest", {
    query: placeQuery,
    answer: z.array(foundPlace),
    access: anyone,
    reads: ["services"],
    freshSeconds: 60,
  }),
  place: defineEndpoint("GET", "service/place", {
    query: z.object({
      lat: inQuery(latitude),
      lng: inQuery(longitude),
      name: z.optional(
        z.string().check(z.maxLength(limits.searchQuery, message("maxLength", limits.searchQuery))),
      ),
    }),
    answer: foundPlace,
    access: anyone,
    reads: ["services"],
  }),
  route: defineEndpoint("POST", "service/route", {
    body: pathRequest,
    answer: path,
    access: anyone,
    reads: ["services"],
  }),
  // Only who changes a trip needs it, and an engine works much for it.
  matrix: defineEndpoint("POST", "service/matrix", {
    body: matrixRequest,
    answer: matrix,
    access: signedIn,
    reads: ["services"],
  }),
  rates: defineEndpoint("GET", "service/rates", {
    query: z.object({ currency: z._default(currency, defaults.currency) }),
    answer: rates,
    access: anyone,
    reads: ["services"],
    isDated: true,
  }),
  // A call costs money: it has no HEAD and is never retried automatically.
  describe: defineEndpoint("GET", "ai/place", {
    query: z.object({
      name: pointName,
      latitude: inQuery(latitude),
      longitude: inQuery(longitude),
    }),
    answer: placeDraft,
    access: signedIn,
    changes: [],
  }),
  // It tells Wikimedia what a place is called and where it is, so a user asks for it.
  pictures: defineEndpoint("GET", "service/pictures", {
    query: z.object({ name: pointName, lat: inQuery(latitude), lng: inQuery(longitude) }),
    answer: z.array(pictureCandidate),
    access: signedIn,
    reads: ["services"],
  }),
  analytics: defineEndpoint("POST", "service/analytics", {
    body: analyticsEvent,
    answer: done,
    access: anyone,
  }),
};
