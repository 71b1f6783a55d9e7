import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import type { MapCredit } from "@castor/core/map/tile-source.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import type { PlaceDraft } from "@castor/core/services/place-draft.ts";
import { creditsOfSources } from "@castor/core/services/place-sources.ts";
import { searchWords } from "@castor/core/services/search-words.ts";
import type { PointValues } from "../point-values.ts";

/** The fields that may be filled in for somebody, in the order of the form. */
const draftFields = ["name", "typeId", "description", "address", "url", "workingHours"] as const;
export type DraftField = (typeof draftFields)[number];

/** What is done with a proposal: the field stays, is replaced, or goes on below what it holds. */
export type Taking = "keep" | "take" | "add";
export type Takings = Partial<Record<DraftField, Taking>>;

/** What is proposed for a point, and where it comes from. */
export interface Draft {
  kind: "ai" | "facts" | "found";
  /** Who wrote it, or what the place that was found is called. */
  source: string;
  /** Metres to the place that was found; null for a text about the point's own. */
  distance: number | null;
  /** What it proposes is the point's own place for certain enough to fill what is empty. */
  isSure: boolean;
  /** Who made what is known of the place. */
  credits: readonly MapCredit[];
  fields: Partial<Pick<PointValues, DraftField>>;
  /** The line by which a description says that a model wrote it; null for what none wrote. */
  mark: string | null;
}

/** A field with what it holds and what is proposed for it. */
export interface Proposal {
  field: DraftField;
  before: string;
  after: string;
}

/** Metres within which a found place lies where the point is. */
export const hereM = 200;

/** A draft with its tips as a list below its description, and a last line by which a model's stays known as such. */
export function draftOfText(text: PlaceDraft, words: { tips: string; mark: string }): Draft {
  const { ai, source, description, address, workingHours, tips } = text;
  const list = tips.length > 0 ? [words.tips, ...tips.map((tip) => `• ${tip}`)].join("\n") : "";
  const parts = [description, list].filter((part) => part !== "");
  const mark = ai ? `*${words.mark}*` : null;
  return {
    kind: ai ? "ai" : "facts",
    source,
    distance: null,
    isSure: true,
    credits: ai ? [] : creditsOfSources([source]),
    fields: {
      description: (mark && parts.length > 0 ? [...parts, mark] : parts).join("\n\n"),
      address,
      workingHours: workingHours ?? "",
    },
    mark,
  };
}

/** What the search knows of a place; that it knows no type of it says nothing of the point's. */
export function draftOfPlace(place: FoundPlace, point: Position & { name: string }): Draft {
  const { name, address, typeId, url = "", workingHours = "" } = place;
  const distance = distanceBetween(point, place);
  const isNamesake = searchWords(name).join(" ") === searchWords(point.name).join(" ");
  return {
    kind: "found",
    source: name,
    distance,
    isSure: isNamesake || distance < hereM,
    credits: creditsOfSources([place.source]),
    fields: { name, address, url, workingHours, ...(typeId !== "Other" && { typeId }) },
    mark: null,
  };
}

/** What a draft proposes that the form does not hold. */
export function listProposals({ fields }: Draft, values: PointValues): Proposal[] {
  return draftFields.flatMap((field) => {
    const [before, after] = [values[field].trim(), fields[field]?.trim() ?? ""];
    return after === "" || after === before ? [] : [{ field, before, after }];
  });
}

/** What is done with a proposal of which nothing was said: nothing that somebody wrote is replaced. */
export function usualTaking({ isSure }: Draft, { before }: Proposal): Taking {
  return before === "" && isSure ? "take" : "keep";
}

/** The form's fields as they are once the proposals are taken as chosen. */
export function takeDraft(draft: Draft, values: PointValues, takings: Takings): Draft["fields"] {
  const change: Draft["fields"] = { ...draft.fields };
  const proposals = listProposals(draft, values);
  for (const field of draftFields) {
    const proposal = proposals.find((one) => one.field === field);
    const taking = proposal && (takings[field] ?? usualTaking(draft, proposal));
    if (!proposal || taking === "keep") delete change[field];
    else if (taking === "add" && field === "description")
      change.description = goOn(values.description, proposal.after, draft.mark);
  }
  return change;
}

/** A text that goes on with another, whose last line is the only mark of both. */
function goOn(text: string, more: string, mark: string | null): string {
  if (mark === null || !text.includes(mark)) return `${text.trimEnd()}\n\n${more}`;
  const unmarked = text.split(mark).map((part) => part.trim());
  return [...unmarked, more].filter((part) => part !== "").join("\n\n");
}
