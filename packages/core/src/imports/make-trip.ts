import { type CurrencyId, fractionDigits } from "../basics/currencies.ts";
import { type Finance, newFinance } from "../finance/finance.ts";
import { distanceBetween, type Position } from "../geo/position.ts";
import { defaults } from "../limits.ts";
import { newPoint } from "../points/edit/new-point.ts";
import { changeHotelData } from "../points/hotel-data.ts";
import type { Point } from "../points/point.ts";
import type { MoveType } from "../points/travel-modes.ts";
import { newRoute } from "../routes/edit/new-route.ts";
import { startOfNewDay } from "../routes/edit/start-by-first-time.ts";
import type { Route } from "../routes/route.ts";
import { newTrip, type Trip } from "../trips/trip.ts";
import { datesOf } from "../trips/trip-dates.ts";
import type { ImportedPoint, ImportedTrip } from "./imported-trip.ts";
import { keyOfPoint } from "./move-to-places.ts";
import type { PlannedDay, PlannedPoint, PlannedTrip } from "./planned-trip.ts";

/** A day without a longer way between two points is walked. */
const walkedLegM = 3_000;

export interface MadeTripOptions {
  name: string;
  currency: CurrencyId;
  now: Date;
}

/** The trip that the preview shows, with ids that only this file knows. Points without a position are left out. */
export function makeTrip(
  imported: ImportedTrip,
  plan: PlannedTrip,
  { name, currency, now }: MadeTripOptions,
): Trip {
  const id = "trip";
  const at = now.toISOString();
  const sources = new Map(
    imported.days.flatMap(({ points }, day) =>
      points.map((point, position) => [keyOfPoint(day, position), point] as const),
    ),
  );
  const places = new Map<string, string>();
  const routes = plan.days.map((day, number) =>
    makeRoute({ tripId: id, id: `day${number}`, currency }, day, sources, places),
  );
  return {
    ...newTrip(currency),
    ...{
      id,
      name,
      isPublic: false,
      isInCatalog: false,
      coverFileId: null,
      silenced: [],
      ownerName: "",
      canEdit: true,
    },
    ...{
      created: at,
      updated: at,
      ...datesOf(routes),
      routes,
      ideas: [],
      financeItems: [],
      notes: [],
      attachments: [],
    },
  };
}

function makeRoute(
  { tripId, id, currency }: Pick<Route, "tripId" | "id"> & Pick<Trip, "currency">,
  { name, date, description, points, track }: PlannedDay,
  sources: ReadonlyMap<string, ImportedPoint>,
  places: Map<string, string>,
): Route {
  const known = points.flatMap((point) => (point.position ? { ...point, ...point.position } : []));
  const moveType = chooseMoveType(known);
  const times = known.map(({ time }) => time);
  const route = {
    ...newRoute({ id, tripId, name, date: startOfNewDay(date, times) }),
    ...{ moveType, description, track },
  };
  return {
    ...route,
    points: known.map((point, order): Point => {
      const fields = fieldsOf(point, sources.get(point.key), currency);
      // Points that say the same of a place share it, as a hotel of several days does.
      const place = JSON.stringify(fields.place);
      const linkId = places.get(place) ?? `place${places.size}`;
      places.set(place, linkId);
      return {
        ...newPoint(route, { name: point.name, lat: point.lat, lng: point.lng }),
        ...fields.place,
        ...fields.stop,
        ...{ id: `stop${point.key}`, linkId, order },
      };
    }),
  };
}

/** What the file says that a place costs. */
function financeOf(source: ImportedPoint | undefined, ofTrip: CurrencyId): Finance | null {
  if (!source?.price) return null;
  const { amount, isPerPerson, isPaid = false, cancellationDate = null } = source.price;
  const currency = source.price.currency ?? ofTrip;
  const price = Number(amount.toFixed(fractionDigits(currency)));
  return {
    ...newFinance(currency),
    ...{ type: isPerPerson ? "perPerson" : "same", price, payed: isPaid ? price : null },
    cancellationDate,
  };
}

function fieldsOf(
  point: PlannedPoint & Position,
  source: ImportedPoint | undefined,
  currency: CurrencyId,
) {
  return {
    place: {
      ...{ name: point.name, typeId: point.typeId, lat: point.lat, lng: point.lng },
      description: source?.description ?? "",
      address: source?.address || point.foundAs,
      url: source?.url ?? "",
      workingHours: source?.workingHours ?? "",
      finance: financeOf(source, currency),
      hotelData: point.stay && changeHotelData(null, point.stay),
    },
    stop: {
      // Visitors see no bookings, and get no road along a flight.
      ...(source?.isArrival && { routeMode: "break" as const }),
      reservationTime: point.time,
      booking: point.booking ?? null,
      timeToSpend: source?.timeToSpend ?? defaults.timeToSpend,
    },
  };
}

function chooseMoveType(points: readonly Position[]): MoveType {
  const legs = points
    .slice(1)
    .map((point, index) => distanceBetween(points[index] ?? point, point));
  return legs.length > 0 && legs.every((length) => length <= walkedLegM) ? "walk" : "car";
}
