import { limits } from "@castor/core/limits.ts";
import { useWords } from "../../../i18n/words.ts";
import type { DayPath } from "./use-day-path.ts";

export interface ShortPathNoteProps {
  path: Pick<DayPath, "isTooShort">;
  /** How many points the day has. */
  countPoints: number;
  canEdit: boolean;
}

/** Says how many points a path still needs; known with the day itself. */
export function ShortPathNote({ path, countPoints, canEdit }: ShortPathNoteProps) {
  const translate = useWords();
  if (!path.isTooShort) return null;
  return (
    <p className="secondary">
      {canEdit
        ? translate("routes.addForPath", {
            count: Math.max(1, limits.routeBuildPoints - countPoints),
          })
        : translate("validation.tooFewPoints")}
    </p>
  );
}
