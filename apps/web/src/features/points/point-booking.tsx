import { listJourneys } from "@castor/core/bookings/journeys.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { Suspense, useMemo } from "react";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";
import styles from "./point-card.module.css";

/** Most points have no booking. */
const BookingCard = lazyAfterFirstPaint(
  async () => (await import("./card/booking-card.tsx")).BookingCard,
);
const ArrivalLine = lazyAfterFirstPaint(
  async () => (await import("./card/booking-card.tsx")).ArrivalLine,
);

interface PointBookingProps {
  point: Point;
  /** The days of the trip: a journey leads to its next stop. */
  routes: readonly Route[];
}

/** How one arrives at a point by a booked journey, and what is booked there; nothing where nothing is. */
export function PointBooking({ point, routes }: PointBookingProps) {
  const { booking, id } = point;
  const arriving = useMemo(
    () => listJourneys({ routes }, () => null).find(({ to }) => to?.id === id)?.booking,
    [routes, id],
  );
  return (
    <>
      {arriving?.arrival ? (
        <Suspense>
          <ArrivalLine booking={arriving} arrival={arriving.arrival} />
        </Suspense>
      ) : null}
      {booking ? (
        <Suspense fallback={<div className={styles.booking} />}>
          <BookingCard {...{ point, booking, routes }} />
        </Suspense>
      ) : null}
    </>
  );
}
