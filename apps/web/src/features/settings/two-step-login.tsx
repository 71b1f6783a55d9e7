import type { Me } from "@castor/core/account/session.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useState } from "react";
import { useRead } from "../../data/http/use-read.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialogs/dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import styles from "./form/form.module.css";
import { CodeDialog } from "./two-step/code-dialog.tsx";
import { RecoveryCodes } from "./two-step/recovery-codes.tsx";
import { TurnOnDialog } from "./two-step/turn-on-dialog.tsx";

type Open =
  | "turnOn"
  | "turnOff"
  | "newCodes"
  | { codes: readonly string[]; title: "isOnNow" | "newCodes" }
  | null;

/** Two-step login: turned on with an app, off with a code; its recovery codes can be renewed (specification#two-step-login). */
export function TwoStepLogin({ me }: { me: Me }) {
  const translate = useWords("common", "settings");
  const state = useRead(accountEndpoints.twoStep, {});
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  if (!me.hasPassword) return <p>{translate("security.needsPassword")}</p>;
  if (state.state === "loading") return <Loading label={translate("settings.loading")} count={1} />;
  if (state.state === "error") {
    return (
      <ErrorState
        isSmall
        text={translate("security.loadFailed", { reason: state.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={state.reload}
      />
    );
  }
  const { isOn, recoveryCodesLeft } = state.data;
  return (
    <div className="stack gap-16">
      <p>
        {translate(isOn ? "security.twoStepOn" : "security.twoStepOff")}{" "}
        {isOn ? translate("security.codesLeft", { count: recoveryCodesLeft }) : null}
      </p>
      <div className={`row wrap gap-8 ${styles.actions}`}>
        {isOn ? (
          <>
            <Button onClick={() => setOpen("newCodes")}>{translate("security.newCodes")}</Button>
            <Button onClick={() => setOpen("turnOff")}>{translate("security.turnOff")}</Button>
          </>
        ) : (
          <Button onClick={() => setOpen("turnOn")}>{translate("security.turnOn")}</Button>
        )}
      </div>
      {open === "turnOn" ? (
        <TurnOnDialog
          username={me.username}
          onClose={close}
          onCodes={(codes) => setOpen({ codes, title: "isOnNow" })}
        />
      ) : null}
      {open === "turnOff" || open === "newCodes" ? (
        <CodeDialog
          purpose={open}
          onClose={close}
          onDone={(codes) => {
            if (codes.length === 0) showToast("ok", translate("security.turnedOff"));
            setOpen(codes.length === 0 ? null : { codes, title: "newCodes" });
          }}
        />
      ) : null}
      <Dialog
        isOpen={typeof open === "object" && open !== null}
        onClose={close}
        title={translate(
          `security.${typeof open === "object" && open !== null ? open.title : "isOnNow"}`,
        )}
        closeLabel={translate("actions.close")}
        // The codes are shown once: only the button that says so leaves them without a question.
        unsaved={{
          hasChanges: true,
          title: translate("security.leaveCodesTitle"),
          text: translate("security.leaveCodesText"),
          leaveLabel: translate("security.leaveCodes"),
          stayLabel: translate("security.backToCodes"),
        }}
      >
        <RecoveryCodes codes={typeof open === "object" ? (open?.codes ?? []) : []} />
        <DialogActions>
          <Button kind="primary" onClick={close}>
            {translate("security.done")}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
