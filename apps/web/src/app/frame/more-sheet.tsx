import { limits } from "@castor/core/limits.ts";
import type { TripRole } from "@castor/core/members/member.ts";
import { addressOf, type PageName, showTrip } from "@castor/core/pages.ts";
import { useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { askForDialog } from "../../data/asked-dialog.ts";
import { useSession } from "../../data/session/session-store.ts";
import { useLastRoute } from "../../data/shown-trip.ts";
import { productName } from "../../device/screen/page-title.ts";
import { showQuickDialog } from "../../features/commands/quick-dialog.ts";
import { Bell } from "../../features/notices/bell.tsx";
import { LanguageSwitch } from "../../features/settings/language-switch.tsx";
import { SchemeSwitch } from "../../features/settings/scheme-switch.tsx";
import { UnsentChip } from "../../features/unsent/unsent-frame.tsx";
import { useWords } from "../../i18n/words.ts";
import { NewsDot } from "../../things/news/news-dot.tsx";
import { newsAddress } from "../../things/news/news-state.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { BottomSheet } from "../../ui/dialogs/bottom-sheet.tsx";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { AccountPart } from "./account-part.tsx";
import { helpAddress } from "./help-address.ts";
import styles from "./more-sheet.module.css";
import { SupportLink } from "./support-link.tsx";

export interface MoreSheetProps {
  page: PageName;
  tripId: string;
  /** Sharing is the owner's, what changes the trip is its editors', the check its members'. */
  role: TripRole | null;
  onClose: () => void;
  /** To the button that opened it, before a dialog takes the focus and returns it there. */
  giveFocusBack: () => void;
}

interface Row {
  href: string;
  label: string;
  icon: IconName;
}

/** What a phone's bar has no room for: the other pages, the trip's settings, language, theme, account, the footer. */
export function MoreSheet({ page, tripId, role, onClose, giveFocusBack }: MoreSheetProps) {
  const translate = useWords("common");
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const isEditor = role === "owner" || role === "editor";
  const routeId = useLastRoute(tripId) ?? showTrip;
  const open = (dialog: "settings" | "share" | "check" | "offline" | "import") => {
    onClose();
    giveFocusBack();
    askForDialog(tripId, { kind: dialog });
    const map = addressOf("map", { tripId, routeId });
    if (router.state.location.pathname !== map) void router.navigate({ href: map });
  };
  const catalog: Row = {
    href: addressOf("catalog"),
    label: translate("header.catalog"),
    icon: "world",
  };
  const print: Row = {
    href: addressOf("print", { tripId }),
    label: translate("header.print"),
    icon: "printer",
  };
  const help: Row = {
    href: helpAddress(page),
    label: translate("titles.help"),
    icon: "info-circle",
  };
  const news: Row = { href: newsAddress, label: translate("header.news"), icon: "sparkles" };
  const documents: Row = {
    href: addressOf("documents", { tripId }),
    label: translate("titles.documents"),
    icon: "paperclip",
  };
  const history: Row = {
    href: addressOf("history", { tripId }),
    label: translate("titles.history"),
    icon: "clock",
  };
  const rows: Row[] = isLoggedIn
    ? [
        print,
        ...(role === null ? [] : [documents, history]),
        { href: addressOf("trips"), label: translate("header.allTrips"), icon: "list" },
        catalog,
        { href: addressOf("settings"), label: translate("header.settings"), icon: "settings" },
        help,
        news,
      ]
    : [
        print,
        {
          href: addressOf("index"),
          label: translate("header.toStart", { name: productName }),
          icon: "arrow-left",
        },
        catalog,
        help,
        news,
      ];
  return (
    <BottomSheet
      title={translate("header.more")}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      {isLoggedIn ? (
        <UnsentChip
          look="row"
          onOpen={() => {
            onClose();
            giveFocusBack();
          }}
        />
      ) : null}
      {isLoggedIn ? (
        <Bell
          onLeave={onClose}
          rowClass={`plain-button row items-center gap-12 bold ${styles.row}`}
        />
      ) : null}
      <button
        type="button"
        className={`plain-button row items-center gap-12 bold ${styles.row}`}
        onClick={() => {
          onClose();
          giveFocusBack();
          showQuickDialog("palette");
        }}
      >
        <Icon name="search" />
        {translate("header.goTo")}
      </button>
      {role === null ? null : (
        <button
          type="button"
          className={`plain-button row items-center gap-12 bold ${styles.row}`}
          onClick={() => open("share")}
        >
          <Icon name={role === "owner" ? "share" : "users"} />
          {translate(role === "owner" ? "sharing.open" : "sharing.members")}
        </button>
      )}
      {role === null ? null : (
        <button
          type="button"
          className={`plain-button row items-center gap-12 bold ${styles.row}`}
          onClick={() => open("check")}
        >
          <Icon name="circle-check" />
          {translate("check.open")}
        </button>
      )}
      {isEditor ? (
        <>
          <button
            type="button"
            className={`plain-button row items-center gap-12 bold ${styles.row}`}
            onClick={() => open("import")}
          >
            <Icon name="upload" />
            {translate("imports.openInto")}
          </button>
          <button
            type="button"
            className={`plain-button row items-center gap-12 bold ${styles.row}`}
            onClick={() => open("settings")}
          >
            <Icon name="adjustments" />
            {translate("mapSettings.open")}
          </button>
        </>
      ) : null}
      <button
        type="button"
        className={`plain-button row items-center gap-12 bold ${styles.row}`}
        onClick={() => open("offline")}
      >
        <Icon name="download" />
        {translate("mapSettings.offline")}
      </button>
      {rows.map(({ href, label, icon }) => (
        <Link
          key={href}
          href={href}
          className={`plain-button row items-center gap-12 bold ${styles.row}`}
          onClick={onClose}
        >
          <Icon name={icon} />
          {label}
          {href === newsAddress ? <NewsDot /> : null}
        </Link>
      ))}
      <div className={styles.switches}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
      <div className={styles.account}>
        <AccountPart onLogin={onClose} />
      </div>
      <p className={`row wrap items-center justify-between secondary ${styles.small}`}>
        <span>{translate("footer.copyrightShort", { year: limits.copyrightYear })}</span>
        <Suspense>
          <SupportLink isShort={false} />
        </Suspense>
      </p>
    </BottomSheet>
  );
}
