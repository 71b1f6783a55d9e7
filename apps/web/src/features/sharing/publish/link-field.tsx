import { sharingWords } from "@castor/i18n/features/sharing-words.ts";
import { useEffect, useRef, useState } from "react";
import { copyText } from "../../../device/copy-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./sharing.module.css";

const copiedMs = 4_000;

/** The link of a trip with a button that copies it. */
export function LinkField({ link }: { link: string }) {
  const translate = useWords(sharingWords);
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState(null), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    if (await copyText(link)) return setState("copied");
    field.current?.select();
    setState("failed");
  };
  return (
    <div className={styles.link}>
      <TextField
        ref={field}
        readOnly
        label={translate("publish.link")}
        value={link}
        error={state === "failed" ? translate("publish.copyFailed") : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        kind="primary"
        icon={state === "copied" ? "check" : "copy"}
        data-autofocus
        onClick={() => void copy()}
      >
        {translate(state === "copied" ? "publish.linkCopied" : "publish.copyLink")}
      </Button>
      <span className="visually-hidden" role="status">
        {state === "copied" ? translate("publish.linkCopied") : null}
      </span>
    </div>
  );
}
