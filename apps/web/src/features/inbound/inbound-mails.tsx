import type { InboundMail } from "@castor/core/bookings/inbound/inbound-mail.ts";
import { inboundEndpoints } from "@castor/core/endpoints/inbound.ts";
import { addressOfNotice } from "@castor/core/notices/address-of-notice.ts";
import type { RoomKey, Translate } from "@castor/i18n/words.ts";
import { useConnection } from "../../data/http/connection.ts";
import type { Outcome } from "../../data/http/outcome.ts";
import { useChange } from "../../data/http/use-change.ts";
import { useRead } from "../../data/http/use-read.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import styles from "./inbound-mails.module.css";

/** What was read of a mail, or why nothing was. */
function contentOf(
  { state, bookings }: InboundMail,
  translate: Translate<RoomKey<"settings">>,
): string {
  if (state === "waiting") return translate("inbound.waiting");
  if (state === "failed") return translate("inbound.unread");
  if (bookings.length === 0) return translate("inbound.noBooking");
  return bookings.map(({ name }) => name || translate("inbound.aBooking")).join(", ");
}

/** Mails to the address of the account that wait for its decision, the newest first. */
export function InboundMails() {
  const translate = useWords("common", "settings");
  const formats = useFormats();
  const isOnline = useConnection() === "online";
  const mails = useRead(inboundEndpoints.list, {});
  const removal = useChange(inboundEndpoints.remove);
  const again = useChange(inboundEndpoints.readAgain);
  if (mails.state === "error")
    return (
      <ErrorState
        isSmall
        text={translate("inbound.notLoaded", { reason: mails.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={mails.reload}
      />
    );
  if (!mails.data?.length) return null;
  const tell = (outcome: Outcome<unknown>) => {
    if (!outcome.isDone)
      showToast("error", translate("inbound.failed", { reason: outcome.error.message }));
  };
  return (
    <section aria-label={translate("inbound.mails")}>
      <h3 className={styles.title}>{translate("inbound.mails")}</h3>
      <ul className="plain-list">
        {mails.data.map((mail) => (
          <li key={mail.id} className={`row wrap items-center gap-8 ${styles.mail}`}>
            <span className={`stack breaks grow ${styles.words}`}>
              <span dir="auto">{contentOf(mail, translate)}</span>
              <span className="secondary" dir="auto">
                {[mail.subject, formats.instant(mail.received)].filter(Boolean).join(" · ")}
              </span>
            </span>
            {mail.state === "waiting" ? null : (
              <ButtonLink href={addressOf(mail)}>
                {mail.trip
                  ? translate("inbound.putInto", { name: mail.trip.name })
                  : translate("inbound.open")}
              </ButtonLink>
            )}
            {mail.state === "failed" && mail.hasFile ? (
              <Button
                kind="quiet"
                isHeld={!isOnline || again.isBusy}
                onClick={() => void again.run({ id: mail.id }).then(tell)}
              >
                {translate("inbound.again")}
              </Button>
            ) : null}
            <Button
              kind="quiet"
              icon="trash"
              isHeld={!isOnline || removal.isBusy}
              onClick={() => void removal.run({ id: mail.id }).then(tell)}
            >
              {translate("inbound.remove")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where its notice leads, too. */
const addressOf = ({ id, trip }: InboundMail): string =>
  addressOfNotice({ kind: "bookingsRead", tripId: trip?.id ?? null, mailId: id }) ?? "";
