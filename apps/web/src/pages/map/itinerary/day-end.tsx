import type { Route } from "@castor/core/routes/route.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";

export interface DayEndProps {
  route: Route;
  canEdit: boolean;
  /** Absent in view mode. */
  onAdd: (() => void) | undefined;
}

/** The end of a day: what says that it is empty, and what adds to it. */
export function DayEnd({ route, canEdit, onAdd }: DayEndProps) {
  const translate = useWords("common", "itinerary");
  return (
    <>
      {route.points.length === 0 ? (
        <p className="secondary">{translate(canEdit ? "points.empty" : "points.emptyReadOnly")}</p>
      ) : null}
      {onAdd ? (
        <Button
          kind="quiet"
          icon="plus"
          aria-label={translate("itinerary.addAtEnd", { name: route.name })}
          onClick={onAdd}
        >
          {translate("points.add")}
        </Button>
      ) : null}
    </>
  );
}
