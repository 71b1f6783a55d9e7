import type { ReactNode } from "react";

export interface SearchRegionProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** The landmark of a search with its filters; not on paper. */
export function SearchRegion({ label, className, children }: SearchRegionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every browser and screen reader
    <div role="search" className={`${className} on-screen`} aria-label={label}>
      {children}
    </div>
  );
}
