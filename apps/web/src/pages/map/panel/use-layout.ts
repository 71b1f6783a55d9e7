import { type Layout, layout as layoutSchema } from "@castor/core/map/layouts.ts";
import { useCallback, useSyncExternalStore } from "react";
import { readOwn, watchOwn, writeOwn } from "../../../device/own-storage.ts";

/** How a wide screen is shared by who has not chosen. */
const firstLayout: Layout = "pointsLeft";

function readLayout(): Layout {
  const stored = layoutSchema.safeParse(readOwn("layout"));
  return stored.success ? stored.data : firstLayout;
}

const watchLayout = (onChange: () => void) => watchOwn("layout", onChange);

/** How map and plan share a wide screen, as this person chose it in this browser, and how to choose. */
export function useLayout(): [Layout, (layout: Layout) => void] {
  const layout = useSyncExternalStore(watchLayout, readLayout);
  const choose = useCallback((to: Layout) => writeOwn("layout", to), []);
  return [layout, choose];
}
