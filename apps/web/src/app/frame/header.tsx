import { addressOf, type PageName } from "@castor/core/pages.ts";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { useLastRoute, useShownStanding } from "../../data/shown-trip.ts";
import { productName } from "../../device/screen/page-title.ts";
import { LanguageSwitch } from "../../features/settings/language-switch.tsx";
import { SchemeSwitch } from "../../features/settings/scheme-switch.tsx";
import { useWords } from "../../i18n/words.ts";
import { NewsDot } from "../../things/news/news-dot.tsx";
import { useHasNews } from "../../things/news/news-state.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { Logo } from "../../ui/icons/logo.tsx";
import { useLayer } from "../../ui/layers/use-layer.ts";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";
import { AccountPart } from "./account-part.tsx";
import { FindButtons } from "./find-buttons.tsx";
import styles from "./header.module.css";
import { listNavLinks } from "./nav-links.ts";
import { UnsentChip } from "./unsent-parts.ts";

/** A chunk of its own, as the name of the user is. */
const Bell = lazyAfterFirstPaint(
  async () => (await import("../../features/notices/bell.tsx")).Bell,
);

export interface HeaderProps {
  page: PageName | null;
  tripId: string | null;
}

/** Closes the phone's menu on Escape, on Back and on a press outside. */
function useClosing(isOpen: boolean, close: () => void) {
  const box = useRef<HTMLElement>(null);
  useLayer(isOpen, () => {
    close();
    box.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen, close]);
  return box;
}

/** The header: navigation, account, language and colour scheme. On a narrow screen it folds into a menu. */
export function Header({ page, tripId }: HeaderProps) {
  const translate = useWords();
  const { isLoggedIn } = useSession();
  const standing = useShownStanding(tripId);
  const routeId = useLastRoute(tripId);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const box = useClosing(isOpen, close);
  const hasNews = useHasNews();
  const links = listNavLinks({ page, isLoggedIn, tripId, standing, routeId, hasNews });
  const unsent = isLoggedIn ? (
    <Suspense>
      <UnsentChip look="chip" />
    </Suspense>
  ) : null;
  const home = addressOf(isLoggedIn ? "home" : "index");
  return (
    <header className={`row items-center gap-8 rigid ${styles.header} on-screen`} ref={box}>
      <Link
        href={home}
        className={`inline-row items-center ${styles.brand}`}
        aria-label={translate("header.toStart", { name: productName })}
      >
        <Logo name={productName} />
      </Link>
      <div className={styles.onFolded}>{unsent}</div>
      {isLoggedIn ? (
        <div className={styles.bell}>
          <Suspense>
            <Bell />
          </Suspense>
        </div>
      ) : null}
      <div className={styles.toggle}>
        <IconButton
          icon={isOpen ? "x" : "menu"}
          label={translate(isOpen ? "header.closeMenu" : "header.openMenu")}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpen(!isOpen)}
        />
        {isOpen ? null : <NewsDot className={styles.dot} />}
      </div>
      <div
        id="menu"
        className={`grow row items-center gap-12 ${styles.menu} ${isOpen ? styles.open : ""}`}
      >
        <div className={styles.middle}>
          {links.length > 0 ? (
            <nav aria-label={translate("header.navigation")}>
              <ul className={`plain-list row gap-4 ${styles.links}`}>
                {links.map((link) => (
                  <li key={link.page} className={link.isRoomy ? styles.roomy : undefined}>
                    <Link
                      href={link.href}
                      className={styles.link}
                      aria-current={link.page === page ? "page" : undefined}
                      onClick={close}
                    >
                      {translate(link.label)}
                      {link.page === "help" ? <NewsDot /> : null}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
        <div className={styles.onWide}>{unsent}</div>
        {isLoggedIn ? <FindButtons onFind={close} /> : null}
        <div className={styles.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on a link inside closes the menu around it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the link clicks too */}
        <div className={styles.account} onClick={close}>
          <AccountPart />
        </div>
      </div>
    </header>
  );
}
