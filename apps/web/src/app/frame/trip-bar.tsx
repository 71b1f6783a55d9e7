import type { PageName } from "@castor/core/pages.ts";
import { Suspense, useEffect, useRef, useState } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { useLastRoute, useShownStanding } from "../../data/shown-trip.ts";
import { loadWhenIdle } from "../../device/loading/load-when-idle.ts";
import { useWords } from "../../i18n/words.ts";
import { NewsDot } from "../../things/news/news-dot.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import { listTripLinks } from "./nav-links.ts";
import styles from "./trip-bar.module.css";
import { UnsentChip } from "./unsent-parts.ts";

const MoreSheet = lazyComponent(async () => (await import("./more-sheet.tsx")).MoreSheet);
const UnreadDot = lazyAfterFirstPaint(
  async () => (await import("../../features/notices/unread-dot.tsx")).UnreadDot,
);
// It opens without a network too. A failed load is reported when it is opened.
const later = [MoreSheet];

export interface TripBarProps {
  page: PageName;
  tripId: string;
}

/** The pages of a trip under the thumb, instead of the header: at the bottom, beside the page on a phone on its side. */
export function TripBar({ page, tripId }: TripBarProps) {
  const translate = useWords();
  const { isLoggedIn } = useSession();
  const standing = useShownStanding(tripId);
  const routeId = useLastRoute(tripId);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const links = listTripLinks({ isLoggedIn, tripId, standing, routeId });
  const closeMore = () => setMoreOpen(false);
  useEffect(() => loadWhenIdle(later), []);
  return (
    <nav
      className={`row rigid ${styles.bar} on-screen`}
      aria-label={translate("header.navigation")}
    >
      {links.map((link) => (
        <Link
          key={link.page}
          href={link.href}
          className={`plain-button stack items-center justify-center narrows muted bold ${styles.item}`}
          aria-current={link.page === page ? "page" : undefined}
        >
          <Icon name={link.icon} size={22} />
          <span className={`cut ${styles.word}`}>{translate(link.label)}</span>
        </Link>
      ))}
      <button
        ref={more}
        type="button"
        className={`plain-button stack items-center justify-center narrows muted bold ${styles.item}`}
        aria-haspopup="dialog"
        data-tour="map-settings"
        aria-expanded={isMoreOpen}
        onClick={() => setMoreOpen(true)}
      >
        <Icon name="dots" size={22} />
        <span className={`cut ${styles.word}`}>{translate("header.more")}</span>
        <NewsDot className={styles.dot} />
        {isLoggedIn ? (
          <>
            <Suspense>
              <UnsentChip look="dot" />
            </Suspense>
            <Suspense>
              <UnreadDot className={styles.dot} />
            </Suspense>
          </>
        ) : null}
      </button>
      {isMoreOpen ? (
        <LazyBoundary
          onFail={() => {
            closeMore();
            showToast("error", translate("actions.notOpened"));
          }}
        >
          <MoreSheet
            page={page}
            tripId={tripId}
            // As the links of its other pages: whoever is not logged in has none of another's trip.
            role={links.length > 1 ? standing.role : null}
            onClose={closeMore}
            giveFocusBack={() => more.current?.focus()}
          />
        </LazyBoundary>
      ) : null}
    </nav>
  );
}
