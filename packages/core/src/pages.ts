import * as z from "zod/mini";
import { currency } from "./basics/currencies.ts";
import { anyLanguage } from "./basics/language.ts";
import { catalogSort } from "./catalog/catalog-sort.ts";
import { category } from "./finance/categories.ts";
import { paymentForm } from "./finance/payment-forms.ts";
import { financeColumns } from "./finance/table/finance-columns.ts";
import { limits } from "./limits.ts";
import { printSearch } from "./print/print-options.ts";
import { id } from "./schemas/ids.ts";
import { date } from "./time/dates.ts";

/** The route parameter that opens a trip without a day (specification#route-selection). */
export const showTrip = "show";

const search = z.object({});
const withRedirect = z.object({ redirectUrl: z.optional(z.string()) });
/** A mail to the address of the account, whose bookings are put into a trip (decision 157). */
const inboundMailId = z.catch(z.optional(id), undefined);
/** `copy` and below: the copy dialog as it was left for the login (`core/trips/copy-address.ts`). */
const mapSearch = z.object({
  point: z.optional(z.string()),
  /** The owner sees the trip as visitors do. */
  as: z.catch(z.optional(z.literal("visitor")), undefined),
  /** The trip as it was at a version of its history. */
  version: z.catch(z.optional(z.string().check(z.regex(/^\d{1,10}$/))), undefined),
  copy: z.catch(z.optional(z.literal("1")), undefined),
  start: z.catch(z.optional(date), undefined),
  weekdays: z.catch(z.optional(z.literal("1")), undefined),
  days: z.optional(z.string()),
  mail: inboundMailId,
});
const withToken = z.object({ token: z.optional(z.string()) });

/** A search parameter with a default for wrong values, since people type and paste addresses. */
const orElse = <T extends string>(schema: z.ZodMiniType<T, T>, otherwise: T) =>
  z.catch(z._default(schema, otherwise), otherwise);
const orAll = <T extends string>(schema: z.ZodMiniType<T, T>) =>
  orElse<T | "all">(z.union([z.literal("all"), schema]), "all");

/**
 * The search parameters of the finance page (specification#route-selection). Parameters that specification#route-selection does not name are left out at their
 * defaults.
 */
const financeSearch = z.object({
  category: orAll(category),
  payStatus: orElse(z.enum(["all", "paid", "unpaid"]), "all"),
  paymentType: orElse(paymentForm, "any"),
  currency: orAll(currency),
  date: orAll(date),
  /** Always starts empty. */
  search: z.catch(z._default(z.literal(""), ""), ""),
  /** `0`: without places of which every stop is left out of the path. */
  excluded: z.catch(z.optional(z.literal("0")), undefined),
  sortField: z.catch(z.optional(z.enum(financeColumns)), undefined),
  sortDirection: z.catch(z.optional(z.literal("desc")), undefined),
  view: z.catch(z.optional(z.enum(["charts", "deadlines"])), undefined),
});

const orNothing = <T extends string>(schema: z.ZodMiniType<T, T>) =>
  z.catch(z.optional(schema), undefined);
const dayCount = orNothing(z.string().check(z.regex(/^[1-9]\d{0,2}$/)));

/** Addresses are pasted: what no search can have, a NUL or half a surrogate pair, is left out of it. */
const withoutBroken = (text: string) => text.replace(/\0|\p{Surrogate}/gu, "").trim();

/** The search and the filters of the catalog (specification#catalog-page). Each is left out at its default. */
const catalogSearch = z.object({
  search: orNothing(
    z.string().check(z.overwrite(withoutBroken), z.minLength(1), z.maxLength(limits.searchQuery)),
  ),
  language: orNothing(anyLanguage),
  country: orNothing(z.string().check(z.regex(/^[A-Z]{2}$/))),
  minDays: dayCount,
  maxDays: dayCount,
  sort: orNothing(catalogSort),
});

/** A page: the pattern of its address (`{name}` is one segment) and the schema of its search parameters. */
export interface Page {
  pattern: string;
  search: z.ZodMiniType;
  /** The key of the title in i18n `titles`. Null: the product's name alone. */
  title: string | null;
}

