import { changeFinance, type FinanceChange } from "@castor/core/finance/finance.ts";
import { type FinanceItem, newFinanceItem } from "@castor/core/finance/finance-item.ts";
import { newPoint } from "@castor/core/points/edit/new-point.ts";
import { changeHotelData, type Dining } from "@castor/core/points/hotel-data.ts";
import type { Point } from "@castor/core/points/point.ts";
import { newRoute } from "@castor/core/routes/edit/new-route.ts";
import type { Route, RouteForm } from "@castor/core/routes/route.ts";
import { addDays, type DateText, type TimeText } from "@castor/core/time/dates.ts";
import { newTrip, type Trip, type TripForm } from "@castor/core/trips/trip.ts";
import { datesOf } from "@castor/core/trips/trip-dates.ts";
import { type DemoNote, makeDemoNotes } from "./make-demo-notes.ts";

/** Days count from the trip's first, which is 0, so that a plan can begin at any date. */
type Day = number;

/** A price with days instead of dates. */
type DemoPrice = Omit<FinanceChange, "paymentDueDate" | "cancellationDate"> & {
  dueDay?: Day;
  cancelDay?: Day;
};

/** A cost that belongs to no place. */
export interface DemoCost extends Pick<FinanceItem, "name" | "type"> {
  from?: Day;
  to?: Day;
  finance: DemoPrice;
}

/**
 * A place of a plan, with days instead of dates: the fields that its stops share. Stops with one object share the
 * place.
 */
export interface DemoPlace
  extends Pick<Point, "name" | "lat" | "lng" | "typeId">,
    Partial<Pick<Point, "description" | "address" | "url" | "workingHours">> {
  finance?: DemoPrice;
  stay?: { from: Day; at: TimeText; to: Day; until: TimeText; dining: Dining };
}

/** A stop: its place and its own fields. */
export type DemoStop = [place: DemoPlace, own?: Partial<OwnFields>];
type OwnFields = Pick<
  Point,
  "routeMode" | "priority" | "timeToSpend" | "reservationTime" | "cameBeforeMin"
>;

/** A day of a plan. */
export interface DemoDay extends Omit<RouteForm, "date" | "description"> {
  description?: string;
  time: TimeText;
  stops: readonly DemoStop[];
  notes?: readonly DemoNote[];
}

/** A trip of the demo. */
export interface DemoPlan extends Pick<Trip, "isPublic" | "isInCatalog">, Partial<TripForm> {
  name: string;
  days: readonly DemoDay[];
  costs?: readonly DemoCost[];
  notes?: readonly DemoNote[];
}

/** The first day of a plan, the time of writing, and the maker of ids. */
export interface DemoStart {
  firstDay: DateText;
  written: Date;
  createId: () => string;
}

export function makeDemoTrip(plan: DemoPlan, start: DemoStart): Trip {
  const { days, costs = [], notes = [], ...form } = plan;
  const { firstDay, createId } = start;
  const trip = { ...newTrip(), ...form, id: createId() };
  const linkIds = new Map(
    days.flatMap(({ stops }) => stops).map(([place]) => [place, createId()] as const),
  );
  const dayAt = (day: Day): DateText => addDays(firstDay, day);

  const written = start.written.toISOString();
  const linkIdByName = new Map([...linkIds].map(([place, linkId]) => [place.name, linkId]));
  const makeNotes = (texts: readonly DemoNote[], routeId: string | null) =>
    makeDemoNotes(texts, { tripId: trip.id, routeId, written, createId }, linkIdByName);

  const makePrice = ({ dueDay, cancelDay, ...block }: DemoPrice) => {
    const paymentDueDate = dueDay === undefined ? null : dayAt(dueDay);
    const cancellationDate = cancelDay === undefined ? null : dayAt(cancelDay);
    return changeFinance(null, { ...block, paymentDueDate, cancellationDate }, trip.currency);
  };

  const makePlace = (place: DemoPlace, on: Route): Omit<Point, "id" | "order"> => {
    const { finance, stay, ...fields } = place;
    return {
      ...newPoint(on, fields),
      ...fields,
      linkId: linkIds.get(place) ?? createId(),
      finance: finance === undefined ? null : makePrice(finance),
      hotelData:
        stay === undefined
          ? null
          : changeHotelData(null, {
              checkIn: `${dayAt(stay.from)} ${stay.at}`,
              checkOut: `${dayAt(stay.to)} ${stay.until}`,
              dining: stay.dining,
            }),
    };
  };

  const routes = days.map(({ stops, time, notes: ofDay = [], ...day }, at): Route => {
    const date = `${dayAt(at)} ${time}`;
    const route = {
      ...newRoute({ id: createId(), tripId: trip.id, name: day.name, date }),
      ...day,
      track: "",
    };
    const points = stops.map(([place, own], order): Point => {
      const point = { ...makePlace(place, route), ...own, id: createId(), order };
      return { ...point, excludeFromRoute: point.routeMode === "none" };
    });
    return { ...route, notes: makeNotes(ofDay, route.id), points };
  });

  return {
    ...trip,
    ...datesOf(routes),
    silenced: [],
    ownerName: "",
    canEdit: true,
    created: written,
    updated: written,
    routes,
    financeItems: costs.map(({ name, type, from, to, finance }) => ({
      ...newFinanceItem({ id: createId(), tripId: trip.id, name }),
      type,
      startDate: from === undefined ? null : dayAt(from),
      endDate: to === undefined ? null : dayAt(to),
      finance: makePrice(finance),
    })),
    notes: makeNotes(notes, null),
  };
}
