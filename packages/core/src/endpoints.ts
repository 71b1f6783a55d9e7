import * as z from "zod/mini";
import { accountEvent } from "./account/account-events.ts";
import { accountExport } from "./account/account-export.ts";
import { language } from "./account/language.ts";
import {
  madePasskey,
  passkey,
  passkeyCreation,
  passkeyProof,
  passkeyRequest,
  usedPasskey,
} from "./account/passkeys.ts";
import {
  accountRemoval,
  forgotPassword,
  linkToken,
  login,
  passwordChange,
  passwordReset,
  registration,
} from "./account/registration.ts";
import { me, profileSave, session, sessionSummary } from "./account/session.ts";
import { providerAnswer } from "./account/social-login.ts";
import {
  passwordProof,
  recoveryCodes,
  twoStepAnswer,
  twoStepCode,
  twoStepKey,
  twoStepRequest,
  twoStepState,
} from "./account/two-step.ts";
import { catalogPage } from "./catalog/catalog-page.ts";
import { catalogQuery } from "./catalog/catalog-query.ts";
import { tripReport } from "./catalog/trip-report.ts";
import {
  anyone,
  defineEndpoint,
  signedIn,
  tripOwner,
  tripPrivate,
  tripReader,
  tripReaderOrKey,
} from "./endpoint.ts";
import { refusal } from "./error-answer.ts";
import { calendarFeed } from "./exports/calendar/calendar-feed.ts";
import { tripFile } from "./exports/json/trip-file.ts";
import { currency } from "./finance/currencies.ts";
import { financeItem, financeItemSave } from "./finance/finance-item.ts";
import { rates } from "./finance/rates.ts";
import { financeQuery, financeTable } from "./finance/table/finance-table.ts";
import { latitude, longitude } from "./geo/position.ts";
import { defaults, limits } from "./limits.ts";
import { note, noteSave } from "./notes/note.ts";
import { place, point, pointSave } from "./points/point.ts";
import { printQuery } from "./print/print-options.ts";
import { reminders, remindersSave } from "./reminders/reminders.ts";
import { dayDates, daysSave } from "./routes/day-dates.ts";
import { route, routeSave, routes } from "./routes/route.ts";
import { routeIds } from "./routes/route-ids.ts";
import { id } from "./schemas/ids.ts";
import { inQuery } from "./schemas/in-query.ts";
import { anyInteger, name as pointName } from "./schemas/texts.ts";
import { message, unlessMissing } from "./schemas/validation.ts";
import { analyticsEvent } from "./services/analytics-event.ts";
import { matrix, matrixRequest } from "./services/paths/matrix.ts";
import { path, pathRequest } from "./services/paths/path.ts";
import { foundPlace } from "./services/places/found-place.ts";
import { nearbyPlace } from "./services/places/nearby-place.ts";
import { placeDraft } from "./services/places/place-draft.ts";
import { serviceConfig } from "./services/service-config.ts";
import { date } from "./time/dates.ts";
import { tourId, tourOutcome } from "./tours/tours.ts";
import { trip, tripSave } from "./trips/trip.ts";
import { tripMode, tripSummary } from "./trips/trip-summary.ts";
import { tripVisits } from "./trips/trip-visits.ts";

const done = z.object({ success: z.boolean() });
/** The content of a file whose form another standard describes. */
const file = z.unknown();
const doneWithWords = z.object({ success: z.boolean(), message: z.string() });

/** The trip's notes as a tree. With `?return=false` only whether it worked. */
const notesOrDone = {
  query: z.object({ return: z._default(z.enum(["true", "false"]), "true") }),
  answer: z.union([z.array(note), done]),
};

const refreshToken = z.object({
  refresh_token: z.string().check(z.minLength(1, message("required")), z.maxLength(200)),
});

/** How many events at most. */
const activityQuery = z.object({
  limit: z.optional(
    inQuery(
      z
        .int(unlessMissing("wholeNumber"))
        .check(
          z.minimum(1, message("between", 1, limits.accountEventsListed)),
          z.maximum(limits.accountEventsListed, message("between", 1, limits.accountEventsListed)),
        ),
    ),
  ),
});

