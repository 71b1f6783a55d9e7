import type { PageName } from "@castor/core/pages.ts";
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { beginFirstSight } from "../device/first-sight.ts";
import { loadAllWords } from "../i18n/words.ts";
import { fetchTripMap } from "../map/lazy-trip-map.tsx";
import IndexPage from "../pages/index/index-page.tsx";
import { pageRows, routerPath } from "./page-rows.ts";
import { PendingView } from "./pending-view.tsx";
import { RootLayout } from "./root-layout.tsx";
import { RouterError } from "./router-error.tsx";
import { parseSearch, writeSearch } from "./search-text.ts";

type LoadPage = () => Promise<{ default: ComponentType }>;

/** What talks to the server loads beside the page. If it does not come, the page does without. */
const withOfferedLogins =
  (load: LoadPage): LoadPage =>
  async () => {
    const asked = import("../data/offered-logins.ts").then(
      ({ awaitOfferedLogins }) => awaitOfferedLogins(),
      () => {},
    );
    const [screen] = await Promise.all([load(), asked]);
    return screen;
  };

/**
 * The renderer is the heaviest of what the map's page waits for, so it comes beside the page. Asked for here and not in the
 * page's module: that is built into one file with what other pages use, and would fetch it for all of them.
 */
const mapPage: LoadPage = () => {
  beginFirstSight();
  fetchTripMap();
  return import("../pages/map/map-page.tsx");
};

const later: LoadPage = () => import("../pages/later/later-page.tsx");

/**
 * Which folder draws which page of core's table. A page loads when it is gone to; the first one is here from the start, as
 * its files are small and a visitor waits for each.
 */
const screens: Record<PageName, LoadPage> = {
  index: async () => ({ default: IndexPage }),
  login: withOfferedLogins(() => import("../pages/login/login-page.tsx")),
  register: withOfferedLogins(() => import("../pages/register/register-page.tsx")),
  forgotPassword: () => import("../pages/forgot-password/forgot-password-page.tsx"),
  resetPassword: () => import("../pages/reset-password/reset-password-page.tsx"),
  authCallback: () => import("../pages/auth-callback/auth-callback-page.tsx"),
  verifyEmail: () => import("../pages/verify-email/verify-email-page.tsx"),
  confirmEmail: () => import("../pages/confirm-email/confirm-email-page.tsx"),
  home: () => import("../pages/home/home-page.tsx"),
  trips: () => import("../pages/trips/trips-page.tsx"),
  catalog: later,
  help: later,
  settings: () => import("../pages/settings/settings-page.tsx"),
  map: mapPage,
  finance: () => import("../pages/finance/finance-page.tsx"),
  tasks: () => import("../pages/tasks/tasks-page.tsx"),
  print: later,
};

/** Drawn by the first part of the words; all other pages wait for the second one too (docs/decisions/013). */
const drawnByFirstWords: ReadonlySet<PageName> = new Set(["index"]);

const withAllWords =
  (load: LoadPage): LoadPage =>
  async () => {
    const [screen] = await Promise.all([load(), loadAllWords()]);
    return screen;
  };

/**
 * The router takes a part that does not come for an update and reloads the page, also without a network: then the browser's
 * own error page would stand in place of ours. `reloadWhenStale` tells the two apart, so the router is not to know.
 */
const page = (load: LoadPage) =>
  lazyRouteComponent(async () => {
    try {
      return await load();
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      throw new Error(`The page did not load: ${reason}`, { cause: thrown });
    }
  });

const rootRoute = createRootRoute({
  component: RootLayout,
  errorComponent: RouterError,
  notFoundComponent: page(withAllWords(() => import("../pages/not-found/not-found-page.tsx"))),
});

const routes: AnyRoute[] = pageRows.map(([name, { pattern, search }]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: routerPath(pattern),
    // What an address has wrong is left out rather than refused: addresses are typed and pasted.
    validateSearch: (given: Record<string, unknown>) => {
      const read = search.safeParse(given);
      return read.success ? (read.data as Record<string, unknown>) : {};
    },
    component: page(drawnByFirstWords.has(name) ? screens[name] : withAllWords(screens[name])),
  }),
);

/** The router: core's pages under the root layout. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    parseSearch,
    stringifySearch: writeSearch,
    defaultPendingComponent: PendingView,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouterError,
    // The map page has no scroll of its own; its plan begins where the page says.
    scrollRestoration: ({ location }) => !location.pathname.startsWith("/map/"),
    ...(history ? { history } : {}),
  });
}
