import { noticeParameter } from "@castor/core/notices/notice-parameter.ts";
import { addressOf, type PageName, showTrip } from "@castor/core/pages.ts";
import { readShareName, type SharedTrip, sharedMapAddress } from "@castor/core/trips/share-link.ts";
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { beginFirstPaint } from "../device/loading/first-paint.ts";
import { loadChunk } from "../device/loading/load-chunk.ts";
import { currentLanguage } from "../i18n/words.ts";
import { fetchTripMap } from "../map/lazy-trip-map.tsx";
import { followLayers } from "../ui/layers/layer-history.ts";
import { RootLayout } from "./frame/root-layout.tsx";
import { pageRows, routerPath } from "./page-rows.ts";
import { PendingView } from "./pending-view.tsx";
import { RouterError } from "./router-error.tsx";
import { parseSearch, writeSearch } from "./search-text.ts";

type LoadPage = () => Promise<{ default: ComponentType }>;

/** Loads the offered social logins in parallel with the page. If that fails, the page opens without them. */
const withOfferedLogins =
  (load: LoadPage): LoadPage =>
  async () => {
    const asked = import("../data/session/offered-logins.ts").then(
      ({ awaitOfferedLogins }) => awaitOfferedLogins(),
      () => {},
    );
    const [screen] = await Promise.all([load(), asked]);
    return screen;
  };

/**
 * Loads the map renderer, the largest chunk of the map page, in parallel with the page. The import stands here and not
 * in the page's module, since that shares a chunk with other pages, which would all load the renderer.
 */
const mapPage: LoadPage = () => {
  beginFirstPaint();
  fetchTripMap();
  return import("../pages/map/map-page.tsx");
};

/** The component of each page of core's table. A page loads on navigation. */
const screens: Record<PageName, LoadPage> = {
  index: () => import("../pages/index/index-page.tsx"),
  login: withOfferedLogins(() => import("../pages/login/login-page.tsx")),
  register: withOfferedLogins(() => import("../pages/register/register-page.tsx")),
  forgotPassword: () => import("../pages/forgot-password/forgot-password-page.tsx"),
  resetPassword: () => import("../pages/reset-password/reset-password-page.tsx"),
  authCallback: () => import("../pages/auth-callback/auth-callback-page.tsx"),
  verifyEmail: () => import("../pages/verify-email/verify-email-page.tsx"),
  confirmEmail: () => import("../pages/confirm-email/confirm-email-page.tsx"),
  endReminders: () => import("../pages/end-reminders/end-reminders-page.tsx"),
  home: () => import("../pages/home/home-page.tsx"),
  trips: () => import("../pages/trips/trips-page.tsx"),
  catalog: () => import("../pages/catalog/catalog-page.tsx"),
  help: () => import("../pages/help/help-page.tsx"),
  settings: () => import("../pages/settings/settings-page.tsx"),
  demo: () => import("../pages/demo/demo-page.tsx"),
  map: mapPage,
  mapOfTrip: mapPage,
  finance: () => import("../pages/finance/finance-page.tsx"),
  tasks: () => import("../pages/tasks/tasks-page.tsx"),
  documents: () => import("../pages/documents/documents-page.tsx"),
  history: () => import("../pages/history/history-page.tsx"),
  print: () => import("../pages/print/print-page.tsx"),
  shareTarget: () => import("../pages/share-target/share-target-page.tsx"),
  join: () => import("../pages/join/join-page.tsx"),
  share: () => import("../pages/share/share-page.tsx"),
};

/**
 * Hides a failed chunk load from the router. The router would take it for an update and reload the page, even without a
 * network, which ends at the browser's own error page. `reloadWhenStale` tells the two apart.
 */
const page = (load: LoadPage) =>
  lazyRouteComponent(async () => {
    try {
      return await loadChunk(load);
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      throw new Error(`The page did not load: ${reason}`, { cause: thrown });
    }
  });

const rootRoute = createRootRoute({
  component: RootLayout,
  errorComponent: RouterError,
  notFoundComponent: page(() => import("../pages/not-found/not-found-page.tsx")),
});

/** What talks to the server is not in the first chunk. Nobody waits for the event, and it may fail. */
async function recordShared(shared: SharedTrip): Promise<void> {
  const loaded = await import("../data/analytics.ts").catch(() => null);
  loaded?.recordSharedTrip(shared, currentLanguage());
}

/** Pages that lead on: the router goes there before it draws anything. Null: the page itself is drawn. */
const leadOn: Partial<Record<PageName, (params: Record<string, string>) => string | null>> = {
  mapOfTrip: ({ tripId = "" }) => addressOf("map", { tripId, routeId: showTrip }),
  share: ({ tripName = "" }) => {
    const shared = readShareName(tripName);
    if (shared) void recordShared(shared);
    return shared && sharedMapAddress(shared);
  },
};

const routes: AnyRoute[] = pageRows.map(([name, { pattern, search }]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: routerPath(pattern),
    // Invalid search parameters are ignored, not refused, since URLs are typed and pasted. Any page may be opened by a push message.
    validateSearch: (given: Record<string, unknown>) => {
      const read = search.safeParse(given);
      const { [noticeParameter]: notice } = given;
      return { ...(read.success ? (read.data as Record<string, unknown>) : {}), notice };
    },
    beforeLoad: ({ params, location }) => {
      const address = leadOn[name]?.(params);
      if (address) throw redirect({ href: address + location.searchStr, replace: true });
    },
    component: page(screens[name]),
  }),
);

/** Creates the router: core's pages under the root layout. */
export function createAppRouter(history?: RouterHistory) {
  followLayers();
  // Whoever has scrolled the frame that the page came with reads on (docs/decisions/068).
  let isOverFrame = document.querySelector("#root[data-frame]") !== null;
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    parseSearch,
    stringifySearch: writeSearch,
    defaultPendingComponent: PendingView,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouterError,
    // The map page does not scroll itself and sets the scroll position of its plan.
    scrollRestoration: ({ location }) =>
      !location.pathname.startsWith("/map/") && !(isOverFrame && window.scrollY > 0),
    ...(history ? { history } : {}),
  });
  router.subscribe("onRendered", () => {
    isOverFrame = false;
  });
  return router;
}