/** Words or coordinates, and where the map looks. */
const placeQuery = z.object({
  q: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message("required")),
      z.maxLength(limits.searchQuery, message("maxLength", limits.searchQuery)),
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

/**
 * The endpoint table: every call of the product (specification#calls) with its input, its answer, who may call it,
 * and what it reads and changes. The server's routes, typed handlers, OpenAPI, the client, cache keys and invalidation
 * follow from it. Paths are relative to `/api/`.
 */
export const endpoints = {
  account: {
    register: defineEndpoint("POST", "auth/register", {
      body: registration,
      answer: doneWithWords,
      access: anyone,
    }),
    confirm: defineEndpoint("POST", "auth/confirm", {
      body: linkToken,
      answer: session,
      access: anyone,
      changes: ["account"],
    }),
    resendConfirmation: defineEndpoint("POST", "auth/resend-confirmation", {
      body: forgotPassword,
      answer: doneWithWords,
      access: anyone,
    }),
    login: defineEndpoint("POST", "auth/login", {
      body: login,
      answer: z.union([session, twoStepRequest]),
      access: anyone,
      changes: ["account"],
    }),
    refresh: defineEndpoint("POST", "auth/refresh", {
      body: refreshToken,
      answer: z.object({ access_token: z.string() }),
      access: anyone,
    }),
    logout: defineEndpoint("POST", "auth/logout", {
      body: refreshToken,
      answer: done,
      access: anyone,
      changes: ["account"],
    }),
    me: defineEndpoint("GET", "auth/me", { answer: me, access: signedIn, reads: ["account"] }),
    language: defineEndpoint("PUT", "auth/language", {
      body: z.object({ lang: language }),
      answer: z.object({ success: z.boolean(), lang: language }),
      access: signedIn,
      changes: ["account"],
    }),
    profile: defineEndpoint("PUT", "auth/profile", {
      body: profileSave,
      answer: z.object({ success: z.boolean(), fullName: z.string() }),
      access: signedIn,
      changes: ["account", "catalog"],
    }),
    password: defineEndpoint("PUT", "auth/password", {
      body: passwordChange,
      answer: z.union([
        z.object({ success: z.literal(true), message: z.string() }),
        z.extend(refusal, { success: z.literal(false) }),
      ]),
      access: signedIn,
      changes: ["account"],
    }),
    forgotPassword: defineEndpoint("POST", "auth/forgot-password", {
      body: forgotPassword,
      answer: doneWithWords,
      access: anyone,
    }),
    checkResetLink: defineEndpoint("GET", "auth/reset-password/{token}", {
      answer: z.object({ valid: z.boolean() }),
      access: anyone,
      pathTexts: ["token"],
    }),
    resetPassword: defineEndpoint("POST", "auth/reset-password", {
      body: passwordReset,
      answer: doneWithWords,
      access: anyone,
      changes: ["account"],
    }),
    sessions: defineEndpoint("GET", "auth/sessions", {
      answer: z.array(sessionSummary),
      access: signedIn,
      reads: ["account"],
    }),
    endSession: defineEndpoint("DELETE", "auth/sessions/{id}", {
      answer: done,
      access: signedIn,
      changes: ["account"],
    }),
    endOtherSessions: defineEndpoint("DELETE", "auth/sessions", {
      answer: done,
      access: signedIn,
      changes: ["account"],
    }),
    activity: defineEndpoint("GET", "auth/activity", {
      query: activityQuery,
      answer: z.array(accountEvent),
      access: signedIn,
      reads: ["account"],
    }),
    export: defineEndpoint("GET", "auth/export", {
      answer: accountExport,
      access: signedIn,
      download: "castor-account-{date}.json",
    }),
    remove: defineEndpoint("DELETE", "auth/account", {
      body: accountRemoval,
      answer: done,
      access: signedIn,
      changes: ["account", "catalog"],
    }),
    startSocialLogin: defineEndpoint("GET", "auth/oauth/{provider}", {
      query: z.object({ redirectUrl: z.optional(z.string()), lang: z.optional(language) }),
      answer: z.string(),
      access: anyone,
      changes: [],
      pathTexts: ["provider"],
      redirects: true,
    }),
    finishSocialLogin: defineEndpoint("GET", "auth/oauth/{provider}/callback", {
      query: providerAnswer,
      answer: z.string(),
      access: anyone,
      changes: ["account"],
      pathTexts: ["provider"],
      redirects: true,
      isUnusedByWeb: true,
    }),
    exchangeSocialLogin: defineEndpoint("POST", "auth/oauth/exchange", {
      body: z.object({
        code: z.string().check(z.minLength(1, message("required")), z.maxLength(200)),
      }),
      answer: z.extend(session, { redirectUrl: z.nullable(z.string()) }),
      access: anyone,
      changes: ["account"],
    }),
    twoStepLogin: defineEndpoint("POST", "auth/two-step", {
      body: twoStepAnswer,
      answer: session,
      access: anyone,
      changes: ["account"],
    }),
    twoStep: defineEndpoint("GET", "auth/two-step", {
      answer: twoStepState,
      access: signedIn,
      reads: ["account"],
    }),
    beginTwoStep: defineEndpoint("POST", "auth/two-step/key", {
      body: passwordProof,
      answer: twoStepKey,
      access: signedIn,
    }),
    turnOnTwoStep: defineEndpoint("PUT", "auth/two-step", {
      body: twoStepCode,
      answer: recoveryCodes,
      access: signedIn,
      changes: ["account"],
    }),
    turnOffTwoStep: defineEndpoint("DELETE", "auth/two-step", {
      body: twoStepCode,
      answer: done,
      access: signedIn,
      changes: ["account"],
    }),
    renewRecoveryCodes: defineEndpoint("POST", "auth/two-step/recovery-codes", {
      body: twoStepCode,
      answer: recoveryCodes,
      access: signedIn,
      changes: ["account"],
    }),
    passkeys: defineEndpoint("GET", "auth/passkeys", {
      answer: z.array(passkey),
      access: signedIn,
      reads: ["account"],
    }),
    beginPasskey: defineEndpoint("POST", "auth/passkeys/begin", {
      body: passkeyProof,
      answer: passkeyCreation,
      access: signedIn,
    }),
    addPasskey: defineEndpoint("POST", "auth/passkeys", {
      body: madePasskey,
      answer: passkey,
      access: signedIn,
      changes: ["account"],
    }),
    removePasskey: defineEndpoint("DELETE", "auth/passkeys/{id}", {
      body: passkeyProof,
      answer: done,
      access: signedIn,
      changes: ["account"],
      pathTexts: ["id"],
    }),
    beginPasskeyLogin: defineEndpoint("POST", "auth/passkeys/login/begin", {
      answer: passkeyRequest,
      access: anyone,
    }),
    passkeyLogin: defineEndpoint("POST", "auth/passkeys/login", {
      body: usedPasskey,
      answer: session,
      access: anyone,
      changes: ["account"],
    }),
  },

  trips: {
    list: defineEndpoint("GET", "trip", {
      query: z.object({ mode: z._default(tripMode, "all") }),
      answer: z.array(tripSummary),
      access: signedIn,
      reads: ["trips"],
    }),
    get: defineEndpoint("GET", "trip/{id}", {
      answer: trip,
      access: tripReader(["trip", "id"]),
      reads: ["trips"],
      isVersioned: true,
    }),
    save: defineEndpoint("POST", "trip", {
      body: tripSave,
      answer: trip,
      access: tripOwner(["trip", "id"]),
      changes: ["trips", "catalog"],
      isKeyed: true,
    }),
    remove: defineEndpoint("DELETE", "trip/{id}", {
      answer: done,
      access: tripOwner(["trip", "id"]),
      changes: ["trips", "catalog"],
      isKeyed: true,
    }),
    copy: defineEndpoint("GET", "trip/copy/{id}", {
      query: z.object({ startDate: z.optional(date), routeIds: z.optional(routeIds) }),
      answer: trip,
      access: tripReader(["trip", "id"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    visits: defineEndpoint("GET", "trip/visits/{id}", {
      answer: tripVisits,
      access: tripPrivate(["trip", "id"]),
      reads: ["trips"],
    }),
  },

  routes: {
    all: defineEndpoint("GET", "route/all/{tripId}", {
      query: z.object({ routeIds: z.optional(routeIds) }),
      answer: routes,
      access: tripReader(["trip", "tripId"]),
      reads: ["trips"],
      isVersioned: true,
      isUnusedByWeb: true,
    }),
    get: defineEndpoint("GET", "route/{id}", {
      answer: route,
      access: tripReader(["route", "id"]),
      reads: ["trips"],
      isVersioned: true,
      isUnusedByWeb: true,
    }),
    save: defineEndpoint("POST", "route", {
      body: routeSave,
      answer: route,
      access: tripOwner(["route", "id"], ["trip", "tripId"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    moveDates: defineEndpoint("POST", "route/dates", {
      body: z.object({ tripId: id, dates: dayDates }),
      answer: z.array(route),
      access: tripOwner(["trip", "tripId"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    addDays: defineEndpoint("POST", "route/days", {
      body: daysSave,
      answer: z.array(route),
      access: tripOwner(["trip", "tripId"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    remove: defineEndpoint("DELETE", "route/{id}", {
      answer: done,
      access: tripOwner(["route", "id"]),
      changes: ["trips"],
      isKeyed: true,
    }),
  },

  points: {
    save: defineEndpoint("POST", "point", {
      body: pointSave,
      answer: point,
      access: tripOwner(["stop", "id"], ["route", "routeId"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    get: defineEndpoint("GET", "point/{id}", {
      answer: point,
      access: tripReader(["stop", "id"]),
      reads: ["trips"],
      isUnusedByWeb: true,
    }),
    remove: defineEndpoint("DELETE", "point/{id}", {
      answer: done,
      access: tripOwner(["stop", "id"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    getPlace: defineEndpoint("GET", "point/global/{id}", {
      answer: place,
      access: tripReader(["place", "id"]),
      reads: ["trips"],
      isUnusedByWeb: true,
    }),
    removePlace: defineEndpoint("DELETE", "point/global/{id}", {
      answer: done,
      access: tripOwner(["place", "id"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    move: defineEndpoint("POST", "point/move", {
      body: z.object({ pointId: id, routeId: id }),
      answer: z.array(point),
      access: tripOwner(["stop", "pointId"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    order: defineEndpoint("POST", "point/order", {
      body: z.object({ point: id, order: anyInteger }),
      answer: z.array(point),
      access: tripOwner(["stop", "point"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    attach: defineEndpoint("POST", "point/attach", {
      body: z
        .object({
          pointId: id,
          routeId: z.optional(id),
          routeIds: z.optional(
            z
              .array(id)
              .check(
                z.minLength(1, message("required")),
                z.maxLength(limits.routesPerTrip, message("tooMany", limits.routesPerTrip)),
              ),
          ),
        })
        .check(
          z.refine(({ routeId, routeIds }) => routeId !== undefined || routeIds !== undefined, {
            path: ["routeId"],
            error: message("required"),
          }),
          z.refine(({ routeId, routeIds }) => routeId === undefined || routeIds === undefined, {
            path: ["routeId"],
            error: message("invalidValue"),
          }),
        ),
      answer: z.union([point, z.array(point)]),
      access: tripOwner(["stop", "pointId"]),
      changes: ["trips"],
      isKeyed: true,
    }),
  },

  notes: {
    save: defineEndpoint("POST", "note", {
      ...notesOrDone,
      body: noteSave,
      access: tripPrivate(["note", "id"], ["trip", "tripId"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    order: defineEndpoint("POST", "note/order", {
      ...notesOrDone,
      body: z.object({ note: id, order: anyInteger }),
      access: tripPrivate(["note", "note"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    remove: defineEndpoint("DELETE", "note/{id}", {
      ...notesOrDone,
      access: tripPrivate(["note", "id"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    list: defineEndpoint("GET", "note/{tripId}", {
      answer: z.array(note),
      access: tripPrivate(["trip", "tripId"]),
      reads: ["trips"],
      isUnusedByWeb: true,
    }),
  },

  finance: {
    save: defineEndpoint("POST", "finance", {
      body: financeItemSave,
      answer: financeItem,
      access: tripPrivate(["item", "id"], ["trip", "tripId"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    remove: defineEndpoint("DELETE", "finance/{id}", {
      answer: done,
      access: tripPrivate(["item", "id"]),
      changes: ["trips"],
      isKeyed: true,
    }),
    item: defineEndpoint("GET", "finance/item/{id}", {
      answer: financeItem,
      access: tripPrivate(["item", "id"]),
      reads: ["trips"],
      isUnusedByWeb: true,
    }),
    table: defineEndpoint("GET", "finance/table/{tripId}", {
      query: financeQuery,
      answer: financeTable,
      access: tripPrivate(["trip", "tripId"]),
      reads: ["trips"],
      isUnusedByWeb: true,
    }),
  },

  exports: {
    print: defineEndpoint("GET", "trip/print/{id}", {
      answer: trip,
      access: tripReader(["trip", "id"]),
      reads: ["trips"],
      isVersioned: true,
      isUnusedByWeb: true,
    }),
    pdf: defineEndpoint("GET", "pdf/{tripId}", {
      query: printQuery,
      answer: file,
      access: tripReader(["trip", "tripId"]),
      reads: ["trips"],
      download: "trip_{tripId}.pdf",
      contentType: "application/pdf",
    }),
    kmz: defineEndpoint("GET", "kmz/{tripId}", {
      answer: file,
      access: tripReader(["trip", "tripId"]),
      reads: ["trips"],
      download: "trip_{tripId}.kmz",
      contentType: "application/vnd.google-earth.kmz",
    }),
    gpx: defineEndpoint("GET", "gpx/{tripId}", {
      answer: file,
      access: tripReader(["trip", "tripId"]),
      reads: ["trips"],
      download: "trip_{tripId}.gpx",
      contentType: "application/gpx+xml",
    }),
    geojson: defineEndpoint("GET", "geojson/{tripId}", {
      answer: file,
      access: tripReader(["trip", "tripId"]),
      reads: ["trips"],
      download: "trip_{tripId}.geojson",
      contentType: "application/geo+json",
    }),
    calendar: defineEndpoint("GET", "calendar/{tripId}", {
      // Whatever is no key is a wrong one.
      query: z.object({ key: z.optional(z.catch(z.string(), "")) }),
      answer: file,
      access: tripReaderOrKey("key", ["trip", "tripId"]),
      reads: ["trips"],
      download: "trip_{tripId}.ics",
      contentType: "text/calendar",
    }),
    feed: defineEndpoint("GET", "calendar/{tripId}/key", {
      answer: calendarFeed,
      access: tripPrivate(["trip", "tripId"]),
      reads: ["feeds"],
    }),
    renewFeed: defineEndpoint("POST", "calendar/{tripId}/key", {
      answer: z.object({ url: z.string() }),
      access: tripPrivate(["trip", "tripId"]),
      changes: ["feeds"],
    }),
    endFeed: defineEndpoint("DELETE", "calendar/{tripId}/key", {
      answer: done,
      access: tripPrivate(["trip", "tripId"]),
      changes: ["feeds"],
    }),
    json: defineEndpoint("GET", "json/export/{tripId}", {
      answer: tripFile,
      access: tripPrivate(["trip", "tripId"]),
      reads: ["trips"],
      download: "trip_{tripId}.json",
    }),
    // The handler reads the file (core/exports/json/read-trip-file.ts), which no page needs to call this.
    importJson: defineEndpoint("POST", "json/import-from-json", {
      body: z.object({ jsonData: z.unknown() }),
      answer: trip,
      access: signedIn,
      changes: ["trips"],
      isKeyed: true,
      bodyBytes: limits.importBytes,
    }),
  },

  catalog: {
    list: defineEndpoint("GET", "catalog", {
      query: catalogQuery,
      answer: catalogPage,
      access: anyone,
      reads: ["catalog"],
      isTagged: true,
    }),
    report: defineEndpoint("POST", "catalog/report", {
      body: tripReport,
      answer: done,
      access: anyone,
    }),
  },

  tours: {
    list: defineEndpoint("GET", "tours", {
      answer: z.array(tourId),
      access: signedIn,
      reads: ["tours"],
    }),
    finish: defineEndpoint("POST", "tours/finish", {
      body: z.object({ tourId, status: tourOutcome }),
      answer: z.array(tourId),
      access: signedIn,
      changes: ["tours"],
    }),
    reset: defineEndpoint("DELETE", "tours/reset", {
      answer: z.array(tourId),
      access: signedIn,
      changes: ["tours"],
    }),
  },

  reminders: {
    get: defineEndpoint("GET", "reminders", {
      answer: reminders,
      access: signedIn,
      reads: ["reminders"],
    }),
    save: defineEndpoint("PUT", "reminders", {
      body: remindersSave,
      answer: reminders,
      access: signedIn,
      changes: ["reminders"],
    }),
    // The press of a mail program on its "Unsubscribe" (RFC 8058). It knows nothing but the address.
    end: defineEndpoint("POST", "reminders/end/{token}", {
      answer: done,
      access: anyone,
      changes: ["reminders"],
      pathTexts: ["token"],
      ignoresBody: true,
    }),
    // Programs that scan mails open every link, so opening it ends nothing.
    open: defineEndpoint("GET", "reminders/end/{token}", {
      answer: z.string(),
      access: anyone,
      pathTexts: ["token"],
      redirects: true,
      isUnusedByWeb: true,
    }),
  },

  places: {
    // What a browser stores to search without a network: this server's own data, never a provider's.
    around: defineEndpoint("GET", "places/around/{tripId}", {
      answer: z.array(nearbyPlace),
      access: tripReader(["trip", "tripId"]),
      reads: ["trips"],
    }),
  },

  services: {
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
          z
            .string()
            .check(z.maxLength(limits.searchQuery, message("maxLength", limits.searchQuery))),
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
    analytics: defineEndpoint("POST", "service/analytics", {
      body: analyticsEvent,
      answer: done,
      access: anyone,
    }),
  },

  system: {
    health: defineEndpoint("GET", "health", {
      answer: done,
      access: anyone,
      reads: ["system"],
      isUnusedByWeb: true,
    }),
    ready: defineEndpoint("GET", "ready", {
      answer: done,
      access: anyone,
      reads: ["system"],
      isUnusedByWeb: true,
    }),
  },
};
