import { useEffect, useEffectEvent } from "react";
import { type ProjectQuestion, projectEventName } from "../project-question.ts";
import { projectPosition, type StillView } from "./still-view.ts";

/** Answers browser tests as the drawn map does (`useProjectQuestions`). */
export function useStillQuestions(box: HTMLElement | null, view: StillView | null): void {
  const answer = useEffectEvent((event: Event) => {
    if (!(event instanceof CustomEvent) || !box || !view) return;
    const question = event.detail as ProjectQuestion;
    const { x, y } = projectPosition(view, question);
    const { left, top } = box.getBoundingClientRect();
    question.answer({ x: left + x, y: top + y });
  });
  useEffect(() => {
    if (!box) return;
    const onQuestion = (event: Event) => answer(event);
    box.addEventListener(projectEventName, onQuestion);
    return () => box.removeEventListener(projectEventName, onQuestion);
  }, [box]);
}
