import { type Layout, layout as layoutSchema } from "@castor/core/map/layouts.ts";
import { useCallback, useSyncExternalStore } from "react";
import {
  readUserStorage,
  watchUserStorage,
  writeUserStorage,
} from "../../device/storage/user-storage.ts";

/** The default layout of a wide screen. */
const firstLayout: Layout = "pointsLeft";

function readLayout(): Layout {
  const stored = layoutSchema.safeParse(readUserStorage("layout"));
  return stored.success ? stored.data : firstLayout;
}

const watchLayout = (onChange: () => void) => watchUserStorage("layout", onChange);

/** The layout of map and plan on a wide screen, which the user chooses per browser. */
export function useLayout(): [Layout, (layout: Layout) => void] {
  const layout = useSyncExternalStore(watchLayout, readLayout, readLayout);
  const choose = useCallback((to: Layout) => writeUserStorage("layout", to), []);
  return [layout, choose];
}
