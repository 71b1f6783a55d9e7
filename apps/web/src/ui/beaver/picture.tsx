import type { ReactNode } from "react";

export interface PictureProps {
  /** The accessible name; without it the picture is decorative. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The SVG frame that all poses share. */
export function Picture({ label, className, children }: PictureProps) {
  const frame = { viewBox: "0 0 240 200", width: 240, height: 200, className };
  if (!label) {
    return (
      <svg aria-hidden="true" {...frame}>
        {children}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={label} {...frame}>
      {children}
    </svg>
  );
}
