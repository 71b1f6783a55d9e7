import type { InsertPlace } from "@castor/core/routes/edit/choose-dates.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Menu } from "../../ui/menus/menu.tsx";

/** The actions of a day; an absent one does not apply to this trip. */
export interface DayActions {
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
  onInsert: (id: string, place: InsertPlace) => void;
  onMove: (id: string) => void;
  onSwap: ((id: string) => void) | undefined;
}

export interface DayMenuProps {
  route: Pick<Route, "id" | "name">;
  actions: DayActions;
}

/** The actions of a day behind one button. */
export function DayMenu({ route: { id, name }, actions }: DayMenuProps) {
  const translate = useWords();
  const { onSwap } = actions;
  return (
    <Menu
      items={[
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
      ]}
    >
      <IconButton icon="dots-vertical" label={translate("routes.dayActions", { name })} />
    </Menu>
  );
}
