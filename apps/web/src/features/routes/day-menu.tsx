import { limits } from "@castor/core/limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { InsertPlace } from "@castor/core/routes/edit/choose-dates.ts";
import { listPathStops } from "@castor/core/routes/paths/list-path-stops.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Translate } from "@castor/i18n/words.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Menu, type MenuItem } from "../../ui/menus/menu.tsx";

/** The actions of a day; an absent one does not apply to this trip. */
export interface DayActions {
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
  onInsert: (id: string, place: InsertPlace) => void;
  onMove: (id: string) => void;
  onDuplicate: (id: string) => void;
  onSwap: ((id: string) => void) | undefined;
  onOrder: (id: string) => void;
  onBestDays: (id: string) => void;
  /** True for a day whose points may be dealt out anew. */
  canDeal: (id: string) => boolean;
}

export interface DayMenuProps {
  route: Pick<Route, "id" | "name" | "tripId" | "points">;
  actions: DayActions;
}

/** The print page with this day alone. */
export const printDayHref = (tripId: string, id: string): string =>
  `${addressOf("print", { tripId })}?routeIds=${id}`;

/** The actions of a day behind one button. */
export function DayMenu({ route, actions }: DayMenuProps) {
  const { id, name, tripId } = route;
  const translate = useWords("common");
  const print = {
    label: translate("routes.printDay"),
    icon: "printer",
    href: printDayHref(tripId, id),
  } as const;
  return (
    <Menu items={[print, ...changesOf(route, actions, translate)]}>
      <IconButton
        data-tour="day-menu"
        icon="dots-vertical"
        label={translate("routes.dayActions", { name })}
      />
    </Menu>
  );
}

function changesOf(
  route: DayMenuProps["route"],
  actions: DayActions,
  translate: Translate,
): MenuItem[] {
  const { id } = route;
  const { onSwap } = actions;
  const canOrder = listPathStops(route).length >= limits.orderedStopsMin;
  return [
    {
      label: translate("routes.editDay"),
      icon: "pencil",
      onChoose: () => actions.onEdit(id),
    },
    ...(canOrder
      ? [
          {
            label: translate("days.order"),
            icon: "route" as const,
            onChoose: () => actions.onOrder(id),
          },
        ]
      : []),
    ...(actions.canDeal(id)
      ? [
          {
            label: translate("days.bestDays"),
            icon: "map-route" as const,
            onChoose: () => actions.onBestDays(id),
          },
        ]
      : []),
    {
      label: translate("days.insertBefore"),
      icon: "arrow-up",
      onChoose: () => actions.onInsert(id, "before"),
    },
    {
      label: translate("days.insertAfter"),
      icon: "arrow-down",
      onChoose: () => actions.onInsert(id, "after"),
    },
    { label: translate("days.move"), icon: "calendar", onChoose: () => actions.onMove(id) },
    {
      label: translate("days.duplicate"),
      icon: "copy",
      onChoose: () => actions.onDuplicate(id),
    },
    ...(onSwap
      ? [
          {
            label: translate("days.swap"),
            icon: "arrows-exchange" as const,
            onChoose: () => onSwap(id),
          },
        ]
      : []),
    {
      label: translate("routes.deleteDay"),
      icon: "trash",
      isDangerous: true,
      onChoose: () => actions.onDelete(id),
    },
  ];
}
