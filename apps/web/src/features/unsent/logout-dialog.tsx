import { useState } from "react";
import type { LogoutChoice, LogoutQuestion } from "../../data/session/request-logout.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import styles from "./logout-dialog.module.css";

/** Asks what becomes of unsent changes before a logout. Staying has the focus; deleting is only ever chosen. */
export function LogoutDialog({ question }: { question: LogoutQuestion }) {
  const translate = useWords("common", "unsent");
  const [isBusy, setBusy] = useState(false);
  const { count, files, isKept, answer } = question;
  const choose = (choice: LogoutChoice) => {
    setBusy(true);
    answer(choice);
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={() => answer("stay")}
      title={
        count > 0
          ? translate("unsentList.leaveTitle", { count })
          : translate("unsentList.leaveFiles", { count: files })
      }
      closeLabel={translate("unsentList.stay")}
    >
      {count > 0 && files > 0 ? (
        <p>{translate("unsentList.leaveFiles", { count: files })}</p>
      ) : null}
      <p>{translate(isKept ? "unsentList.leaveText" : "unsentList.leaveUnkeptText")}</p>
      <div className={`stack gap-8 ${styles.choices}`}>
        <Button
          kind="primary"
          isWide
          data-autofocus
          disabled={isBusy}
          onClick={() => choose("stay")}
        >
          {translate("unsentList.stay")}
        </Button>
        {isKept ? (
          <Button icon="logout" isWide disabled={isBusy} onClick={() => choose("keep")}>
            {translate("unsentList.leave")}
          </Button>
        ) : null}
        <Button kind="quiet" isWide disabled={isBusy} onClick={() => choose("delete")}>
          {translate("unsentList.leaveDeleting")}
        </Button>
      </div>
    </Dialog>
  );
}
