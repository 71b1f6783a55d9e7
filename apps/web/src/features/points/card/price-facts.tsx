import { type Finance, newFinance } from "@castor/core/finance/finance.ts";
import {
  countPaidNights,
  sumFinance,
  type Travellers,
} from "@castor/core/finance/table/sum-finance.ts";
import type { Point } from "@castor/core/points/point.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "../point-card.module.css";
import { EditableValue } from "./editable-value.tsx";
import { FactList } from "./fact-list.tsx";
import type { PointEdit } from "./point-edit.ts";

export interface PriceFactsProps {
  point: Pick<Point, "finance" | "hotelData">;
  people: Travellers;
  /** Changes the price in its place. */
  edit: PointEdit | undefined;
}

/** The price of a point for the travellers, what is paid, and the deadlines. A press adds a price where there is none. */
export function PriceFacts({ point, people, edit }: PriceFactsProps) {
  // Without a price the same fact waits for one, so that the focus stays at it when it comes.
  const finance = point.finance ?? (edit?.currency ? newFinance(edit.currency) : null);
  const { hotelData } = point;
  return finance ? <KnownPrice {...{ finance, hotelData, people, edit }} /> : null;
}

interface KnownPriceProps extends Omit<PriceFactsProps, "point"> {
  finance: Finance;
  hotelData: Point["hotelData"];
}

function KnownPrice({ finance, hotelData, people, edit }: KnownPriceProps) {
  const translate = useWords("common");
  const formats = useFormats();
  const { total, payed, remain } = sumFinance(finance, people, hotelData);
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
  const perNight = () =>
    translate("card.nights", {
      price: finance.type === "same" ? money(finance.price) : reckoning[finance.type](),
      count: countPaidNights(finance, hotelData),
    });
  const way = finance.isPerNight ? perNight() : reckoning[finance.type]();
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
  const sum = isPriced ? (
    <>
      <strong>{money(total)}</strong> <span className={`secondary ${styles.reckoning}`}>{way}</span>
    </>
  ) : null;
  return (
    <FactList
      title={translate("card.price")}
      facts={[
        [
          translate("card.total"),
          edit ? (
            <EditableValue key="price" edit={edit} field="price" label={translate("card.price")}>
              {sum}
            </EditableValue>
          ) : (
            sum
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
