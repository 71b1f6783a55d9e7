import * as z from "zod/mini";
import { date } from "./basics/dates.ts";
import { category } from "./finance/categories.ts";
import { currency } from "./finance/currencies.ts";
import { financeColumns } from "./finance/finance-columns.ts";
import { paymentForm } from "./finance/payment-forms.ts";

/** The route position that opens a trip without naming a day (section 2). */
export const showTrip = "show";

const search = z.object({});
const withRedirect = z.object({ redirectUrl: z.optional(z.string()) });
const withToken = z.object({ token: z.optional(z.string()) });

/** A value that is typed or pasted into an address: what is no such thing is the default. */
const orElse = <T extends string>(schema: z.ZodMiniType<T, T>, otherwise: T) =>
  z.catch(z._default(schema, otherwise), otherwise);
const orAll = <T extends string>(schema: z.ZodMiniType<T, T>) =>
  orElse<T | "all">(z.union([z.literal("all"), schema]), "all");

/** Which rows of the finance table are shown (section 2), and what of it else; what section 2 does not name is left out while it is as usual. */
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

/** A screen's address: its pattern (`{name}` is one segment) and the schema of its search parameters. */
export interface Page {
  pattern: string;
  search: z.ZodMiniType;
  /** The title's words in i18n `titles`; null leaves the product's name alone. */
  title: string | null;
}

/**
 * The screens that stand by now (section 2, route table; decisions 1), in order; a row more is a screen more. Those
 * whose work is still to come lead to a page that is honest about it.
 */
export const pages = {
  index: { pattern: "/", search, title: null },
  login: { pattern: "/login", search: withRedirect, title: "login" },
  register: { pattern: "/register", search: withRedirect, title: "register" },
  forgotPassword: { pattern: "/forgot-password", search, title: "forgotPassword" },
  resetPassword: { pattern: "/reset-password", search: withToken, title: "resetPassword" },
  verifyEmail: { pattern: "/verify-email", search, title: "verifyEmail" },
  confirmEmail: { pattern: "/confirm-email", search: withToken, title: "confirmEmail" },
  authCallback: {
    pattern: "/auth/callback",
    search: z.object({ code: z.optional(z.string()), error: z.optional(z.string()) }),
    title: "authCallback",
  },
  home: { pattern: "/home", search, title: "home" },
  trips: {
    pattern: "/trips",
    search: z.object({ mode: z.optional(z.string()), new: z.optional(z.literal("1")) }),
    title: "trips",
  },
  catalog: { pattern: "/catalog", search, title: "catalog" },
  help: { pattern: "/help", search, title: "help" },
  settings: {
    pattern: "/settings",
    search: z.object({ delete: z.optional(z.literal("1")) }),
    title: "settings",
  },
  map: {
    pattern: "/map/{tripId}/{routeId}",
    search: z.object({ point: z.optional(z.string()) }),
    title: "map",
  },
  finance: { pattern: "/finance/{tripId}", search: financeSearch, title: "finance" },
  tasks: { pattern: "/tasks/{tripId}", search, title: "tasks" },
  print: { pattern: "/print/{tripId}", search, title: "print" },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
type ParamNames<P extends string> = P extends `${string}{${infer Key}}${infer Rest}`
  ? Key | ParamNames<Rest>
  : never;

/** The address of a page, its parameters percent-encoded but for the commas of lists, which a path may hold (RFC 3986, 3.3). */
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

/** The page of a path (no search, no hash; slashes at its end make no difference), or null: a 404. */
export function pageOf(path: string): PageName | null {
  const trimmed = path.replace(/(?!^)\/+$/, "");
  return patterns.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? null;
}
