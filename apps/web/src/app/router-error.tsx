import { addressOf } from "@castor/core/pages.ts";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useId, useState } from "react";
import { reloadIfReachable } from "../device/loading/stale-build.ts";
import { useWords } from "../i18n/words.ts";
import { Naps } from "../ui/beaver/naps.tsx";
import { Picture } from "../ui/beaver/picture.tsx";
import { Button, ButtonLink } from "../ui/buttons/button.tsx";
import styles from "./router-error.module.css";

/** Shown when a page throws: the error on demand, a retry and a link home (specification#error-view). */
export function RouterError({ error, reset }: ErrorComponentProps) {
  const translate = useWords();
  const router = useRouter();
  const details = useId();
  const [isShown, setShown] = useState(false);
  // Nothing can be lost here, and a reload also loads what the browser takes for failed.
  const retry = async () => {
    if (await reloadIfReachable()) return;
    reset();
    void router.invalidate();
  };
  return (
    <div className={`stack items-center gap-8 ${styles.view}`} role="alert">
      <Picture className={styles.beaver}>
        <Naps />
      </Picture>
      <h1>{translate("routerError.title")}</h1>
      <p className="muted">{translate("routerError.text")}</p>
      <div className={`row wrap justify-center gap-8 ${styles.actions}`}>
        <Button kind="primary" onClick={() => void retry()}>
          {translate("actions.retry")}
        </Button>
        <ButtonLink href={addressOf("index")}>{translate("actions.goHome")}</ButtonLink>
      </div>
      <Button
        kind="quiet"
        aria-expanded={isShown}
        aria-controls={details}
        onClick={() => setShown(!isShown)}
      >
        {translate(isShown ? "routerError.hide" : "routerError.show")}
      </Button>
      <pre id={details} className={`surface ${styles.details}`} hidden={!isShown}>
        {(error instanceof Error && error.message) || translate("routerError.fallback")}
      </pre>
    </div>
  );
}
