import { useEffect, useEffectEvent } from "react";

/** How far below the view the end of a list may be when more is asked for, in heights of the view. */
const ahead = "150%";

/**
 * Calls back when the element at the end of a list comes near the view, while `isOn`. An observer tells only changes:
 * give the element a new `key` for each length of the list, so that an end that is still near is told again.
 */
export function useNearEnd(
  end: HTMLElement | null,
  { isOn, onNear }: { isOn: boolean; onNear: () => void },
): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!isOn || !end) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${ahead} 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, isOn]);
}
