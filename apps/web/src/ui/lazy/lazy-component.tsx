import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react";
import { loadChunk } from "../../device/loading/load-chunk.ts";
import { reloadIfReachable } from "../../device/loading/stale-build.ts";

/** A component in a chunk of its own; `load` fetches the chunk before its first use. */
export type LazyComponent<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/**
 * A component whose chunk loads when it is first drawn, unless it was loaded before. A failed load throws to the
 * boundary around it. Unlike React's `lazy`, the next use tries again, and a second failure reloads the page
 * if the server is there.
 */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let hasFailed = false;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded ??= await loadChunk(fetchComponent);
    return loaded;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once per component
  function LazyLoaded(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ thrown: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return;
      let isGone = false;
      load().then(
        (component) => isGone || setLoaded(() => component),
        (thrown: unknown) => {
          if (isGone) return;
          if (hasFailed) void reloadIfReachable();
          hasFailed = true;
          setFailure({ thrown });
        },
      );
      return () => {
        isGone = true;
      };
    }, [Loaded]);
    if (failure) throw failure.thrown;
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(LazyLoaded, { load });
}

export interface LazyBoundaryProps {
  /** Called once something within has thrown; unmounts it and tells the user. */
  onFail: () => void;
  children: ReactNode;
}

/** An error boundary: what throws inside it does not take the page down. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
