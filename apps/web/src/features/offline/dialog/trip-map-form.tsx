import { type OfflineLevel, offlineLevels } from "@castor/core/map/offline/offline-levels.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { useConnection } from "../../../data/http/connection.ts";
import { formatSize } from "../../../i18n/format-size.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import { OfflineNotice } from "../../../things/offline-notice.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { RadioList } from "../../../ui/choices/radio-list.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { startMapDownload, stopMapDownload, useMapDownload } from "../download/map-downloads.ts";
import type { LevelPlan } from "../download/plan-trip-map.ts";
import { isOutdated, MapStateLine } from "../map-state-line.tsx";
import styles from "../offline-map.module.css";
import { useOfflineMaps } from "../state/use-offline-maps.ts";
import { type RoomyPlan, usePlan } from "../state/use-plan.ts";
import { DownloadProgress } from "./download-progress.tsx";

/** The level that was chosen or is stored, else the deepest that there is room for. */
function levelOf(plan: RoomyPlan, wanted: OfflineLevel | null): LevelPlan | null {
  const fits = (level: LevelPlan) => !level.isTooLarge && !plan.withoutRoom.has(level);
  const found = plan.levels.find((level) => level.id === wanted && fits(level));
  return found ?? plan.levels.findLast(fits) ?? null;
}

/** Chooses how much of the map of a trip is stored, stores it and says how far that is. */
export function TripMapForm({ trip }: { trip: Trip }) {
  const translate = useWords("common", "offline");
  const { plan, again } = usePlan(trip);
  const [chosen, setChosen] = useState<OfflineLevel | null>(null);
  const download = useMapDownload(trip.id);
  const own = useOfflineMaps()?.find(({ map }) => map.tripId === trip.id);
  const isOnline = useConnection() === "online";
  const made = plan === "failed" || !isOnline ? null : plan;
  if (trip.routes.every(({ points }) => points.length === 0))
    return <EmptyState isSmall pose="unrolls-map" text={translate("offlineMap.empty")} />;
  if (download?.kind === "running")
    return (
      <div className={`stack items-start gap-12 ${styles.form}`}>
        <DownloadProgress download={download} />
        <Button onClick={() => stopMapDownload(trip.id)}>{translate("offlineMap.stop")}</Button>
      </div>
    );
  const level = made && levelOf(made, chosen ?? own?.map.part?.level ?? null);
  const start = async () => {
    if (!made) return;
    const isStored = await startMapDownload(trip, made, level);
    if (isStored) showToast("ok", translate("offlineMap.done", { name: trip.name }));
    else again();
  };
  const isNew = !own || own.map.wholeAt !== null;
  const isSame = own?.map.part?.level === level?.id && own && !isOutdated(own, trip, made?.address);
  const action = !isNew ? "resume" : own ? "update" : "start";
  return (
    <div className={`stack items-start gap-12 ${styles.form}`}>
      <MapStateLine trip={trip} address={made?.address} />
      {download ? (
        <Alert kind="error">{translate(`offlineMap.failures.${download.reason}`)}</Alert>
      ) : null}
      <OfflineNotice text={translate("offlineMap.offline")} />
      {plan === "failed" && isOnline ? (
        <Alert kind="error">
          <p>{translate("offlineMap.notPlanned")}</p>
          <Button onClick={again}>{translate("actions.retry")}</Button>
        </Alert>
      ) : null}
      {made ? (
        <>
          <SourceNote trip={trip} address={made.address} />
          <Levels plan={made} level={level} onChoose={setChosen} />
          <Button
            kind={own && isSame && isNew ? "secondary" : "primary"}
            icon="download"
            isHeld={made.address !== null && level === null}
            onClick={() => void start()}
          >
            {translate(`offlineMap.${action}`)}
          </Button>
        </>
      ) : plan === null && isOnline ? (
        <Estimating />
      ) : null}
    </div>
  );
}

function Estimating() {
  const translate = useWords("common", "offline");
  return (
    <p role="status" className="secondary">
      {translate("offlineMap.estimating")}
    </p>
  );
}

/** Says which map is stored when it is not the one of the trip. */
function SourceNote({ trip, address }: { trip: Trip; address: string | null }) {
  const translate = useWords("common", "offline");
  if (address === null) return <Alert kind="info">{translate("offlineMap.onlyWorld")}</Alert>;
  if (trip.tileType === "default") return null;
  const name = translate(`trips.tiles.${trip.tileType}`);
  return <Alert kind="info">{translate("offlineMap.otherSource", { name })}</Alert>;
}

interface LevelsProps {
  plan: RoomyPlan;
  level: LevelPlan | null;
  onChoose: (level: OfflineLevel) => void;
}

function Levels({ plan, level, onChoose }: LevelsProps) {
  const translate = useWords("common", "offline");
  const language = useLanguage();
  if (plan.levels.length === 0) return null;
  const formatRoom = (one: LevelPlan): string => {
    if (one.isTooLarge) return translate("offlineMap.tooLarge");
    const size = formatSize(one.bytes, language);
    return plan.withoutRoom.has(one) ? translate("offlineMap.noRoom", { size }) : size;
  };
  return (
    <RadioList
      label={translate("offlineMap.levelsLabel")}
      value={level?.id ?? offlineLevels[0].id}
      options={plan.levels.map((one) => ({
        value: one.id,
        label: translate(`offlineMap.levels.${one.id}`),
        hint: formatRoom(one),
        isDisabled: one.isTooLarge || plan.withoutRoom.has(one),
      }))}
      onChange={onChoose}
    />
  );
}