/**
 * The pages in the order of the specification (specification#page-table). A page that is not built yet says
 * so.
 */
export const pages = {
  index: { pattern: "/", search, title: null },
  login: { pattern: "/login", search: withRedirect, title: "login" },
  register: { pattern: "/register", search: withRedirect, title: "register" },
  forgotPassword: { pattern: "/forgot-password", search, title: "forgotPassword" },
  resetPassword: { pattern: "/reset-password", search: withToken, title: "resetPassword" },
  verifyEmail: { pattern: "/verify-email", search, title: "verifyEmail" },
  confirmEmail: { pattern: "/confirm-email", search: withToken, title: "confirmEmail" },
  /** The token of the mail is behind `#`, which is sent to no server. */
  endReminders: { pattern: "/end-reminders", search, title: "endReminders" },
  authCallback: {
    pattern: "/auth/callback",
    search: z.object({
      code: z.optional(z.string()),
      error: z.optional(z.string()),
      join: z.optional(z.string()),
    }),
    title: "authCallback",
  },
  home: { pattern: "/home", search, title: "home" },
  trips: {
    pattern: "/trips",
    search: z.object({
      mode: z.optional(z.string()),
      new: z.optional(z.literal("1")),
      mail: inboundMailId,
    }),
    title: "trips",
  },
  catalog: { pattern: "/catalog", search: catalogSearch, title: "catalog" },
  help: { pattern: "/help", search, title: "help" },
  settings: {
    pattern: "/settings",
    search: z.object({ delete: z.optional(z.literal("1")) }),
    title: "settings",
  },
  /** Leads on to the map of the trip that is tried without an account. */
  demo: { pattern: "/demo", search, title: "map" },
  map: { pattern: "/map/{tripId}/{routeId}", search: mapSearch, title: "map" },
  /** A shortened address, which leads on to the map page with `show` in place of the route. */
  mapOfTrip: { pattern: "/map/{tripId}", search: mapSearch, title: "map" },
  finance: { pattern: "/finance/{tripId}", search: financeSearch, title: "finance" },
  tasks: { pattern: "/tasks/{tripId}", search, title: "tasks" },
  documents: { pattern: "/documents/{tripId}", search, title: "documents" },
  history: {
    pattern: "/history/{tripId}",
    search: z.object({
      who: orNothing(z.string()),
      thing: orNothing(z.string()),
    }),
    title: "history",
  },
  print: { pattern: "/print/{tripId}", search: printSearch, title: "print" },
  /** Asks where a text goes that another program shared. The text is not in the address. */
  shareTarget: { pattern: "/share-target", search, title: "shareTarget" },
  /** The token of an invitation is behind `#`, which is sent to no server. */
  join: { pattern: "/join", search, title: "join" },
  /** Leads on to the map of the trip. Drawn only for an invalid link. */
  share: { pattern: "/share/{tripName}", search, title: "share" },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
type ParamNames<P extends string> = P extends `${string}{${infer Key}}${infer Rest}`
  ? Key | ParamNames<Rest>
  : never;

/**
 * The address of a page with percent-encoded parameters. The commas of lists stay, which a path may contain (RFC 3986,
 * 3.3).
 */
export function addressOf<Name extends PageName>(
  name: Name,
  ...[params]: ParamNames<(typeof pages)[Name]["pattern"]> extends never
    ? []
    : [Record<ParamNames<(typeof pages)[Name]["pattern"]>, string>]
): string {
  const given: Record<string, string> = params ?? {};
  return pages[name].pattern.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(given[key] ?? "").replaceAll("%2C", ","),
  );
}

const patterns = (Object.entries(pages) as [PageName, Page][]).map(
  ([name, { pattern }]) => [name, new RegExp(`^${pattern.replace(/\{\w+\}/g, "[^/]+")}$`)] as const,
);

/** The page of a path without search and hash, or null for a 404. Trailing slashes make no difference. */
export function pageOf(path: string): PageName | null {
  const trimmed = path.replace(/(?!^)\/+$/, "");
  return patterns.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? null;
}
