import type { Idea } from "@castor/core/points/idea.ts";
import { pointTypeOf } from "@castor/core/points/point-types.ts";
import { useDraggable } from "@dnd-kit/core";
import type { Ref } from "react";
import { useWords } from "../../i18n/words.ts";
import { ideasDropId } from "../../things/day-drop.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { ThingIcon } from "../../ui/icons/thing-icon.tsx";
import { Collapsible } from "../../ui/layout/collapsible.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import styles from "./ideas-section.module.css";

export interface IdeaActions {
  onEdit: (id: string) => void;
  /** Asks for the day. Absent in a trip without days. */
  onPut?: ((id: string) => void) | undefined;
  /** Puts it on the day in view. */
  onPutHere?: ((id: string) => void) | undefined;
  onToTrip: (id: string) => void;
  onDelete: (idea: Idea) => void;
}

export interface IdeasSectionProps {
  ref?: Ref<HTMLElement>;
  ideas: readonly Idea[];
  /** Opens the card of an idea. */
  onSelect: (id: string) => void;
  /** Absent while nobody edits. */
  actions: IdeaActions | undefined;
  /** True while a stop is held over the section. */
  takesPoint: boolean;
}

/** The ideas of a trip, below its days. A dragged stop becomes one, and one that is dragged to a day becomes a stop. */
export function IdeasSection({ ref, ideas, onSelect, actions, takesPoint }: IdeasSectionProps) {
  const translate = useWords("common");
  return (
    <section
      ref={ref}
      className={styles.ideas}
      aria-label={translate("ideas.title")}
      data-day={ideasDropId}
      data-takes={takesPoint || undefined}
    >
      <Collapsible
        level={2}
        startsOpen
        title={translate("ideas.title")}
        summary={`${ideas.length}`}
      >
        <p className="secondary">{translate("ideas.hint")}</p>
        <ul className={styles.list}>
          {ideas.map((idea) => (
            <IdeaRow key={idea.id} {...{ idea, onSelect, actions }} />
          ))}
        </ul>
      </Collapsible>
    </section>
  );
}

type IdeaRowProps = Pick<IdeasSectionProps, "onSelect" | "actions"> & { idea: Idea };

function IdeaRow({ idea, onSelect, actions }: IdeaRowProps) {
  const translate = useWords("common");
  const { id, name } = idea;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners } = useDraggable({ id });
  return (
    <li ref={setNodeRef} className={styles.row} data-point={id}>
      {actions ? (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-roledescription={undefined}
          icon="grip-vertical"
          label={translate("ideas.drag", { name })}
          className={styles.handle ?? ""}
        />
      ) : null}
      <button type="button" className={styles.name} onClick={() => onSelect(id)}>
        <ThingIcon name={pointTypeOf(idea.typeId).icon} size={18} />
        <span className="few-lines" dir="auto">
          {name}
        </span>
      </button>
      {actions ? <IdeaTools idea={idea} actions={actions} /> : null}
    </li>
  );
}

/** What may be done with an idea in edit mode. */
function IdeaTools({ idea, actions }: { idea: Idea; actions: IdeaActions }) {
  const translate = useWords("common");
  const { id, name } = idea;
  const { onPut, onPutHere } = actions;
  const put = onPutHere ?? onPut;
  return (
    <>
      {put ? (
        <IconButton
          icon="calendar-plus"
          label={
            onPutHere
              ? translate("ideas.putHere", { name })
              : translate("ideas.toDayTitle", { name })
          }
          onClick={() => put(id)}
        />
      ) : null}
      <Menu
        items={[
          { label: translate("points.edit"), icon: "pencil", onChoose: () => actions.onEdit(id) },
          ...(onPut
            ? [
                {
                  label: translate("ideas.toDay"),
                  icon: "calendar-plus" as const,
                  onChoose: () => onPut(id),
                },
              ]
            : []),
          {
            label: translate("points.toTrip"),
            icon: "map-route",
            onChoose: () => actions.onToTrip(id),
          },
          {
            label: translate("points.delete"),
            icon: "trash",
            isDangerous: true,
            onChoose: () => actions.onDelete(idea),
          },
        ]}
      >
        <IconButton icon="dots-vertical" label={translate("ideas.actions", { name })} />
      </Menu>
    </>
  );
}
