import { fractionDigits } from "@castor/core/basics/currencies.ts";
import { fromMinorUnits, toMinorUnits } from "@castor/core/basics/money.ts";
import { type Finance, finance } from "@castor/core/finance/finance.ts";
import { type FinanceItem, newFinanceItem } from "@castor/core/finance/finance-item.ts";
import { countPaidNights } from "@castor/core/finance/table/sum-finance.ts";
import { type HotelData, hotelData } from "@castor/core/points/hotel-data.ts";
import { createId } from "../db/create-id.ts";
import type { Queries } from "../db/database.ts";
import { insertFinanceItems } from "./finance-item-store.ts";

/**
 * For a write by a member who sees no money: what is called after it keeps the prices of the places that it has removed, as
 * costs of the trip (specification#hidden-money). Who cannot see a price does not remove it.
 */
export async function watchHiddenCosts(
  queries: Queries,
  tripId: string,
): Promise<(now: Date) => Promise<void>> {
  const before = await listPricedPlaces(queries, tripId);
  return async (now) => {
    if (before.length === 0) return;
    const left = new Set((await listPricedPlaces(queries, tripId)).map(({ id }) => id));
    const gone = before.filter(({ id }) => !left.has(id));
    await insertFinanceItems(
      queries,
      gone.map((place) => toCost(tripId, place)),
      now,
    );
  };
}

interface PricedPlace {
  id: string;
  name: string;
  finance: string | null;
  hotelData: string | null;
}

const listPricedPlaces = (queries: Queries, tripId: string): Promise<PricedPlace[]> =>
  queries
    .selectFrom("places")
    .select(["id", "name", "finance", "hotel_data as hotelData"])
    .where("trip_id", "=", tripId)
    .where("finance", "is not", null)
    .execute();

function toCost(tripId: string, place: PricedPlace): FinanceItem {
  const block = finance.parse(JSON.parse(place.finance ?? "null"));
  const stay = place.hotelData === null ? null : hotelData.parse(JSON.parse(place.hotelData));
  return {
    ...newFinanceItem({ id: createId(), tripId, name: place.name }),
    finance: forWholeStay(block, stay),
  };
}

/** A cost has no stay: a price per night becomes that of all nights. */
function forWholeStay(block: Finance, stay: HotelData | null): Finance {
  const nights = BigInt(countPaidNights(block, stay));
  const digits = fractionDigits(block.currency);
  const times = (amount: number | null) =>
    amount === null ? null : fromMinorUnits(toMinorUnits(amount, digits) * nights, digits);
  return {
    ...block,
    ...{ price: times(block.price), pricePerKid: times(block.pricePerKid), isPerNight: false },
  };
}
