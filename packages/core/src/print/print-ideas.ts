import { showTrip } from "../pages.ts";
import { pointOfIdea } from "../points/edit/share-place.ts";
import { newRoute } from "../routes/edit/new-route.ts";
import type { Trip } from "../trips/trip.ts";
import { plain } from "./point-details.ts";
import type { PrintContext } from "./print-context.ts";
import type { PrintOptions } from "./print-options.ts";
import { type PrintPoint, printPoint } from "./print-point.ts";

/** The ideas of a trip as points of no day: without times, and with the hours of all days. Visitors' trips have none. */
export function printIdeas(trip: Trip, options: PrintOptions, context: PrintContext): PrintPoint[] {
  const date = "2000-01-01 00:00";
  const route = newRoute({ id: showTrip, tripId: trip.id, name: "", date });
  const none = { path: null, schedule: null, spans: new Map(), isHidden: () => false };
  return trip.ideas.map((idea, index) => {
    const point = { ...pointOfIdea(idea), workingHours: "" };
    const of = {
      ...{ route, point, number: index + 1, label: "" },
      ...{ described: new Map(), pictures: new Map(), photos: new Map(), ...none },
    };
    const printed = printPoint(trip, of, options, context);
    if (idea.workingHours === "") return printed;
    const label = context.words("points.workingHours");
    return { ...printed, details: [...printed.details, plain("hours", label, idea.workingHours)] };
  });
}
