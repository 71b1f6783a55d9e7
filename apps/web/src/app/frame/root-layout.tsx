import { limits } from "@castor/core/limits.ts";
import { type PageName, pageOf, pages } from "@castor/core/pages.ts";
import { Outlet, useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { useFullScreen } from "../../device/screen/full-screen.ts";
import { useIsLow, useIsPhone } from "../../device/screen/media.ts";
import { setPageTitle } from "../../device/screen/page-title.ts";
import { useWords } from "../../i18n/words.ts";
import { Toasts } from "../../ui/feedback/toasts.tsx";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";
import { CommandKeys } from "./command-keys.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { IncompleteLine } from "./incomplete-line.tsx";
import styles from "./root-layout.module.css";
import { TripBar } from "./trip-bar.tsx";
import { UnsentHost } from "./unsent-parts.ts";

const mainId = "main";

/** A chunk of its own, since most servers have no analytics. If it fails to load, no page is recorded. */
const Visit = lazyAfterFirstPaint(async () => (await import("./visit.tsx")).Visit);
/** Loaded before the connection is lost: without one it could not be. */
const ConnectionState = lazyAfterFirstPaint(
  async () => (await import("../../features/connection/connection-state.tsx")).ConnectionState,
);
const TopLines = lazyAfterFirstPaint(async () => (await import("./top-lines.tsx")).TopLines);
const AppVersion = lazyAfterFirstPaint(async () => (await import("./app-version.tsx")).AppVersion);
const TourLayer = lazyAfterFirstPaint(
  async () => (await import("../../features/tours/tour-layer.tsx")).TourLayer,
);
const Tooltip = lazyAfterFirstPaint(
  async () => (await import("../../ui/tooltip/tooltip.tsx")).Tooltip,
);
const focusMain = () => document.getElementById(mainId)?.focus({ preventScroll: true });

/** Moves the focus to the new page after navigation, since the followed link may be gone. */
function useFocusOnArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        if (!fromLocation || pageOf(fromLocation.pathname) === pageOf(toLocation.pathname)) return;
        const main = document.getElementById(mainId);
        // A field with autofocus already has the focus, or a dialog that was opened meanwhile.
        const hasFocus = main?.contains(document.activeElement);
        if (!hasFocus && !document.activeElement?.closest('[role="dialog"]')) focusMain();
      }),
    [router],
  );
}

function useTitle(): void {
  const translate = useWords();
  const name = pageOf(useLocation().pathname);
  // The page of an unknown path names itself.
  const title = name ? pages[name].title : null;
  const words = title === null ? null : translate(`titles.${title}`);
  useEffect(() => setPageTitle(words), [words]);
}

/** The pages of a trip: on a phone they have a bar instead of the header. */
const tripPages: ReadonlySet<PageName | null> = new Set<PageName>([
  ...(["map", "finance", "tasks", "documents", "history"] as const),
  "print",
]);

/** The frame of every page: toasts, header, the page, footer. The map fills the screen, other pages scroll. */
export function RootLayout() {
  const translate = useWords();
  const name = pageOf(useLocation().pathname);
  const tripId = useMatches({ select: (matches) => readTripId(matches.at(-1)?.params) });
  const { isLoggedIn } = useSession();
  const { isOn: isFullScreen } = useFullScreen();
  // In full screen the map page shows only the map, which has its own button to leave.
  const isMapAlone = name === "map" && isFullScreen;
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const barOf = (isPhone || isLow) && tripPages.has(name) ? tripId : null;
  const hasBar = barOf !== null && !isMapAlone;
  const hasHeader = barOf === null && !isMapAlone;
  // The bar's "More" has what the footer says.
  const hasFooter = !(name === "map" && (barOf !== null || isFullScreen));
  useFocusOnArrival();
  useTitle();
  return (
    <div
      className={`stack ${styles.frame} ${name === "map" ? styles.filled : ""}`}
      data-has-bar={hasBar || undefined}
    >
      <a className={styles.skip} href={`#${mainId}`}>
        {translate("header.skip")}
      </a>
      {hasHeader ? <Header page={name} tripId={tripId} /> : null}
      <Suspense>
        <TopLines page={name} tripId={tripId} />
      </Suspense>
      <main id={mainId} tabIndex={-1} className={`stack narrows ${styles.main}`}>
        <Outlet />
      </main>
      <Suspense>
        <Visit page={name} onAnswer={focusMain} />
      </Suspense>
      <Suspense>
        <AppVersion />
        <ConnectionState />
      </Suspense>
      <Suspense>
        <Tooltip />
      </Suspense>
      <CommandKeys tripId={tripId} />
      {isLoggedIn ? (
        <Suspense>
          <UnsentHost />
        </Suspense>
      ) : null}
      {isLoggedIn ? (
        <Suspense>
          <TourLayer />
        </Suspense>
      ) : null}
      {hasFooter ? <Footer isSlim={name === "map"} /> : null}
      {hasBar && name ? <TripBar page={name} tripId={barOf} /> : null}
      <IncompleteLine />
      <Toasts
        most={limits.notificationsShown}
        areaLabel={translate("header.notifications")}
        closeLabel={translate("actions.close")}
      />
    </div>
  );
}

function readTripId(params: Record<string, unknown> | undefined): string | null {
  const tripId = params?.tripId;
  return typeof tripId === "string" ? tripId : null;
}
