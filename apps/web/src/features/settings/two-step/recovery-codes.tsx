import { copyText } from "../../../device/copy-text.ts";
import { saveFile } from "../../../device/save-file.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import styles from "./two-step.module.css";

/** New recovery codes, which are shown once: to copy, to save, or to write down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const translate = useWords("common", "settings");
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    const isCopied = await copyText(text);
    showToast(
      isCopied ? "ok" : "error",
      translate(isCopied ? "security.codesCopied" : "security.copyFailed"),
    );
  };
  return (
    <div className="grid gap-16">
      <p>{translate("security.codesText")}</p>
      <ol className={`plain-list grid ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={`row wrap gap-8 ${styles.buttons}`}>
        <Button icon="copy" onClick={() => void copy()}>
          {translate("security.copyCodes")}
        </Button>
        <Button
          icon="download"
          onClick={() =>
            saveFile(translate("security.codesFile"), new Blob([text], { type: "text/plain" }))
          }
        >
          {translate("security.saveCodes")}
        </Button>
      </div>
    </div>
  );
}
