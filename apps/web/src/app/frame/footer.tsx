import { limits } from "@castor/core/limits.ts";
import { Suspense } from "react";
import { useMedia } from "../../device/screen/media.ts";
import { useWords } from "../../i18n/words.ts";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";
import styles from "./footer.module.css";

/** Loads after the page: only the server knows whether there is a support channel. */
const SupportLink = lazyAfterFirstPaint(
  async () => (await import("./support-link.tsx")).SupportLink,
);

/** The copyright line and the support link, short on narrow screens (specification#footer). */
export function Footer({ isSlim }: { isSlim: boolean }) {
  const translate = useWords();
  const year = limits.copyrightYear;
  const isShort = useMedia(`(max-width: ${limits.footerSwitchPx - 1}px)`);
  return (
    <footer
      className={`row wrap items-center justify-between rigid muted ${styles.footer} ${isSlim ? styles.slim : ""} on-screen`}
    >
      <span>
        {/* Chosen by the style: the frame that comes with the page does not know the width. */}
        <span className={styles.long}>{translate("footer.copyright", { year })}</span>
        <span className={styles.short}>{translate("footer.copyrightShort", { year })}</span>
      </span>
      <Suspense>
        <SupportLink isShort={isShort} />
      </Suspense>
    </footer>
  );
}
