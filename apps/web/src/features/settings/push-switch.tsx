import { pushEndpoints } from "@castor/core/endpoints/push.ts";
import { useState } from "react";
import { useConnection } from "../../data/http/connection.ts";
import { useChange } from "../../data/http/use-change.ts";
import { useRead } from "../../data/http/use-read.ts";
import { readPushSupport } from "../../device/push-support.ts";
import { useWords } from "../../i18n/words.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";

const { get, save, remove } = pushEndpoints;
const loadPush = () => import("../../data/push/push-here.ts");

/** Push messages to this browser, off until somebody asks for them here (decision 130). */
export function PushSwitch() {
  const translate = useWords("common", "settings");
  const known = useRead(get, {});
  const isOnline = useConnection() === "online";
  const [saving, removing] = [useChange(save), useChange(remove)];
  /** Shown until the answer is there. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (known.state === "loading") return <Loading label={translate("settings.loading")} count={1} />;
  if (known.state === "error") {
    return (
      <ErrorState
        isSmall
        text={translate("settings.pushNotLoaded", { reason: known.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={known.reload}
      />
    );
  }
  const { publicKey, isOn } = known.data;
  const support = publicKey === null ? "notOffered" : readPushSupport();
  const why = support === "here" ? (isOnline ? "hint" : "offline") : support;

  const refuse = (text: string) => {
    showToast("error", text);
    return false;
  };
  const refuseCall = (error: Error) =>
    refuse(translate("settings.remindersNotSaved", { reason: error.message }));
  const turnOn = async (key: string): Promise<boolean> => {
    // Only a press may ask, so before anything is loaded.
    if ((await Notification.requestPermission()) !== "granted") return false;
    const { keepEndpoint, subscribeHere } = await loadPush();
    const body = await subscribeHere(key);
    if (body === null) return refuse(translate("settings.pushFailed"));
    const outcome = await saving.run({ body });
    if (!outcome.isDone) return refuseCall(outcome.error);
    keepEndpoint(body.endpoint);
    return true;
  };
  const turnOff = async (): Promise<boolean> => {
    const outcome = await removing.run({});
    if (!outcome.isDone) return refuseCall(outcome.error);
    await (await loadPush()).unsubscribeHere();
    return true;
  };
  const turn = async (isWanted: boolean) => {
    setAsked(isWanted);
    setBusy(true);
    const work = isWanted ? turnOn(publicKey ?? "") : turnOff();
    // The code may not load.
    const isDone = await work.catch(() => refuse(translate("settings.pushFailed")));
    if (!isDone) setAsked(null);
    setBusy(false);
  };
  return (
    <SwitchField
      label={translate("settings.push")}
      description={translate(`settings.pushWhy.${why}`)}
      checked={asked ?? (isOn && support === "here")}
      disabled={why !== "hint" || isBusy}
      onChange={(event) => void turn(event.currentTarget.checked)}
    />
  );
}
