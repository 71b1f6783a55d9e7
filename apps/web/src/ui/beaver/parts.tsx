import { type ReactNode, useId } from "react";

/** The body parts that poses are composed of. Each is drawn around its own joint; `transform` places it. */
interface PartProps {
  transform?: string | undefined;
}

/** The flat tail with its scales, from its root at 0,0 upwards. */
export function Tail({ transform }: PartProps) {
  const clip = useId();
  const shape = "M-9 4C-24-10-31-44-21-66C-14-80 14-80 21-66C31-44 24-10 9 4Z";
  return (
    <g transform={transform}>
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path d={shape} fill="var(--tail)" />
      <path
        clipPath={`url(#${clip})`}
        d="M-34-62L14-100M-34-46L30-97M-34-30L34-84M-34-14L34-68M-34 2L34-52M-24 10L34-36M-8 14L34-20M34-62L-14-100M34-46L-30-97M34-30L-34-84M34-14L-34-68M34 2L-34-52M24 10L-34-36M8 14L-34-20"
        stroke="var(--tail-line)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      <path d={shape} fill="none" stroke="var(--tail-line)" strokeWidth="2.5" />
    </g>
  );
}

/** A webbed hind foot, toes to the left. */
export function Foot({ transform }: PartProps) {
  return (
    <g transform={transform}>
      <path d="M14-9C2-12-14-8-19 0C-21 5-17 8-12 8L12 8C19 8 20-5 14-9Z" fill="var(--tail)" />
      <path
        d="M-15 5L-8 1M-7 6L-1 2"
        stroke="var(--tail-line)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

/** Chest and belly, from the neck at 0,0 down to 84. */
export function Torso({ transform }: PartProps) {
  return (
    <g transform={transform}>
      <path d="M-22-8C-44 8-52 44-43 66C-36 83 36 83 43 66C52 44 44 8 22-8Z" fill="var(--fur)" />
      <path
        d="M0 12C18 12 27 28 27 46C27 64 16 74 0 74C-16 74-27 64-27 46C-27 28-18 12 0 12Z"
        fill="var(--fur-light)"
      />
    </g>
  );
}

/** An arm along a line, with its paw at the end of the line. */
export function Arm({ d, width = 15 }: { d: string; width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="var(--fur-deep)"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The fingers of a paw that grips something, over the end of an arm. */
export function Fingers({ transform }: PartProps) {
  return (
    <g
      transform={transform}
      stroke="var(--fur-dark)"
      strokeWidth="1.8"
      strokeLinecap="round"
      fill="none"
    >
      <path d="M-3-6V-1M1.500-7V-1M6-6V-1" />
    </g>
  );
}

type Look = "open" | "closed" | "down";

function Eyes({ look }: { look: Look }) {
  if (look === "closed") {
    return (
      <path
        d="M-24-5Q-17 2-10-5M10-5Q17 2 24-5"
        stroke="var(--fur-dark)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    );
  }
  const drop = look === "down" ? 2.5 : -2;
  return (
    <>
      <ellipse cx="-17" cy="-6" rx="5" ry="6.200" fill="var(--fur-dark)" />
      <ellipse cx="17" cy="-6" rx="5" ry="6.200" fill="var(--fur-dark)" />
      <circle cx="-15.500" cy={-6 + drop} r="1.900" fill="#fff" />
      <circle cx="18.500" cy={-6 + drop} r="1.900" fill="#fff" />
      <path
        d="M-24-17Q-18-21-12-18M12-18Q18-21 24-17"
        stroke="var(--fur-deep)"
        strokeWidth="2.500"
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}

/** The two front teeth, below the nose of a head at 0,0. */
export function Teeth({ transform }: PartProps) {
  return (
    <g transform={transform} fill="var(--tooth)" stroke="var(--fur-dark)" strokeWidth="1.400">
      <path d="M-8 20H0V33Q0 36-3 36H-5Q-8 36-8 33Z" />
      <path d="M0 20H8V33Q8 36 5 36H3Q0 36 0 33Z" />
    </g>
  );
}

/** Cheeks and nose of a head at 0,0. */
export function Muzzle({ transform }: PartProps) {
  return (
    <g transform={transform}>
      <path
        d="M0 6C8 2 27 5 28 15C28 25 8 27 0 20C-8 27-28 25-28 15C-27 5-8 2 0 6Z"
        fill="var(--fur-light)"
      />
      <path d="M-11 1C-11-5 11-5 11 1C11 7 4 11 0 11C-4 11-11 7-11 1Z" fill="var(--fur-dark)" />
      <ellipse cx="-3" cy="0" rx="3" ry="1.500" fill="#fff" opacity=".35" />
      <g fill="var(--fur-deep)">
        <circle cx="-17" cy="14" r="1.200" />
        <circle cx="-21" cy="17" r="1.200" />
        <circle cx="17" cy="14" r="1.200" />
        <circle cx="21" cy="17" r="1.200" />
      </g>
    </g>
  );
}

export interface HeadProps extends PartProps {
  look?: Look;
  hasTeeth?: boolean;
  /** A hat or the like, drawn over the head. */
  children?: ReactNode;
}

/** The head, its middle at 0,0: round ears, tuft, wide cheeks, teeth. */
export function Head({ transform, look = "open", hasTeeth = true, children }: HeadProps) {
  return (
    <g transform={transform}>
      <g fill="var(--fur-deep)">
        <circle cx="-32" cy="-27" r="12" />
        <circle cx="32" cy="-27" r="12" />
      </g>
      <g fill="var(--fur-light)">
        <circle cx="-32" cy="-27" r="6" />
        <circle cx="32" cy="-27" r="6" />
      </g>
      <path
        d="M0-39C27-39 40-22 43-2C46 22 26 38 0 38C-26 38-46 22-43-2C-40-22-27-39 0-39Z"
        fill="var(--fur)"
      />
      <path d="M-9-37Q-6-48 2-47Q-1-42 1-40Q6-46 12-43Q7-40 9-36Z" fill="var(--fur)" />
      <Eyes look={look} />
      {hasTeeth ? (
        <>
          <path d="M-14 21Q0 43 14 21Z" fill="var(--fur-dark)" />
          <Teeth />
        </>
      ) : (
        <path
          d="M-9 25Q0 33 9 25"
          fill="none"
          stroke="var(--fur-dark)"
          strokeWidth="2.500"
          strokeLinecap="round"
        />
      )}
      <Muzzle />
      {children}
    </g>
  );
}
