import { numberFormat } from "@castor/core/basics/intl-formats.ts";
import type { Language } from "@castor/core/basics/language.ts";
import { AppError } from "@castor/core/errors.ts";
import { distanceBetween } from "@castor/core/geo/position.ts";
import type { PlaceDraft } from "@castor/core/services/places/place-draft.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { PlaceSearch } from "../geocoding/place-search.ts";
import { isCalled, type PlaceWithNames } from "../geocoding/place-with-names.ts";
import type { NamedPlace, PlaceDescriber } from "./place-describer.ts";

/** Within these metres a place is at the position. */
const thereM = 200;
const shownDigits = 5;
const nbsp = "\u00a0";

/** Drafts from what the place search knows around the position, in lines. Used without a model. */
export class KnownFacts implements PlaceDescriber {
  readonly isModel = false;
  readonly #places: PlaceSearch;
  readonly #translations: Readonly<Record<Language, Translate<ServerWordsKey>>>;

  constructor(
    places: PlaceSearch,
    translations: Readonly<Record<Language, Translate<ServerWordsKey>>>,
  ) {
    this.#places = places;
    this.#translations = translations;
  }

  async describe(place: NamedPlace, language: Language): Promise<PlaceDraft> {
    const near = await this.#places.findNearest(place, language);
    if (near === null) throw new AppError("NOT_FOUND", { words: "placeNotFound" });
    const translate = this.#translations[language];
    const distance = distanceBetween(place, near);
    const name =
      distance < thereM
        ? near.name
        : translate("drafts.away", {
            name: near.name,
            distance: writeDistance(distance, language),
          });
    const lines = [
      translate(`drafts.${kindOf(near)}`, { name }),
      near.address === "" ? "" : translate("drafts.region", { region: near.address }),
      translate("drafts.coordinates", { lat: round(place.lat), lng: round(place.lng) }),
    ];
    return {
      ai: false,
      source: near.source,
      description: lines.filter((line) => line !== "").join("\n"),
      address: addressFor(place, near),
      // Only the place's own hours, not those of the town around it.
      workingHours: isCalled(near, place.name) ? (near.workingHours ?? null) : null,
      tips: [],
    };
  }
}

const round = (degrees: number) => Number(degrees.toFixed(shownDigits));

function kindOf({ typeId, source }: PlaceWithNames) {
  if (typeId === "Airport") return "nearestAirport";
  return typeId === "Other" && source === "gazetteer" ? "nearestTown" : "nearestPlace";
}

/** The place's own address, else its town. */
export function addressFor(place: NamedPlace, near: PlaceWithNames): string {
  const parts = isCalled(near, place.name) ? [near.address] : [near.name, near.address];
  return parts.filter((part) => part !== "").join(", ");
}

function writeDistance(metres: number, language: Language): string {
  const isFar = metres >= 1_000;
  return numberFormat(language, {
    style: "unit",
    unit: isFar ? "kilometer" : "meter",
    maximumFractionDigits: isFar ? 1 : 0,
  })
    .format(isFar ? metres / 1_000 : Math.round(metres / 10) * 10)
    .replaceAll(" ", nbsp);
}
