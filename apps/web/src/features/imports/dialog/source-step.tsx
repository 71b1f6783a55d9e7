import { inboundEndpoints } from "@castor/core/endpoints/inbound.ts";
import { addressOf } from "@castor/core/pages.ts";
import { type ClipboardEvent, useRef } from "react";
import { useRead } from "../../../data/http/use-read.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import { TextareaField } from "../../../ui/fields/textarea-field.tsx";
import styles from "./import-dialog.module.css";

export interface SourceStepProps {
  text: string;
  /** A file is held over the page. */
  isOver: boolean;
  onText: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses a file, takes a dropped or pasted one, or a pasted list. Every file can be chosen: its content tells its format. */
export function SourceStep({ text, isOver, onText, onFiles }: SourceStepProps) {
  const translate = useWords("common", "imports");
  const isOffered = useRead(inboundEndpoints.address, {}).data?.isOffered === true;
  const input = useRef<HTMLInputElement>(null);
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className={styles.source} onPaste={paste}>
      <div className={`${styles.drop} ${isOver ? styles.over : ""}`}>
        <p className={`bold ${styles.dropText}`}>
          {translate(isOver ? "imports.dropHere" : "importDialog.drop")}
        </p>
        <Button data-autofocus icon="upload" onClick={() => input.current?.click()}>
          {translate("importDialog.choose")}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={translate("importDialog.choose")}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file can be chosen again.
            currentTarget.value = "";
            onFiles(files);
          }}
        />
        <p className="secondary">{translate("importDialog.understands")}</p>
        {isOffered ? (
          <p className="secondary">
            {translate("importDialog.byMail")}{" "}
            <Link href={`${addressOf("settings")}#inbound`}>
              {translate("importDialog.toMail")}
            </Link>
          </p>
        ) : null}
      </div>
      <TextareaField
        label={translate("importDialog.paste")}
        description={translate("importDialog.pasteHint")}
        autosize
        minRows={4}
        maxRows={10}
        value={text}
        onChange={({ currentTarget: { value } }) => onText(value)}
      />
    </div>
  );
}
