import { useFirstWords } from "../../i18n/words.ts";
import styles from "./incomplete-line.module.css";

/** Hidden. `start-frame.js` shows it in a frame whose code does not load (docs/decisions/068). */
export function IncompleteLine() {
  const translate = useFirstWords();
  return (
    <p id="incomplete" className={styles.line} role="alert" hidden>
      {translate("routerError.incomplete")}
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page itself, whatever it is */}
      <a href="">{translate("routerError.reload")}</a>
    </p>
  );
}
