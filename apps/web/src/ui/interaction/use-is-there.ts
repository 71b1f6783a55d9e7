import { type RefObject, useEffect, useRef } from "react";

/** Whether the component is still on the screen, for what ends later. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
