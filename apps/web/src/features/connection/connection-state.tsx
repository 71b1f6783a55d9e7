import { limits } from "@castor/core/limits.ts";
import { useEffect, useRef, useState } from "react";
import { type Connection, useConnection } from "../../data/http/connection.ts";
import { useSession } from "../../data/session/session-store.ts";
import { type TranslateWith, useWords } from "../../i18n/words.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./connection-state.module.css";

/** The connection that the banner speaks of, for 4 seconds after it was lost. */
function useLostConnection(connection: Connection): [isShown: boolean, close: () => void] {
  const [shown, setShown] = useState<Connection | null>(null);
  useEffect(() => {
    setShown(connection);
    const timer = setTimeout(() => setShown(null), limits.offlineBannerMs);
    return () => clearTimeout(timer);
  }, [connection]);
  return [connection !== "online" && shown === connection, () => setShown(null)];
}

type CountChanges = () => Promise<number>;

async function countSending(): ReturnType<CountChanges> {
  // The frame of a logged-in user has loaded this chunk.
  const changes = await import("../../data/trip-changes/unsent/unsent-changes.ts");
  return changes.countSending();
}

/** Says that the connection is back, and how much is being sent now. */
async function announceOnline(
  translate: TranslateWith<"connection">,
  countChanges: CountChanges,
): Promise<void> {
  const count = await countChanges();
  showToast("ok", translate(count > 0 ? "connection.sending" : "connection.back", { count }));
}

/** Says that there is no connection: a banner at first, and an icon as long as it lasts (specification#offline-banner). */
export function ConnectionState({ countChanges = countSending }: { countChanges?: CountChanges }) {
  const translate = useWords("common", "connection");
  const connection = useConnection();
  const { isLoggedIn } = useSession();
  const [isBannerShown, closeBanner] = useLostConnection(connection);
  const wasLost = useRef(false);
  useEffect(() => {
    if (connection === "online" && wasLost.current)
      if (isLoggedIn) void announceOnline(translate, countChanges);
      else showToast("ok", translate("connection.back"));
    wasLost.current = connection !== "online";
  }, [connection, isLoggedIn, translate, countChanges]);
  if (connection === "online") return null;
  const isOffline = connection === "offline";
  const tooltip = translate(isOffline ? "tooltips.noInternet" : "tooltips.noServer");
  return (
    <>
      <div
        data-offline-icon
        className={`inline-row items-center justify-center ${styles.icon} on-screen`}
        role="status"
        data-tooltip={tooltip}
      >
        <span role="img" aria-label={`${translate("offline.offline")}. ${tooltip}`}>
          <Icon name="wifi-off" size={16} />
        </span>
      </div>
      {isBannerShown ? (
        <Banner
          kind="error"
          text={translate(isOffline ? "offline.noInternetConnection" : "connection.noServer")}
          closeLabel={translate("actions.close")}
          onClose={closeBanner}
        />
      ) : null}
    </>
  );
}
