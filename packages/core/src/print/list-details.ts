import type { Travellers } from "../finance/table/sum-finance.ts";
import { labelUrl } from "../markup/label-url.ts";
import type { Point, PointField } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import type { DateText } from "../time/dates.ts";
import { formatBooking } from "./format-booking.ts";
import { formatPrice } from "./format-price.ts";
import { formatStay, type PrintDetail, plain } from "./point-details.ts";
import type { PrintContext } from "./print-context.ts";
import { printHours } from "./print-hours.ts";
import type { PrintOptions } from "./print-options.ts";

/** What the details of a point depend on besides the point. */
export interface DetailInput {
  date: DateText;
  people: Travellers;
  options: Pick<PrintOptions, "bookings" | "hotels" | "prices">;
  /** The days of the trip: a journey leads to the next stop. */
  routes: readonly Pick<Route, "points">[];
  /** True where the place was printed before: what is long stands there. */
  isRepeated: boolean;
  context: PrintContext;
}

const coordinateDigits = 5;

/**
 * The details that print each field of a point, in their order on paper and in the files of map programs. Null where
 * `printPoint` prints the field in another form, or where nothing does.
 */
const detailsOf: Record<PointField, ((point: Point, of: DetailInput) => PrintDetail[]) | null> = {
  address: ({ address }, { context: { words } }) =>
    address ? [plain("address", words("points.address"), address)] : [],
  lat: ({ lat, lng }, { context: { words } }) => {
    const position = [lat, lng].map((degrees) => degrees.toFixed(coordinateDigits)).join(", ");
    return [plain("coordinates", words("points.coordinates"), position)];
  },
  url: ({ url }, { context: { words } }) =>
    url ? [{ ...plain("url", words("points.url"), labelUrl(url)), href: url }] : [],
  workingHours: (point, { date, context }) =>
    point.workingHours
      ? printHours(point.workingHours, date, point, context).map((text) =>
          plain("hours", context.words("points.workingHours"), text),
        )
      : [],
  booking: (point, { options, routes, context }) =>
    options.bookings ? formatBooking(point, routes, context) : [],
  hotelData: ({ hotelData }, { isRepeated, options, context }) =>
    hotelData && options.hotels && !isRepeated ? formatStay(hotelData, context) : [],
  finance: ({ finance, hotelData }, { isRepeated, options, people, context }) =>
    finance && options.prices && !isRepeated
      ? formatPrice(finance, { people, stay: hotelData }, context)
      : [],
  // In another form.
  name: null,
  description: null,
  lng: null,
  typeId: null,
  priority: null,
  routeMode: null,
  picture: null,
  excludeFromRoute: null,
  reservationTime: null,
  cameBeforeMin: null,
  timeToSpend: null,
  // Not printed.
  isWaitSkipped: null,
};

/** Address, position, website, opening hours of the day, booking; once for a place its stay and price. */
export const listDetails = (point: Point, of: DetailInput): PrintDetail[] =>
  Object.values(detailsOf).flatMap((details) => details?.(point, of) ?? []);
