import { useEffect, useRef, useState } from "react";
import { copyText } from "../device/copy-text.ts";
import { Button } from "../ui/buttons/button.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import styles from "./link-field.module.css";

const copiedMs = 4_000;

export interface LinkFieldProps {
  link: string;
  label: string;
  copyLabel: string;
  copiedLabel: string;
  /** Said when the browser did not copy. The link is selected then. */
  failedText: string;
}

/** A link with a button that copies it. */
export function LinkField({ link, label, copyLabel, copiedLabel, failedText }: LinkFieldProps) {
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
    <div className={`row gap-8 ${styles.link}`}>
      <TextField
        ref={field}
        readOnly
        label={label}
        value={link}
        error={state === "failed" ? failedText : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        kind="primary"
        icon={state === "copied" ? "check" : "copy"}
        data-autofocus
        onClick={() => void copy()}
      >
        {state === "copied" ? copiedLabel : copyLabel}
      </Button>
      <span className="visually-hidden" role="status">
        {state === "copied" ? copiedLabel : null}
      </span>
    </div>
  );
}
