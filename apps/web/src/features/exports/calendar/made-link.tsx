import { useEffect, useId, useRef } from "react";
import { useWords } from "../../../i18n/words.ts";
import { LinkField } from "../../../things/link-field.tsx";
import { ButtonOutLink } from "../../../ui/buttons/button.tsx";
import styles from "./made-link.module.css";

/** Calendar services that open with a link to subscribe to, in the order of the screen. */
const calendarServices = [
  {
    id: "google",
    icon: "brand-google",
    addressOf: (link: string) =>
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(asWebcal(link))}`,
  },
  {
    id: "outlook",
    icon: "calendar-plus",
    addressOf: (link: string, name: string) =>
      `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(link)}&name=${encodeURIComponent(name.toWellFormed())}`,
  },
  { id: "apple", icon: "calendar-plus", addressOf: asWebcal },
] as const;

/** Programs that subscribe to calendars open this scheme. */
function asWebcal(link: string): string {
  return link.replace(/^https?:/, "webcal:");
}

/** A link that was just made, to copy, and the services that open with it. */
export function MadeLink({ link, name }: { link: string; name: string }) {
  const translate = useWords("common", "exports");
  const labelId = useId();
  const made = useRef<HTMLParagraphElement>(null);
  // The button that made it is gone.
  useEffect(() => made.current?.focus(), []);
  return (
    <>
      <p ref={made} tabIndex={-1}>
        {translate("calendarLink.made")}
      </p>
      <LinkField
        link={link}
        label={translate("calendarLink.link")}
        copyLabel={translate("calendarLink.copy")}
        copiedLabel={translate("calendarLink.copied")}
        failedText={translate("calendarLink.copyFailed")}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="row wrap gap-8" role="group" aria-labelledby={labelId}>
        <span id={labelId} className={styles.label}>
          {translate("calendarLink.openWith")}
        </span>
        {calendarServices.map(({ id, icon, addressOf }) => (
          <ButtonOutLink key={id} icon={icon} href={addressOf(link, name)}>
            {translate(`calendarLink.${id}`)}
          </ButtonOutLink>
        ))}
      </div>
      <p className="secondary">{translate("calendarLink.reload")}</p>
    </>
  );
}
