import * as z from "zod/mini";
import { accountExport } from "./account/account-export.ts";
import { language } from "./account/language.ts";
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
import { date } from "./basics/dates.ts";
import { latitude, longitude } from "./basics/geo.ts";
import { id } from "./basics/ids.ts";
import { anyWhole, name as pointName } from "./basics/texts.ts";
import { message, unlessMissing } from "./basics/validation.ts";
import { anyone, call, signedIn, tripOwner, tripPrivate, tripReader } from "./endpoint.ts";
import { currency } from "./finance/currencies.ts";
import { financeItem, financeItemSave } from "./finance/finance-item.ts";
import { financeQuery, financeTable } from "./finance/finance-table.ts";
import { rates } from "./finance/rates.ts";
import { defaults, limits } from "./limits.ts";
import { note, noteSave } from "./notes/note.ts";
import { place, point, pointSave } from "./points/point.ts";
import { dayDates, daysSave } from "./routes/day-dates.ts";
import { route, routeSave, routes } from "./routes/route.ts";
import { analyticsEvent } from "./services/analytics-event.ts";
import { foundPlace } from "./services/found-place.ts";
import { path, pathRequest } from "./services/path.ts";
import { placeDraft } from "./services/place-draft.ts";
import { serviceConfig } from "./services/service-config.ts";
import { trip, tripSave } from "./trips/trip.ts";
import { tripMode, tripSummary } from "./trips/trip-summary.ts";

const done = z.object({ success: z.boolean() });
const doneWithWords = z.object({ success: z.boolean(), message: z.string() });

/** A number in a query string. */
const inQuery = (schema: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,10}(\.\d{1,20})?$/, message("number"))),
      z.transform((text) => Number(text)),
    ),
    schema,
  );

/** The trip's notes as a tree, or only that it is done (`?return=false`). */
const notesOrDone = {
  query: z.object({ return: z._default(z.enum(["true", "false"]), "true") }),
  answer: z.union([z.array(note), done]),
};

const idList = z
  .string()
  .check(z.maxLength(limits.routesPerTrip * 66, message("tooMany", limits.routesPerTrip)));

const refreshToken = z.object({
  refresh_token: z.string().check(z.minLength(1, message("required")), z.maxLength(200)),
});

/**
 * Every call of the product (section 7, decisions 2-9): what it takes and answers, who may, what it reads and changes.
 * The server's routes, typed handlers, OpenAPI, the client, cache keys and invalidation follow from these rows. Paths
 * are below `/api/`.
 */
