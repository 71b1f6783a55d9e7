import { addressOf } from "@castor/core/pages.ts";
import { useThingTitle } from "../../device/screen/page-title.ts";
import { useWords } from "../../i18n/words.ts";
import { Dives } from "../../ui/beaver/dives.tsx";
import { Picture } from "../../ui/beaver/picture.tsx";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import styles from "./not-found-page.module.css";

/** Any path without a page (specification#not-found). */
export default function NotFoundPage() {
  const translate = useWords("common", "not-found");
  useThingTitle(translate("notFound.pageTitle"));
  return (
    <div className={`stack items-center justify-center gap-8 ${styles.page}`}>
      <Picture className={styles.beaver} label={translate("notFound.imgAlt")}>
        <Dives />
      </Picture>
      <h1>{translate("notFound.lead")}</h1>
      <p>{translate("notFound.desc")}</p>
      <p className="secondary">{translate("notFound.tip")}</p>
      <ButtonLink href={addressOf("index")} kind="primary" className={styles.button}>
        {translate("notFound.cta")}
      </ButtonLink>
    </div>
  );
}
