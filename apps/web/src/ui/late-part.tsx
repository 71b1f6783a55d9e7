import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react";

/** A component that comes in a part of its own; `load` fetches it ahead of its first use. */
export type LatePart<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/**
 * A component whose part loads when it is first drawn, unless it is here by then. A part that does not come throws, to
 * the boundary around it; unlike React's own `lazy`, it is asked for again the next time.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let known: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    known ??= await fetchPart();
    return known;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, beside the imports
  function Late(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ thrown: unknown } | null>(null);
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      load().then(
        (loaded) => isGone || setPart(() => loaded),
        (thrown: unknown) => isGone || setFailure({ thrown }),
      );
      return () => {
        isGone = true;
      };
    }, [Part]);
    if (failure) throw failure.thrown;
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Late, { load });
}

export interface PartBoundaryProps {
  /** Takes the broken part away and says so. */
  onFail: () => void;
  children: ReactNode;
}

/** Keeps what breaks inside it from taking the page along. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
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