export const endpoints = {
  account: {
    register: call("POST", "auth/register", {
      body: registration,
      answer: doneWithWords,
      access: anyone,
    }),
    confirm: call("POST", "auth/confirm", {
      body: linkToken,
      answer: session,
      access: anyone,
      changes: ["account"],
    }),
    resendConfirmation: call("POST", "auth/resend-confirmation", {
      body: forgotPassword,
      answer: doneWithWords,
      access: anyone,
    }),
    login: call("POST", "auth/login", {
      body: login,
      answer: session,
      access: anyone,
      changes: ["account"],
    }),
    refresh: call("POST", "auth/refresh", {
      body: refreshToken,
      answer: z.object({ access_token: z.string() }),
      access: anyone,
    }),
    logout: call("POST", "auth/logout", {
      body: refreshToken,
      answer: done,
      access: anyone,
      changes: ["account"],
    }),
    me: call("GET", "auth/me", { answer: me, access: signedIn, reads: ["account"] }),
    language: call("PUT", "auth/language", {
      body: z.object({ lang: language }),
      answer: z.object({ success: z.boolean(), lang: language }),
      access: signedIn,
      changes: ["account"],
    }),
    profile: call("PUT", "auth/profile", {
      body: profileSave,
      answer: z.object({ success: z.boolean(), fullName: z.string() }),
      access: signedIn,
      changes: ["account"],
    }),
    password: call("PUT", "auth/password", {
      body: passwordChange,
      answer: doneWithWords,
      access: signedIn,
      changes: ["account"],
    }),
    forgotPassword: call("POST", "auth/forgot-password", {
      body: forgotPassword,
      answer: doneWithWords,
      access: anyone,
    }),
    checkResetLink: call("GET", "auth/reset-password/{token}", {
      answer: z.object({ valid: z.boolean() }),
      access: anyone,
      pathTexts: ["token"],
    }),
    resetPassword: call("POST", "auth/reset-password", {
      body: passwordReset,
      answer: doneWithWords,
      access: anyone,
      changes: ["account"],
    }),
    sessions: call("GET", "auth/sessions", {
      answer: z.array(sessionSummary),
      access: signedIn,
      reads: ["account"],
    }),
    endSession: call("DELETE", "auth/sessions/{id}", {
      answer: done,
      access: signedIn,
      changes: ["account"],
    }),
    endOtherSessions: call("DELETE", "auth/sessions", {
      answer: done,
      access: signedIn,
      changes: ["account"],
    }),
    export: call("GET", "auth/export", {
      answer: accountExport,
      access: signedIn,
      download: "castor-account-{date}.json",
    }),
    remove: call("DELETE", "auth/account", {
      body: accountRemoval,
      answer: done,
      access: signedIn,
      changes: ["account"],
    }),
    startSocialLogin: call("GET", "auth/oauth/{provider}", {
      query: z.object({ redirectUrl: z.optional(z.string()), lang: z.optional(language) }),
      answer: z.string(),
      access: anyone,
      changes: [],
      pathTexts: ["provider"],
      redirects: true,
    }),
    finishSocialLogin: call("GET", "auth/oauth/{provider}/callback", {
      query: providerAnswer,
      answer: z.string(),
      access: anyone,
      changes: ["account"],
      pathTexts: ["provider"],
      redirects: true,
    }),
    exchangeSocialLogin: call("POST", "auth/oauth/exchange", {
      body: z.object({
        code: z.string().check(z.minLength(1, message("required")), z.maxLength(200)),
      }),
      answer: z.extend(session, { redirectUrl: z.nullable(z.string()) }),
      access: anyone,
      changes: ["account"],
    }),
  },

  trips: {
    list: call("GET", "trip", {
      query: z.object({ mode: z._default(tripMode, "all") }),
      answer: z.array(tripSummary),
      access: signedIn,
      reads: ["trips"],
    }),
    get: call("GET", "trip/{id}", {
      answer: trip,
      access: tripReader(["trip", "id"]),
      reads: ["trips"],
      isVersioned: true,
    }),
    save: call("POST", "trip", {
      body: tripSave,
      answer: trip,
      access: tripOwner(["trip", "id"]),
      changes: ["trips"],
      creates: true,
    }),
    remove: call("DELETE", "trip/{id}", {
      answer: done,
      access: tripOwner(["trip", "id"]),
      changes: ["trips"],
    }),
    copy: call("GET", "trip/copy/{id}", {
      query: z.object({ startDate: z.optional(date), routeIds: z.optional(idList) }),
      answer: trip,
      access: tripReader(["trip", "id"]),
      changes: ["trips"],
      creates: true,
    }),
  },

  routes: {
    all: call("GET", "route/all/{tripId}", {
      query: z.object({ routeIds: z.optional(idList) }),
      answer: routes,
      access: tripReader(["trip", "tripId"]),
      reads: ["trips"],
      isVersioned: true,
    }),
    get: call("GET", "route/{id}", {
      answer: route,
      access: tripReader(["route", "id"]),
      reads: ["trips"],
      isVersioned: true,
    }),
    save: call("POST", "route", {
      body: routeSave,
      answer: route,
      access: tripOwner(["route", "id"], ["trip", "tripId"]),
      changes: ["trips"],
      creates: true,
    }),
    moveDates: call("POST", "route/dates", {
      body: z.object({ tripId: id, dates: dayDates }),
      answer: z.array(route),
      access: tripOwner(["trip", "tripId"]),
      changes: ["trips"],
    }),
    addDays: call("POST", "route/days", {
      body: daysSave,
      answer: z.array(route),
      access: tripOwner(["trip", "tripId"]),
      changes: ["trips"],
      creates: true,
    }),
    remove: call("DELETE", "route/{id}", {
      answer: done,
      access: tripOwner(["route", "id"]),
      changes: ["trips"],
    }),
  },

  points: {
    save: call("POST", "point", {
      body: pointSave,
      answer: point,
      access: tripOwner(["stop", "id"], ["route", "routeId"]),
      changes: ["trips"],
      creates: true,
    }),
    get: call("GET", "point/{id}", {
      answer: point,
      access: tripReader(["stop", "id"]),
      reads: ["trips"],
    }),
    remove: call("DELETE", "point/{id}", {
      answer: done,
      access: tripOwner(["stop", "id"]),
      changes: ["trips"],
    }),
    getPlace: call("GET", "point/global/{id}", {
      answer: place,
      access: tripReader(["place", "id"]),
      reads: ["trips"],
    }),
    removePlace: call("DELETE", "point/global/{id}", {
      answer: done,
      access: tripOwner(["place", "id"]),
      changes: ["trips"],
    }),
    move: call("POST", "point/move", {
      body: z.object({ pointId: id, routeId: id }),
      answer: z.array(point),
      access: tripOwner(["stop", "pointId"]),
      changes: ["trips"],
    }),
    order: call("POST", "point/order", {
      body: z.object({ point: id, order: anyWhole }),
      answer: z.array(point),
      access: tripOwner(["stop", "point"]),
      changes: ["trips"],
    }),
    attach: call("POST", "point/attach", {
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
      creates: true,
    }),
  },

  notes: {
    save: call("POST", "note", {
      ...notesOrDone,
      body: noteSave,
      access: tripPrivate(["note", "id"], ["trip", "tripId"]),
      changes: ["trips"],
      creates: true,
    }),
    order: call("POST", "note/order", {
      ...notesOrDone,
      body: z.object({ note: id, order: anyWhole }),
      access: tripPrivate(["note", "note"]),
      changes: ["trips"],
    }),
    remove: call("DELETE", "note/{id}", {
      ...notesOrDone,
      access: tripPrivate(["note", "id"]),
      changes: ["trips"],
    }),
    list: call("GET", "note/{tripId}", {
      answer: z.array(note),
      access: tripPrivate(["trip", "tripId"]),
      reads: ["trips"],
    }),
  },

  finance: {
    save: call("POST", "finance", {
      body: financeItemSave,
      answer: financeItem,
      access: tripPrivate(["item", "id"], ["trip", "tripId"]),
      changes: ["trips"],
      creates: true,
    }),
    remove: call("DELETE", "finance/{id}", {
      answer: done,
      access: tripPrivate(["item", "id"]),
      changes: ["trips"],
    }),
    item: call("GET", "finance/item/{id}", {
      answer: financeItem,
      access: tripPrivate(["item", "id"]),
      reads: ["trips"],
    }),
    table: call("GET", "finance/table/{tripId}", {
      query: financeQuery,
      answer: financeTable,
      access: tripPrivate(["trip", "tripId"]),
      reads: ["trips"],
    }),
  },

  services: {
    config: call("GET", "service/config", {
      answer: serviceConfig,
      access: anyone,
      reads: ["services"],
    }),
    search: call("GET", "service/search", {
      query: z.object({
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
      }),
      answer: z.array(foundPlace),
      access: anyone,
      reads: ["services"],
    }),
    place: call("GET", "service/place", {
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
    route: call("POST", "service/route", {
      body: pathRequest,
      answer: path,
      access: anyone,
      reads: ["services"],
    }),
    rates: call("GET", "service/rates", {
      query: z.object({ currency: z._default(currency, defaults.currency) }),
      answer: rates,
      access: anyone,
      reads: ["services"],
      isDated: true,
    }),
    // It costs: nobody asks it by a HEAD, and it is never repeated by itself.
    describe: call("GET", "ai/place", {
      query: z.object({
        name: pointName,
        latitude: inQuery(latitude),
        longitude: inQuery(longitude),
      }),
      answer: placeDraft,
      access: signedIn,
      changes: [],
    }),
    analytics: call("POST", "service/analytics", {
      body: analyticsEvent,
      answer: done,
      access: anyone,
    }),
  },

  system: {
    health: call("GET", "health", { answer: done, access: anyone, reads: ["system"] }),
    ready: call("GET", "ready", { answer: done, access: anyone, reads: ["system"] }),
  },
};
