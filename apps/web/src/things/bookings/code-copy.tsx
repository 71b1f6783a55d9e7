import { splitWords } from "@castor/core/bookings/passengers.ts";
import { copyText } from "../../device/copy-text.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./code-copy.module.css";

/** A confirmation code, large enough to be read to somebody. A press copies it. */
function CodeCopy({ code }: { code: string }) {
  const translate = useWords("common", "booking");
  const copy = async () => {
    if (await copyText(code)) showToast("ok", translate("booking.codeCopied", { code }));
    else showToast("error", translate("booking.copyFailed"));
  };
  const label = translate("booking.copyCode", { code });
  return (
    <button
      type="button"
      className={`plain-button inline-row items-center gap-8 ${styles.code}`}
      aria-label={label}
      data-tooltip={label}
      onClick={copy}
    >
      <span className="breaks" dir="auto">
        {code}
      </span>
      <Icon name="copy" size={18} />
    </button>
  );
}

/** The confirmation codes of a booking: tickets of several passengers have one each. */
export function CodeCopies({ code }: { code: string }) {
  return splitWords(code).map((one) => <CodeCopy key={one} code={one} />);
}
