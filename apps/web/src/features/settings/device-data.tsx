import { useEffect, useState } from "react";
import {
  type CacheSetting,
  chooseCacheSetting,
  useCacheSetting,
} from "../../data/http/cache/cache-settings.ts";
import { cacheOwner } from "../../data/http/cache/cached-call.ts";
import { withCache } from "../../data/http/cache/remember-answer.ts";
import type { CachedTrip } from "../../data/http/cache/stored-answers.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import styles from "./form/form.module.css";
import { StoredTrips } from "./stored-trips.tsx";

function CacheSwitch({ setting }: { setting: CacheSetting }) {
  const translate = useWords("common", "settings");
  return (
    <SwitchField
      label={translate(`settings.cache.${setting}`)}
      description={translate(`settings.cache.${setting}_hint`)}
      checked={useCacheSetting(setting)}
      onChange={(event) => chooseCacheSetting(setting, event.currentTarget.checked)}
    />
  );
}

/** The trips that this browser can show without a network, how it uses them, and their removal. */
export function DeviceData() {
  const translate = useWords("common", "settings");
  const [trips, setTrips] = useState<readonly CachedTrip[]>([]);
  useEffect(() => {
    void withCache(({ listCachedTrips }) => listCachedTrips()).then((listed) =>
      setTrips(listed ?? []),
    );
  }, []);
  const remove = async ({ tripId, name }: CachedTrip) => {
    await withCache(({ forgetCachedTrip }) => forgetCachedTrip(tripId));
    setTrips((before) => before.filter((trip) => trip.tripId !== tripId));
    showToast("ok", translate("settings.cache.deleted", { name }));
  };
  const clear = async () => {
    const owner = cacheOwner();
    if (owner !== null) await withCache(({ clearCache }) => clearCache(owner));
    setTrips([]);
    showToast("ok", translate("settings.cache.cleared"));
  };
  return (
    <div className="stack gap-16">
      <CacheSwitch setting="local_cache" />
      <CacheSwitch setting="clear_on_logout" />
      <StoredTrips trips={trips} onDelete={remove} />
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button icon="trash" disabled={trips.length === 0} onClick={() => void clear()}>
          {translate("settings.cache.clear")}
        </Button>
      </div>
    </div>
  );
}
