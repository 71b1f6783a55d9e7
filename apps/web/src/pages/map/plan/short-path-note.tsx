import { useWords } from "../../../i18n/words.ts";
import type { DayPath } from "./use-day-path.ts";

export interface ShortPathNoteProps {
  path: Pick<DayPath, "isTooShort">;
  /** A visitor can add nothing and is told nothing. */
  canEdit: boolean;
}

/** Says that the day has too few points for a path (specification#paths); known with the day itself. */
export function ShortPathNote({ path, canEdit }: ShortPathNoteProps) {
  const translate = useWords("common");
  if (!path.isTooShort || !canEdit) return null;
  return <p className="secondary">{translate("validation.tooFewPoints")}</p>;
}
