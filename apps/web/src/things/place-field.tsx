import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { useDebouncedValue } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useRead } from "../data/http/use-read.ts";
import { SuggestField } from "../ui/fields/suggest-field.tsx";

const suggestions = 5;

/** A place as one line. */
const wordPlace = ({ name, address }: Pick<FoundPlace, "name" | "address">): string =>
  address && address !== name ? `${name}, ${address}` : name;

export interface PlaceFieldProps {
  label: string;
  placeholder?: string;
  /** The text in the field. */
  value: string;
  error?: ReactNode;
  className?: string | undefined;
  /** True when Enter takes the first suggestion. */
  takesFirst?: boolean;
  "data-autofocus"?: boolean;
  "data-path"?: string;
  /** `place` is null while the text is typed, and no place is chosen. */
  onChange: (text: string, place: FoundPlace | null) => void;
}

/** A place by its name, with suggestions while it is typed. */
export function PlaceField({ value, onChange, ...props }: PlaceFieldProps) {
  const [typed] = useDebouncedValue(
    value.trim().slice(0, limits.searchQuery),
    limits.suggestEveryMs,
  );
  // No provider hears what is typed here.
  const input =
    typed.length < limits.suggestFromLetters ? null : { q: typed, limit: String(suggestions) };
  const found = useRead(servicesEndpoints.suggest, input).data ?? [];
  const places = new Map(found.map((place) => [wordPlace(place), place]));
  return (
    <SuggestField
      {...props}
      autoComplete="off"
      maxLength={limits.searchQuery}
      data={[...places.keys()]}
      // The server has chosen and ordered them.
      filter={({ options }) => options}
      value={value}
      onChange={(text) => onChange(text, places.get(text) ?? null)}
    />
  );
}
