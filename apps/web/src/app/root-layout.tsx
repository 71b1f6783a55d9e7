import { limits } from "@castor/core/limits.ts";
import { pageOf, pages } from "@castor/core/pages.ts";
import { Outlet, useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { useFullScreen } from "../device/full-screen.ts";
import { setPageTitle } from "../device/page-title.ts";
import { useFirstWords } from "../i18n/words.ts";
import { lateCorner } from "../ui/late-corner.ts";
import { Notifications } from "../ui/notifications.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./root-layout.module.css";

const mainId = "main";

/** Loads apart: most servers have no analytics. While it does not come, nothing is told and nothing is missed. */
const Visit = lateCorner(async () => (await import("./visit.tsx")).Visit);
const focusMain = () => document.getElementById(mainId)?.focus({ preventScroll: true });

/** After a change of page the reader's place is the new page, not the link that is gone. */
function useFocusOnArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        if (!fromLocation || pageOf(fromLocation.pathname) === pageOf(toLocation.pathname)) return;
        const main = document.getElementById(mainId);
        // A field that takes the focus by itself has it already.
        if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
      }),
    [router],
  );
}

function useTitle(): void {
  const translate = useFirstWords();
  const name = pageOf(useLocation().pathname);
  const title = name ? pages[name].title : null;
  const own = title === null ? null : translate(`titles.${title}`);
  const words = name ? own : translate("titles.notFound");
  useEffect(() => setPageTitle(words), [words]);
}

/** Every page's frame: messages, header, the page, footer. The map fills the screen, others scroll. */
export function RootLayout() {
  const translate = useFirstWords();
  const name = pageOf(useLocation().pathname);
  const tripId = useMatches({ select: (matches) => readTripId(matches.at(-1)?.params) });
  const { isOn: isFullScreen } = useFullScreen();
  // Who asks for the whole screen asks for the map; how to leave it stands there.
  const isMapAlone = name === "map" && isFullScreen;
  useFocusOnArrival();
  useTitle();
  return (
    <div className={`${styles.frame} ${name === "map" ? styles.filled : ""}`}>
      <a className={styles.skip} href={`#${mainId}`}>
        {translate("header.skip")}
      </a>
      {isMapAlone ? null : <Header page={name} tripId={tripId} />}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Suspense>
        <Visit page={name} onAnswer={focusMain} />
      </Suspense>
      <Footer isSlim={name === "map"} />
      <Notifications
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
