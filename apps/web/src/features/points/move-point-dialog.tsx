import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useWords } from "../../i18n/words.ts";
import { ChooseDayDialog } from "./choose-day-dialog.tsx";

export interface MovePointDialogProps {
  point: Point;
  /** The other days of the trip. */
  routes: readonly Route[];
  onMove: (routeId: string) => void;
  onToIdeas: () => void;
  onClose: () => void;
}

/** Asks to which day a point is moved. */
export function MovePointDialog(props: MovePointDialogProps) {
  const { point, routes, onMove, onToIdeas, onClose } = props;
  const translate = useWords("common");
  return (
    <ChooseDayDialog
      title={translate("points.moveTitle", { name: point.name })}
      text={translate("points.moveText")}
      routes={routes}
      onChoose={onMove}
      also={{ label: translate("ideas.take"), onChoose: onToIdeas }}
      onClose={onClose}
    />
  );
}
