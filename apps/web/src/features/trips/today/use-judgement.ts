import { type DayJudgement, judgeDay } from "@castor/core/today/judge-day.ts";
import type { Drop } from "@castor/core/today/list-drops.ts";
import { useEffect, useMemo, useState } from "react";
import type { FollowedDay } from "./use-going-day.ts";

/** The page answers to presses between slices of the search. */
const sliceMs = 8;

/** What breaks in the rest of a day, what fails in the plan too, and what to skip; null while that is looked for, and where nothing helps. */
export function useJudgement({ trip, day, going, progress }: FollowedDay) {
  // Most minutes change nothing.
  const states = [...going.states.values()].join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told and the states say all that is read of `going`
  const judgement = useMemo(
    () => judgeDay(trip, day, going, progress),
    [trip, day, progress, states],
  );
  const [found, setFound] = useState<{ of: DayJudgement; drop: Drop | null } | null>(null);
  useEffect(() => {
    const search = judgement.seekDrop?.();
    if (!search) return;
    const seek = () => {
      const end = performance.now() + sliceMs;
      let step = search.next();
      while (!step.done && performance.now() < end) step = search.next();
      if (step.done) setFound({ of: judgement, drop: step.value });
      else timer = setTimeout(seek, 0);
    };
    let timer = setTimeout(seek, 0);
    return () => clearTimeout(timer);
  }, [judgement]);
  const { broken, failing } = judgement;
  return { broken, failing, drop: found?.of === judgement ? found.drop : null };
}
