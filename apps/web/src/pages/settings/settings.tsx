import type { Me, SessionSummary } from "@castor/core/account/session.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { inboundEndpoints } from "@castor/core/endpoints/inbound.ts";
import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { useEffect, useState } from "react";
import { type Read, useRead } from "../../data/http/use-read.ts";
import { useMe } from "../../data/session/session.ts";
import { ConsentSwitch } from "../../features/analytics/consent-switch.tsx";
import { FileSettings } from "../../features/files/file-settings.tsx";
import { ImportButton } from "../../features/imports/import-button.tsx";
import { InboundSettings } from "../../features/inbound/inbound-settings.tsx";
import { AccountActivity } from "../../features/settings/account-activity.tsx";
import { DeviceData } from "../../features/settings/device-data.tsx";
import { DownloadData } from "../../features/settings/download-data.tsx";
import { FirstPassword } from "../../features/settings/first-password.tsx";
import { FormatSwitches } from "../../features/settings/format-switches.tsx";
import { JoinedLogins } from "../../features/settings/joined-logins.tsx";
import { LanguageSwitch } from "../../features/settings/language-switch.tsx";
import { Passkeys } from "../../features/settings/passkeys.tsx";
import { PasswordForm } from "../../features/settings/password-form.tsx";
import { ProfileForm } from "../../features/settings/profile-form.tsx";
import { PushSwitch } from "../../features/settings/push-switch.tsx";
import { ReminderSettings } from "../../features/settings/reminder-settings.tsx";
import { SchemeSwitch } from "../../features/settings/scheme-switch.tsx";
import { SessionList } from "../../features/settings/session-list.tsx";
import { TwoStepLogin } from "../../features/settings/two-step-login.tsx";
import { VersionLine } from "../../features/settings/version-line.tsx";
import { useWords } from "../../i18n/words.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { ContentsLayout } from "../../ui/layout/contents-layout.tsx";
import { MapDefaults } from "./map-defaults.tsx";
import { Removal } from "./removal.tsx";
import styles from "./settings.module.css";
import { SettingsSection } from "./settings-section.tsx";
import { TripExports } from "./trip-exports.tsx";

const { sessions: sessionsRow } = accountEndpoints;
const config = servicesEndpoints.config;

/** The sections in the order of the page; each name is also the id of its section. */
const sectionIds = [
  "profile",
  "appearance",
  "map",
  "reminders",
  "password",
  "twoStep",
  "passkeys",
  "socialLogins",
  "sessions",
  "activity",
  "trip",
  "import",
  "inbound",
  "files",
  "offline",
  "data",
  "removal",
] as const;

interface SectionsProps {
  me: Me;
  sessions: Read<SessionSummary[]>;
  onDeleted: () => void;
}

function Sections({ me, sessions, onDeleted }: SectionsProps) {
  const translate = useWords("common", "settings");
  const providers = useRead(config, {}).data?.socialLogins ?? [];
  const nameProvider = (id: string) => providers.find((row) => row.id === id)?.name ?? id;
  const inbound = useRead(inboundEndpoints.address, {}).data;
  const isShown = (id: (typeof sectionIds)[number]) =>
    id === "socialLogins" ? providers.length > 0 : id !== "inbound" || inbound?.isOffered;
  const shownIds = sectionIds.filter(isShown);
  return (
    <ContentsLayout
      label={translate("settings.onThisPage")}
      entries={shownIds.map((id) => ({ id, title: translate(`settings.${id}`) }))}
    >
      <SettingsSection id="profile">
        <ProfileForm me={me} />
      </SettingsSection>
      <SettingsSection id="appearance">
        <div className={`row wrap ${styles.switches}`}>
          <LanguageSwitch isFull />
          <SchemeSwitch isFull />
          <FormatSwitches />
        </div>
      </SettingsSection>
      <SettingsSection id="map">
        <MapDefaults />
      </SettingsSection>
      <SettingsSection id="reminders">
        <div className="stack gap-16">
          <ReminderSettings />
          <PushSwitch />
        </div>
      </SettingsSection>
      <SettingsSection id="password" hasLead={me.hasPassword}>
        {me.hasPassword ? (
          <PasswordForm username={me.username} />
        ) : (
          <FirstPassword username={me.username} />
        )}
      </SettingsSection>
      <SettingsSection id="twoStep">
        <TwoStepLogin me={me} />
      </SettingsSection>
      <SettingsSection id="passkeys">
        <Passkeys me={me} />
      </SettingsSection>
      {providers.length > 0 ? (
        <SettingsSection id="socialLogins">
          <JoinedLogins me={me} nameProvider={nameProvider} />
        </SettingsSection>
      ) : null}
      <SettingsSection id="sessions">
        {sessions.data ? (
          <SessionList sessions={sessions.data} nameProvider={nameProvider} />
        ) : sessions.state === "loading" ? (
          <Loading label={translate("settings.loading")} />
        ) : (
          <ErrorState
            isSmall
            text={translate("settings.sessionsLoadFailed", { reason: sessions.error.message })}
            retryLabel={translate("actions.retry")}
            onRetry={sessions.reload}
          />
        )}
      </SettingsSection>
      <SettingsSection id="activity">
        <AccountActivity nameProvider={nameProvider} />
      </SettingsSection>
      <SettingsSection id="trip">
        <TripExports />
      </SettingsSection>
      <SettingsSection id="import">
        <ImportButton />
      </SettingsSection>
      {inbound?.isOffered ? (
        <SettingsSection id="inbound">
          <InboundSettings known={inbound} />
        </SettingsSection>
      ) : null}
      <SettingsSection id="files">
        <FileSettings />
      </SettingsSection>
      <SettingsSection id="offline">
        <DeviceData />
      </SettingsSection>
      <SettingsSection id="data">
        <div className="grid gap-20">
          <DownloadData />
          <ConsentSwitch />
        </div>
      </SettingsSection>
      <SettingsSection id="removal" isDangerous>
        <Removal
          me={me}
          session={sessions.data?.find(({ isCurrent }) => isCurrent) ?? null}
          providers={providers}
          onDeleted={onDeleted}
        />
      </SettingsSection>
      <VersionLine />
    </ContentsLayout>
  );
}

/** Shows all settings at once, after the user and the sessions are loaded, so that nothing shifts. */
export function Settings({ onDeleted }: { onDeleted: () => void }) {
  const translate = useWords("common", "settings");
  const me = useMe();
  const sessions = useRead(sessionsRow, {});
  // A later retry must not discard what was typed meanwhile.
  const [hasBegun, setBegun] = useState(false);
  const isWaiting = me.state === "loading" || (sessions.state === "loading" && !hasBegun);
  useEffect(() => {
    if (!isWaiting) setBegun(true);
  }, [isWaiting]);
  if (me.state === "error") {
    return (
      <ErrorState
        text={translate("settings.notLoaded", { reason: me.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={me.reload}
      />
    );
  }
  if (isWaiting) {
    return (
      <ContentsLayout label={translate("settings.onThisPage")} entries={[]}>
        <Loading label={translate("settings.loading")} count={8} />
      </ContentsLayout>
    );
  }
  return <Sections me={me.data} sessions={sessions} onDeleted={onDeleted} />;
}
