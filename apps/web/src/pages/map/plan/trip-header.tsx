import { addressOf } from "@castor/core/pages.ts";
import { isMemberOf, isOwnerOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { type ReactNode, Suspense, useContext } from "react";
import { useIsDemo } from "../../../data/demo/demo-trip.ts";
import { useIsLow, useIsPhone, useIsTouch } from "../../../device/screen/media.ts";
import { productName } from "../../../device/screen/page-title.ts";
import { CheckBadge } from "../../../features/check/check-badge.tsx";
import type { CheckState } from "../../../features/check/check-state.ts";
import { ShareBadge } from "../../../features/sharing/share-badge.tsx";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { PeopleLater } from "../../../things/people/people-later.tsx";
import { Button, IconButton, IconLink } from "../../../ui/buttons/button.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import { SegmentedChoice } from "../../../ui/choices/segmented-choice.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { lazyAfterFirstPaint } from "../../../ui/lazy/lazy-after-first-paint.ts";
import type { MapScreen } from "../map-screen.ts";
import { ShownView } from "../other-view/other-view.ts";
import { settingsFor } from "../settings/settings-sections.ts";
import { ReportTripButton } from "./report-trip-button.tsx";
import styles from "./trip-header.module.css";
import { TripName } from "./trip-name.tsx";

/** Loaded after the map: it is no reason to open the page. */
const DeadlineBadge = lazyAfterFirstPaint(
  async () => (await import("../../../features/deadlines/deadline-badge.tsx")).DeadlineBadge,
);

export interface TripHeaderProps {
  trip: Trip;
  mode: MapScreen["mode"];
  onMode: (mode: MapScreen["mode"]) => void;
  check: CheckState;
  onCheck: () => void;
  onDates: () => void;
  onSettings: () => void;
  onShare: () => void;
  onDownloads: () => void;
  /** Copies the trip of another user. */
  copyButton: ReactNode;
}

/** The name of the trip; who may edit switches between view and edit mode, others can copy the trip. */
export function TripHeader({
  trip,
  mode,
  check,
  onMode,
  onCheck,
  onDates,
  onSettings,
  onShare,
  onDownloads,
  copyButton,
}: TripHeaderProps) {
  const translate = useWords("common");
  const view = useContext(ShownView);
  const isOtherView = view !== null;
  const { dateRange } = useFormats();
  const { startDate, endDate } = trip;
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  // On a phone the bar has the trips and the settings.
  const hasBar = isPhone || isLow;
  // Targets of fingers: with their words, the badges would be one below the other.
  const isTouch = useIsTouch();
  const hasSettings = !hasBar && settingsFor({ trip, isPhone }).length > 0;
  const isOwner = isOwnerOf(trip);
  const isMember = isMemberOf(trip);
  const author =
    isOwner || !trip.ownerName ? null : translate("map.byOwner", { name: trip.ownerName });
  const dates = startDate && endDate ? dateRange(startDate, endDate) : null;
  const isDemo = useIsDemo(trip.id);
  const back = isDemo
    ? translate("header.toStart", { name: productName })
    : translate("map.backToTrips");
  const name = <TripName trip={trip} />;
  const when =
    trip.canEdit && dates ? (
      <>
        <button
          type="button"
          className={`secondary tabular ${styles.dates}`}
          data-tooltip={translate("map.changeDates")}
          onClick={onDates}
        >
          {dates}
        </button>
        {author ? <p className="secondary">{author}</p> : null}
      </>
    ) : (
      <p className="secondary tabular">{[dates, author].filter(Boolean).join(" · ")}</p>
    );
  // Their room is kept: nothing moves when somebody comes. On a phone they stand above, beside the handle of the sheet.
  const here =
    trip.isShared && isMember && (!isPhone || isLow) ? (
      <div className={`rigid row ${styles.here}`}>
        <PeopleLater trip={trip} />
      </div>
    ) : null;
  const settings = hasSettings ? (
    <IconButton
      icon="adjustments"
      label={translate("mapSettings.open")}
      data-tour="map-settings"
      onClick={onSettings}
    />
  ) : null;
  const documents =
    isMember && !isDemo && !hasBar ? (
      <span className={styles.documents}>
        <IconLink
          icon="paperclip"
          label={translate("titles.documents")}
          href={addressOf("documents", { tripId: trip.id })}
        />
      </span>
    ) : null;
  const people = isMember ? (
    <IconButton
      icon={isOwner ? "share" : "users"}
      label={translate(isOwner ? "sharing.open" : "sharing.members")}
      onClick={onShare}
    />
  ) : null;
  const modes = (
    <SegmentedChoice
      isSmall
      tourTarget="edit-mode"
      label={translate("map.mode")}
      value={mode}
      choices={[
        { value: "view", label: translate("map.view"), icon: "eye", isIconOnly: true },
        { value: "edit", label: translate("map.edit"), icon: "pencil", isIconOnly: true },
      ]}
      onChange={onMode}
    />
  );
  if (trip.canEdit && hasBar)
    return (
      <header className={`rigid row items-center gap-4 ${styles.header}`}>
        <div className="grow">
          {name}
          <div className={`row wrap items-center ${styles.facts}`}>{when}</div>
        </div>
        {here}
        {isOwner ? <ShareBadge trip={trip} onShare={onShare} isShort /> : null}
        <CheckBadge check={check} onOpen={onCheck} isHiddenWhenFine />
        <Suspense>
          <DeadlineBadge trip={trip} isShort />
        </Suspense>
        {modes}
      </header>
    );
  if (trip.canEdit)
    return (
      <header className={styles.owned}>
        <div className={`row items-center gap-4 ${styles.line}`}>
          <Link
            href={addressOf(isDemo ? "index" : "trips")}
            className={`rigid inline-row items-center justify-center muted ${styles.back}`}
            aria-label={back}
            data-tooltip={back}
          >
            <Icon name="arrow-left" />
          </Link>
          <div className="grow">{name}</div>
          {here}
          {documents}
          {modes}
        </div>
        <div className={`row items-center gap-4 ${styles.line}`}>
          <div className={`grow row wrap items-center ${styles.facts}`}>
            {when}
            {isOwner ? <ShareBadge trip={trip} onShare={onShare} isShort={isTouch} /> : null}
            <Suspense>
              <DeadlineBadge trip={trip} isShort={isTouch} />
            </Suspense>
          </div>
          <CheckBadge check={check} onOpen={onCheck} />
          {people}
          {settings}
        </div>
      </header>
    );
  return (
    <header className={`rigid row items-center gap-4 ${styles.header} ${styles.visited}`}>
      <div className="grow">
        {name}
        <div className={`row wrap items-center ${styles.facts}`}>
          {when}
          {isMember ? (
            <Suspense>
              <DeadlineBadge trip={trip} isShort={isTouch} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {here}
      {isMember ? <CheckBadge check={check} onOpen={onCheck} isHiddenWhenFine={hasBar} /> : null}
      {isOtherView ? null : documents}
      {isOtherView || hasBar ? null : people}
      <IconButton
        icon="download"
        label={translate("mapSettings.downloads")}
        aria-disabled={isOtherView || undefined}
        onClick={isOtherView ? undefined : onDownloads}
      />
      {isOtherView || isMember ? null : <ReportTripButton trip={trip} />}
      {settings}
      {view === "version" ? null : view === "visitor" ? (
        <Button
          kind="primary"
          icon="copy"
          isWide
          isHeld
          data-tooltip={translate("sharing.copyIsTheirs")}
        >
          {translate("sharing.copy")}
        </Button>
      ) : (
        copyButton
      )}
    </header>
  );
}
