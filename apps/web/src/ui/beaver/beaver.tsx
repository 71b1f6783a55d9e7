import { CarriesLetter } from "./carries-letter.tsx";
import { Dives } from "./dives.tsx";
import { GnawsPencil } from "./gnaws-pencil.tsx";
import { Naps } from "./naps.tsx";
import { Picture } from "./picture.tsx";
import { UnrollsMap } from "./unrolls-map.tsx";
import { Waves } from "./waves.tsx";

const poses = {
  "unrolls-map": UnrollsMap,
  "gnaws-pencil": GnawsPencil,
  dives: Dives,
  naps: Naps,
  waves: Waves,
  "carries-letter": CarriesLetter,
} as const;

/**
 * The pose fits the page: map (start), pencil (draft), dive (not found), nap (empty, offline), wave (welcome), letter
 * (mail).
 */
export type BeaverPose = keyof typeof poses;

export interface BeaverProps {
  pose: BeaverPose;
  /** The accessible name; without it the picture is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The product's beaver. */
export function Beaver({ pose, label, className }: BeaverProps) {
  const Pose = poses[pose];
  return (
    <Picture label={label} className={className}>
      <Pose />
    </Picture>
  );
}
