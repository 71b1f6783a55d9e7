import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { useDebouncedValue } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useRead } from "../data/http/use-read.ts";
import { useWords } from "../i18n/words.ts";
import { SuggestField } from "../ui/fields/suggest-field.tsx";

const suggestions = 5;

/** A place as one line. A country is told from the town of its name. */
function wordPlace(
  { name, address, area }: FoundPlace,
  translate: ReturnType<typeof useWords<"common">>,
): string {
  const line = address && address !== name ? `${name}, ${address}` : name;
  return area ? translate(`services.${area.kind}Named`, { name: line }) : line;
}

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
  const translate = useWords("common");
  const [typed] = useDebouncedValue(
    value.trim().slice(0, limits.searchQuery),
    limits.suggestEveryMs,
  );
  // No provider hears what is typed here.
  const input =
    typed.length < limits.suggestFromLetters ? null : { q: typed, limit: String(suggestions) };
  const found = useRead(servicesEndpoints.suggest, input).data ?? [];
  const places = new Map(found.map((place) => [wordPlace(place, translate), place]));
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
