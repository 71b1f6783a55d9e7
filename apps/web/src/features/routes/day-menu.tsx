import { addressOf } from "@castor/core/pages.ts";
import type { InsertPlace } from "@castor/core/routes/edit/choose-dates.ts";
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
  onSwap: ((id: string) => void) | undefined;
}

export interface DayMenuProps {
  route: Pick<Route, "id" | "name" | "tripId">;
  actions: DayActions;
}

/** The print page with this day alone. */
export const printDayHref = (tripId: string, id: string): string =>
  `${addressOf("print", { tripId })}?routeIds=${id}`;

/** The actions of a day behind one button. */
export function DayMenu({ route: { id, name, tripId }, actions }: DayMenuProps) {
  const translate = useWords();
  const print = {
    label: translate("routes.printDay"),
    icon: "printer",
    href: printDayHref(tripId, id),
  } as const;
  return (
    <Menu items={[print, ...changesOf(id, actions, translate)]}>
      <IconButton
        data-tour="day-menu"
        icon="dots-vertical"
        label={translate("routes.dayActions", { name })}
      />
    </Menu>
  );
}

function changesOf(id: string, actions: DayActions, translate: Translate): MenuItem[] {
  const { onSwap } = actions;
  return [
    {
      label: translate("routes.editDay"),
      icon: "pencil",
      onChoose: () => actions.onEdit(id),
    },
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
