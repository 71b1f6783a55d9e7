import { tileTypes } from "@castor/core/map/tile-types.ts";
import type { Traveller } from "@castor/core/members/traveller.ts";
import type { TripForm } from "@castor/core/trips/trip.ts";
import type { Translate } from "@castor/i18n/words.ts";
import type { FieldWords } from "./field-words.ts";

/** The words of a field of a trip, by its path. */
export function describeTripField(path: string, translate: Translate): FieldWords {
  type Field = keyof TripForm | "isPublic" | "isInCatalog" | "silenced" | "coverFileId";
  const plain: Record<Field, FieldWords> = {
    name: { label: translate("trips.name") },
    adults: { label: translate("trips.adults") },
    kids: { label: translate("trips.kids") },
    travellers: {
      label: translate("trips.travellers"),
      formatList: (people) => (people as readonly Traveller[]).map(({ name }) => name).join(", "),
    },
    currency: { label: translate("trips.currency") },
    tileType: {
      label: translate("trips.tileType"),
      format: (id) => {
        const known = tileTypes.find((row) => row.id === id);
        return known ? translate(`trips.tiles.${known.id}`) : id;
      },
    },
    isPublic: { label: translate("trips.flagPublic") },
    isInCatalog: { label: translate("trips.flagInCatalog") },
    // Its id says nothing.
    coverFileId: { label: translate("trips.cover"), format: () => "" },
    silenced: { label: translate("check.open") },
    isDraft: { label: translate("trips.isDraft") },
  };
  const words: Record<string, FieldWords> = plain;
  return words[path] ?? { label: path };
}
