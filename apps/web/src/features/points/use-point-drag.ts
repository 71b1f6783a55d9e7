import { pointOfIdea } from "@castor/core/points/edit/share-place.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { DragEndEvent } from "@dnd-kit/core";
import { useCallback, useRef, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { dayStripId, ideasDropId } from "../../things/day-drop.ts";
import { useDragAndDrop } from "../../ui/interaction/use-drag-and-drop.ts";
import { findDrop, type WindowPosition } from "./drag/find-drop.ts";
import { type Drop, homeOf, isSameDrop, stepDay, stepDrop } from "./drag/step-drop.ts";
import { usePointerPosition } from "./drag/use-pointer-position.ts";

const noIdeas: readonly Idea[] = [];

export interface PointDragOptions {
  routes: readonly Route[];
  /** They are dragged to days, too. */
  ideas?: readonly Idea[];
  /** The day whose points are listed; null for the list of all days. */
  current: Route | null;
  /** A point goes to a position of its own day. */
  onOrder: (id: string, order: number) => void;
  /** A point goes to a position of another day. */
  onMove: (id: string, drop: Drop) => void;
}

/**
 * Drag and drop of points by mouse, touch and keyboard: within the day in view by the sorting library, and to another
 * day by what is under the pointer or by the arrow keys.
 */
export function usePointDrag(options: PointDragOptions) {
  const { routes, ideas = noIdeas, current, onOrder, onMove } = options;
  const translate = useWords("common");
  const [dragged, setDragged] = useState<Point | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  /** The same, for the events of the library, which may come before a render. */
  const target = useRef<Drop | null>(null);
  /** Where the last point went, for the announcement after it. */
  const landed = useRef<Drop | null>(null);
  const isByKeys = useRef(false);

  const find = (id: string): Point | null => {
    const idea = ideas.find((one) => one.id === id);
    if (idea) return pointOfIdea(idea);
    return routes.flatMap(({ points }) => points).find((point) => point.id === id) ?? null;
  };
  const nameOf = (id: string) => find(id)?.name ?? "";
  const dayOf = (routeId: string) =>
    routeId === ideasDropId
      ? translate("ideas.title")
      : (routes.find(({ id }) => id === routeId)?.name ?? "");
  const aim = (next: Drop | null) => {
    if (isSameDrop(next, target.current)) return;
    target.current = next;
    setDrop(next);
  };

  const draggedId = dragged?.id ?? null;
  const followPointer = useCallback(
    (position: WindowPosition) => {
      if (draggedId === null || isByKeys.current) return;
      const next = findDrop(position, routes, draggedId);
      // Within the day in view the rows themselves show where the point goes.
      const home = homeOf(routes, draggedId);
      const isHere =
        next &&
        // An idea comes from no day, and stays where it is among ideas.
        (home
          ? isSameDrop(next, home) || next.routeId === current?.id
          : next.routeId === ideasDropId);
      const taken = isHere ? null : next;
      if (isSameDrop(taken, target.current)) return;
      target.current = taken;
      setDrop(taken);
    },
    [routes, draggedId, current],
  );
  usePointerPosition(draggedId !== null, followPointer);

  const stepByKeys = (id: string, key: string): boolean => {
    const from = target.current ?? homeOf(routes, id);
    const isSideways = key === "ArrowLeft" || key === "ArrowRight";
    const by = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
    if (!from || !(isSideways || key === "ArrowUp" || key === "ArrowDown")) return false;
    isByKeys.current = true;
    if (!isSideways && current) {
      aim(null);
      return false;
    }
    const next = isSideways ? stepDay(routes, id, from, by) : stepDrop(routes, id, from, by);
    const isHome = current ? next.routeId === current.id : isSameDrop(next, homeOf(routes, id));
    aim(isHome ? null : next);
    requestAnimationFrame(() => showTarget(next.routeId));
    return true;
  };

  const figures = (id: string, overId: string) => {
    const points = current?.points ?? [];
    return {
      name: nameOf(id),
      position: points.findIndex((point) => point.id === overId) + 1,
      count: points.length,
    };
  };
  const announceEnd = (id: string, words: string) =>
    landed.current
      ? translate("points.moved", { name: nameOf(id), day: dayOf(landed.current.routeId) })
      : words;
  const dragging = useDragAndDrop({
    help: translate("points.reorderHelp"),
    isFree: true,
    onKey: stepByKeys,
    lifted: (id) =>
      current
        ? translate("points.lifted", figures(id, id))
        : translate("points.liftedAny", { name: nameOf(id) }),
    over: (id, overId) =>
      overId === dayStripId ? "" : translate("points.over", figures(id, overId)),
    dropped: (id, overId) =>
      overId === dayStripId && !landed.current
        ? translate("points.dragCancelled", { name: nameOf(id) })
        : announceEnd(id, translate("points.dropped", figures(id, overId))),
    cancelled: (id) => announceEnd(id, translate("points.dragCancelled", { name: nameOf(id) })),
  });

  const finish = () => {
    setDragged(null);
    aim(null);
    isByKeys.current = false;
  };
  const end = ({ active, over }: DragEndEvent) => {
    const id = String(active.id);
    const to = target.current;
    finish();
    landed.current = to;
    if (to) {
      if (to.routeId === homeOf(routes, id)?.routeId) onOrder(id, to.order);
      else onMove(id, to);
    } else if (
      current &&
      homeOf(routes, id) &&
      over &&
      over.id !== active.id &&
      over.id !== dayStripId
    )
      onOrder(id, figures(id, String(over.id)).position - 1);
  };

  return {
    /** The point that is held. */
    dragged,
    /** Where it goes if it is released now; null for its place, or for one among the rows of its day. */
    drop,
    /** Where it goes, for a screen reader. */
    announcement:
      drop && draggedId !== null
        ? translate("points.overDay", {
            name: nameOf(draggedId),
            day: dayOf(drop.routeId),
            position: drop.order + 1,
          })
        : "",
    context: {
      ...dragging,
      onDragStart: ({ active }: Pick<DragEndEvent, "active">) => {
        landed.current = null;
        setDragged(find(String(active.id)));
      },
      onDragCancel: () => {
        landed.current = null;
        finish();
      },
      onDragEnd: end,
    },
  };
}

export type PointDrag = ReturnType<typeof usePointDrag>;

/** Scrolls a day that the keyboard reached into view, and then the place on it. */
function showTarget(routeId: string): void {
  for (const target of [`[data-day="${CSS.escape(routeId)}"]`, "[data-drop]"])
    for (const element of document.querySelectorAll(target))
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
}
