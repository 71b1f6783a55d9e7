import { localeOf } from "@castor/core/basics/language.ts";
import { useMemo } from "react";
import { useThisMinute } from "../../../device/use-today.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { drawBarcode } from "../pass/draw-barcode.ts";
import { formatField, formatMoment, readPassMoment } from "../pass/format-pass.ts";
import type { Pass, PassField } from "../pass/read-pass.ts";
import { BarcodeView } from "./barcode-view.tsx";
import { BrightnessHint } from "./brightness-hint.tsx";
import styles from "./ticket.module.css";
import { type Fact, TicketFacts } from "./ticket-facts.tsx";

/** A pass: its code first, since it is opened for that, then who it is of, and its fields. */
export function PassContent({ pass }: { pass: Pass }) {
  const translate = useWords("common", "files");
  const formats = useFormats();
  const locale = localeOf(useLanguage());
  const now = useThisMinute();
  const { barcode, organization, style, transit, primary } = pass;
  const drawn = useMemo(() => barcode && drawBarcode(barcode), [barcode]);
  const factOf = (field: PassField): Fact => [field.label, formatField(field, formats, locale)];
  const moment = readPassMoment(pass.relevantDate);
  const expiry = readPassMoment(pass.expires);
  const hasExpired = Date.parse(pass.expires) < now;
  const facts: Fact[] = [
    [translate("ticket.when"), moment && formatMoment(moment, formats)],
    ...[...pass.header, ...pass.secondary, ...pass.auxiliary].map(factOf),
  ];
  return (
    <div className="stack gap-16">
      {pass.isVoided ? <Alert kind="warn">{translate("ticket.voided")}</Alert> : null}
      {hasExpired && expiry ? (
        <Alert kind="warn">
          {translate("ticket.expired", { time: formatMoment(expiry, formats) })}
        </Alert>
      ) : null}
      {drawn ? (
        <div className="stack gap-8">
          <BarcodeView barcode={drawn} text={barcode?.text ?? ""} />
          <BrightnessHint />
        </div>
      ) : (
        <Alert kind={barcode ? "warn" : "info"}>
          {translate(barcode ? "ticket.codeFailed" : "ticket.noCode")}
        </Alert>
      )}
      <section className="stack gap-12">
        <p className="secondary breaks" dir="auto">
          <span>{translate(`ticket.kinds.${transit ?? style}`)}</span>
          {organization ? (
            <>
              {" · "}
              <bdi>{organization}</bdi>
            </>
          ) : null}
        </p>
        {primary.length > 0 ? (
          <dl className={`row wrap ${styles.primary}`}>
            {primary.map((field, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fields may be the same, and none moves
              <div key={index} className="narrows">
                <dt className="secondary breaks" dir="auto">
                  {field.label}
                </dt>
                <dd className={`breaks ${styles.big}`} dir="auto">
                  {factOf(field)[1]}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <TicketFacts facts={facts} />
      </section>
      {pass.back.length > 0 ? (
        <Collapsible title={translate("ticket.more")} startsOpen={false}>
          <div className={styles.back}>
            <TicketFacts facts={pass.back.map(factOf)} />
          </div>
        </Collapsible>
      ) : null}
    </div>
  );
}
