import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import { OwnTrip } from "../../features/trips/own-trip.tsx";
import { useWords } from "../../i18n/words.ts";
import { Costs } from "./costs.tsx";

/** /finance/{tripId}: the costs of a trip, for its members who see money. */
export default function FinancePage() {
  const translate = useWords("common");
  return (
    <OwnTrip title={translate("titles.finance")} isFor={seesMoneyOf}>
      {(trip) => <Costs trip={trip} />}
    </OwnTrip>
  );
}
