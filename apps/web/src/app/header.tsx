import { addressOf, type PageName } from "@castor/core/pages.ts";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../data/session-store.ts";
import { productName } from "../device/page-title.ts";
import { LanguageSwitch } from "../features/settings/language-switch.tsx";
import { SchemeSwitch } from "../features/settings/scheme-switch.tsx";
import { useFirstWords } from "../i18n/words.ts";
import { ButtonLink, IconButton } from "../ui/button.tsx";
import { lateCorner } from "../ui/late-corner.ts";
import { Link } from "../ui/link.tsx";
import { Logo } from "../ui/logo.tsx";
import { useEscape } from "../ui/use-escape.ts";
import styles from "./header.module.css";
import { listNavLinks } from "./nav-links.ts";

export interface HeaderProps {
  page: PageName | null;
  tripId: string | null;
}

/** Who is logged in loads apart: a visitor's first page needs no calls to the server. */
const SignedIn = lateCorner(async () => (await import("./signed-in.tsx")).SignedIn);

function Account() {
  const translate = useFirstWords();
  const { isLoggedIn } = useSession();
  if (!isLoggedIn) {
    return <ButtonLink href={addressOf("login")}>{translate("header.login")}</ButtonLink>;
  }
  return (
    <Suspense>
      <SignedIn />
    </Suspense>
  );
}

/** Closes the phone's menu on Escape and on a press beside it. */
function useClosing(isOpen: boolean, close: () => void) {
  const box = useRef<HTMLElement>(null);
  useEscape(isOpen, () => {
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

/** The header: where one can go, who is here, language and colours. On a narrow screen it folds into a menu. */
export function Header({ page, tripId }: HeaderProps) {
  const translate = useFirstWords();
  const { isLoggedIn } = useSession();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const box = useClosing(isOpen, close);
  const home = addressOf(isLoggedIn ? "home" : "index");
  return (
    <header className={`${styles.header} on-screen`} ref={box}>
      <Link
        href={home}
        className={styles.brand}
        aria-label={translate("header.toStart", { name: productName })}
      >
        <Logo name={productName} />
      </Link>
      <IconButton
        icon={isOpen ? "x" : "menu"}
        label={translate(isOpen ? "header.closeMenu" : "header.openMenu")}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      />
      <div id="menu" className={`${styles.menu} ${isOpen ? styles.open : ""}`}>
        <nav aria-label={translate("header.navigation")}>
          <ul className={styles.links}>
            {listNavLinks(isLoggedIn, tripId).map((link) => (
              <li key={link.page}>
                <Link
                  href={link.href}
                  className={styles.link}
                  aria-current={link.page === page ? "page" : undefined}
                  onClick={close}
                >
                  {translate(link.label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on a link inside closes the menu around it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the link clicks too */}
        <div className={styles.account} onClick={close}>
          <Account />
        </div>
      </div>
    </header>
  );
}
