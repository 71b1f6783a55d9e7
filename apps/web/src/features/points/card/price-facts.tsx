import type { Finance } from "@castor/core/finance/finance.ts";
import { sumFinance, type Travellers } from "@castor/core/finance/table/sum-finance.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "../point-card.module.css";
import { FactList } from "./fact-list.tsx";

export interface PriceFactsProps {
  finance: Finance;
  people: Travellers;
}

/** The price of a point for the travellers, what is paid, and the deadlines. */
export function PriceFacts({ finance, people }: PriceFactsProps) {
  const translate = useWords("common");
  const formats = useFormats();
  const { total, payed, remain } = sumFinance(finance, people);
  const money = (amount: number | null) => formats.money(amount ?? 0, finance.currency);
  const date = (day: string | null) => day && formats.date(day);
  const isPriced = finance.price !== null || finance.pricePerKid !== null;
  const reckoning = {
    same: () => translate("card.forAll"),
    perPerson: () =>
      translate("card.people", {
        price: money(finance.price),
        count: people.adults + people.kids,
      }),
    adultChild: () =>
      [
        translate("card.adults", { price: money(finance.price), count: people.adults }),
        people.kids > 0 &&
          translate("card.kids", { price: money(finance.pricePerKid), count: people.kids }),
      ]
        .filter(Boolean)
        .join(" + "),
  };
  const remaining = remain > 0 ? money(remain) : translate("card.nothingRemains");
  const form = finance.paymentType === "any" ? null : finance.paymentType;
  const payment = [
    form && translate(`card.payments.${form}`),
    finance.isOnSite && translate("card.onSite"),
  ];
  const validity = [
    finance.validFrom && translate("card.validFrom", { date: formats.date(finance.validFrom) }),
    finance.validTo && translate("card.validTo", { date: formats.date(finance.validTo) }),
  ];
  return (
    <FactList
      title={translate("card.price")}
      facts={[
        [
          translate("card.total"),
          isPriced && (
            <>
              <strong>{money(total)}</strong>{" "}
              <span className={`secondary ${styles.reckoning}`}>{reckoning[finance.type]()}</span>
            </>
          ),
        ],
        [translate("card.paid"), payed > 0 && money(payed)],
        [translate("card.remaining"), isPriced && total > 0 && payed > 0 && remaining],
        [translate("card.paymentDue"), date(finance.paymentDueDate)],
        [translate("card.cancellation"), date(finance.cancellationDate)],
        [translate("card.payment"), payment.filter(Boolean).join(", ")],
        [translate("card.valid"), validity.filter(Boolean).join(" ")],
      ]}
    />
  );
}
