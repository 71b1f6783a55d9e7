import { AppError } from "@castor/core/errors.ts";
import { checkPlans } from "@castor/core/points/check-plans.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { PointChange } from "@castor/core/points/point.ts";

/** Validates the blocks that a save of a point or an idea sends. Errors in other blocks do not hold it up. */
export function refuseWrongPlans({ finance, hotelData, booking }: Idea, sent: PointChange): void {
  const fields = checkPlans({
    finance: sent.finance ? finance : null,
    hotelData: sent.hotelData ? hotelData : null,
    // A reservation moves the departure.
    booking: sent.booking || sent.reservationTime ? booking : null,
  });
  if (Object.keys(fields).length > 0) throw new AppError("VALIDATION_FAILED", { fields });
}
