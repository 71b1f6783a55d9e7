import type { ReactNode } from "react";

export interface PictureProps {
  /** Says the picture aloud; without it the picture is decoration. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a beaver's pose. */
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
