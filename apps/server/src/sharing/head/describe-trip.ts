import { dateFormat } from "@castor/core/basics/intl-formats.ts";
import { type Language, localeOf } from "@castor/core/basics/language.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { Point } from "@castor/core/points/point.ts";
import { daysBetween } from "@castor/core/time/dates.ts";
import { coverPreviewAddress, previewAddress } from "@castor/core/trips/preview-address.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { coverOf } from "@castor/core/trips/trip-cover.ts";
import { translations } from "../../http/calls/read-caller.ts";
import { type PageHead, pictureSize, shorten } from "./page-head.ts";

/** Names of points in a description. Chats show about two lines. */
const maxPlaces = 4;
const placeMax = 40;
/** Points listed in the data for search engines. */
const maxListed = 100;
/** Points that say little about where a trip goes, or much about where somebody sleeps. */
const unnamedTypes: ReadonlySet<string> = new Set(["Hotel", "Airport", "Transport"]);

/** "5 days", "23 points": what a trip holds, in words. */
export function countTrip(trip: Trip, language: Language): string[] {
  const translate = translations[language];
  const { startDate, endDate } = trip;
  const days = startDate === null || endDate === null ? 0 : daysBetween(startDate, endDate) + 1;
  const points = trip.routes.reduce((sum, route) => sum + route.points.length, 0);
  return [
    ...(days > 0 ? [translate("pages.days", { count: days })] : []),
    ...(points > 0 ? [translate("pages.points", { count: points })] : []),
  ];
}

/** What the page of a public trip says of itself. Give it the trip as visitors see it. */
export function describeTrip(
  trip: Trip,
  { language, isListed, publicUrl }: { language: Language; isListed: boolean; publicUrl: string },
): PageHead {
  const translate = translations[language];
  const path = addressOf("map", { tripId: trip.id, routeId: showTrip });
  const { fileId, picture: ofPlace } = coverOf(trip);
  const hasCover = fileId !== null || ofPlace !== null;
  const picture = (hasCover ? coverPreviewAddress : previewAddress)(trip.id);
  const facts = [...countTrip(trip, language), ...writeDates(trip, language)].join(", ");
  const owner = trip.ownerName
    ? translate("pages.owner", { owner: trip.ownerName })
    : translate("pages.ofNobody");
  const description = [endSentence(facts), owner, endSentence(namePlaces(trip, language))]
    .filter((part) => part !== "")
    .join(" ");
  const points = trip.routes.flatMap((route) => route.points);
  return {
    language,
    windowTitle: `Castor · ${trip.name} · ${translate("titles.map")}`,
    title: trip.name,
    description,
    path,
    isIndexed: isListed,
    picture: {
      path: picture,
      type: hasCover ? "image/jpeg" : "image/png",
      alt: translate("pages.pictureAlt", { name: trip.name }),
    },
    data: {
      "@type": "TouristTrip",
      name: trip.name,
      description,
      url: publicUrl + path,
      image: {
        "@type": "ImageObject",
        url: publicUrl + picture,
        ...pictureSize,
      },
      inLanguage: language,
      ...(trip.ownerName && { author: { "@type": "Person", name: trip.ownerName } }),
      itinerary: {
        "@type": "ItemList",
        numberOfItems: points.length,
        itemListElement: points.slice(0, maxListed).map(({ name, lat, lng }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          item: {
            "@type": "Place",
            name,
            geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
          },
        })),
      },
    },
  };
}

const endSentence = (text: string) => (text === "" || /[.!?…]$/.test(text) ? text : `${text}.`);

function writeDates({ startDate, endDate }: Trip, language: Language): string[] {
  if (startDate === null || endDate === null) return [];
  const format = dateFormat(localeOf(language), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return [format.formatRange(new Date(`${startDate}T00:00Z`), new Date(`${endDate}T00:00Z`))];
}

/** The points that must be seen, else the first ones; each name once. */
function namePlaces(trip: Trip, language: Language): string {
  const points = trip.routes.flatMap((route) => route.points);
  const named = points.filter(({ typeId }) => !unnamedTypes.has(typeId));
  const isStar = ({ priority }: Point) => priority === "star";
  const inOrder = [...named.filter(isStar), ...named.filter((point) => !isStar(point))];
  const names = [...new Set(inOrder.map(({ name }) => shorten(name, placeMax)))];
  const places = names.slice(0, maxPlaces).join(", ");
  return names.length <= maxPlaces
    ? places
    : translations[language]("pages.placesAndMore", { places });
}
