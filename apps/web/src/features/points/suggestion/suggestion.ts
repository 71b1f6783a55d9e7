import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import type { MapCredit } from "@castor/core/map/tile-source.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { listPlaceCredits } from "@castor/core/services/places/list-place-credits.ts";
import type { PlaceDraft } from "@castor/core/services/places/place-draft.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import type { PointValues } from "../form/point-values.ts";

/** The fields that a suggestion may fill, in the order of the form. */
const suggestedFields = [
  "name",
  "typeId",
  "description",
  "address",
  "url",
  "workingHours",
] as const;
export type SuggestedField = (typeof suggestedFields)[number];

/** The choice for a proposal: keep the field, replace it, or add the text below. */
export type ProposalChoice = "keep" | "take" | "add";
export type ProposalChoices = Partial<Record<SuggestedField, ProposalChoice>>;

/** A suggestion for the fields of a point, with its source. */
export interface PlaceSuggestion {
  kind: "ai" | "facts" | "found";
  /** The author, or the name of the found place. */
  source: string;
  /** Metres to the found place; null for a text about the point itself. */
  distance: number | null;
  /** True when it is surely about the point's own place: empty fields are then filled by default. */
  isSure: boolean;
  /** The sources of the facts. */
  credits: readonly MapCredit[];
  fields: Partial<Pick<PointValues, SuggestedField>>;
  /** The line that says that a model wrote the description; null where none did. */
  mark: string | null;
}

/** A field with its present and its proposed value. */
export interface Proposal {
  field: SuggestedField;
  before: string;
  after: string;
}

/** A found place within this distance, in metres, is taken for the point's own. */
export const hereM = 200;

/** A suggestion from a text: tips are a list below the description, and a last line marks a model's text. */
export function suggestionOfText(
  text: PlaceDraft,
  words: { tips: string; mark: string },
): PlaceSuggestion {
  const { ai, source, description, address, workingHours, tips } = text;
  const list = tips.length > 0 ? [words.tips, ...tips.map((tip) => `• ${tip}`)].join("\n") : "";
  const parts = [description, list].filter((part) => part !== "");
  const mark = ai ? `*${words.mark}*` : null;
  return {
    kind: ai ? "ai" : "facts",
    source,
    distance: null,
    isSure: true,
    credits: ai ? [] : listPlaceCredits([source]),
    fields: {
      description: (mark && parts.length > 0 ? [...parts, mark] : parts).join("\n\n"),
      address,
      workingHours: workingHours ?? "",
    },
    mark,
  };
}

/** A suggestion from a found place; an unknown type ("Other") is not proposed. */
export function suggestionOfPlace(
  place: FoundPlace,
  point: Position & { name: string },
): PlaceSuggestion {
  const { name, address, typeId, url = "", workingHours = "" } = place;
  const distance = distanceBetween(point, place);
  const isNamesake = searchWords(name).join(" ") === searchWords(point.name).join(" ");
  return {
    kind: "found",
    source: name,
    distance,
    isSure: isNamesake || distance < hereM,
    credits: listPlaceCredits([place.source]),
    fields: { name, address, url, workingHours, ...(typeId !== "Other" && { typeId }) },
    mark: null,
  };
}

/** The proposals that differ from the form. */
export function listProposals({ fields }: PlaceSuggestion, values: PointValues): Proposal[] {
  return suggestedFields.flatMap((field) => {
    const [before, after] = [values[field].trim(), fields[field]?.trim() ?? ""];
    return after === "" || after === before ? [] : [{ field, before, after }];
  });
}

/** The default choice for a proposal: typed text is never replaced. */
export function defaultChoice({ isSure }: PlaceSuggestion, { before }: Proposal): ProposalChoice {
  return before === "" && isSure ? "take" : "keep";
}

/** The fields to change in the form, by the chosen proposals. */
export function applySuggestion(
  suggestion: PlaceSuggestion,
  values: PointValues,
  choices: ProposalChoices,
): PlaceSuggestion["fields"] {
  const change: PlaceSuggestion["fields"] = { ...suggestion.fields };
  const proposals = listProposals(suggestion, values);
  for (const field of suggestedFields) {
    const proposal = proposals.find((one) => one.field === field);
    const choice = proposal && (choices[field] ?? defaultChoice(suggestion, proposal));
    if (!proposal || choice === "keep") delete change[field];
    else if (choice === "add" && field === "description")
      change.description = goOn(values.description, proposal.after, suggestion.mark);
  }
  return change;
}

/** A text with another below it; both share one mark, in the last line. */
function goOn(text: string, more: string, mark: string | null): string {
  if (mark === null || !text.includes(mark)) return `${text.trimEnd()}\n\n${more}`;
  const unmarked = text.split(mark).map((part) => part.trim());
  return [...unmarked, more].filter((part) => part !== "").join("\n\n");
}
