import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { questionOf } from "@castor/core/geo/pasted/question-of.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { placeOfPasted } from "@castor/core/services/places/place-of-pasted.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import { useRead } from "../data/http/use-read.ts";
import { useWords } from "../i18n/words.ts";
import { SuggestField } from "../ui/fields/suggest-field.tsx";
import { usePastedReader } from "./use-pasted-reader.ts";

const suggestions = 5;

/** A place as one line. A country is told from the town of its name. */
function formatPlace(
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
  const [typed] = useDebouncedValue(value.trim(), limits.suggestEveryMs);
  const readPasted = usePastedReader(value !== "");
  const pasted = useMemo(() => readPasted(typed), [readPasted, typed]);
  const q = questionOf(pasted, typed);
  const input =
    q === null || q.length < limits.suggestFromLetters ? null : { q, limit: String(suggestions) };
  // No provider hears what is typed here. A short link is pasted on purpose: the server follows it.
  const isShort = pasted?.kind === "short";
  const suggested = useRead(servicesEndpoints.suggest, isShort ? null : input);
  const followed = useRead(servicesEndpoints.search, isShort ? input : null);
  const told = placeOfPasted(pasted);
  const answer = (isShort ? followed : suggested).data ?? [];
  const found = told && answer.length === 0 ? [told] : answer;
  const refusal = isShort && followed.state === "error" ? followed.error.message : null;
  const untold = pasted?.kind === "untold" ? translate(`services.untold.${pasted.reason}`) : null;
  const places = new Map(found.map((place) => [formatPlace(place, translate), place]));
  return (
    <SuggestField
      {...props}
      error={props.error ?? untold ?? refusal}
      autoComplete="off"
      maxLength={limits.pastedText + 1}
      data={[...places.keys()]}
      // The server has chosen and ordered them.
      filter={({ options }) => options}
      value={value}
      onChange={(text) => onChange(text, places.get(text) ?? null)}
    />
  );
}
