import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useWords } from "../../i18n/words.ts";
import { ChooseDayDialog } from "./choose-day-dialog.tsx";

export interface MovePointDialogProps {
  point: Point;
  /** The other days of the trip. */
  routes: readonly Route[];
  onMove: (routeId: string) => void;
  onClose: () => void;
}

/** Asks to which day a point is moved. */
export function MovePointDialog({ point, routes, onMove, onClose }: MovePointDialogProps) {
  const translate = useWords("common");
  return (
    <ChooseDayDialog
      title={translate("points.moveTitle", { name: point.name })}
      text={translate("points.moveText")}
      routes={routes}
      onChoose={onMove}
      onClose={onClose}
    />
  );
}
