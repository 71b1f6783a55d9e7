import { useState } from "react";
import styles from "./help-figure.module.css";

export interface HelpFigureProps {
  src: string;
  alt: string;
  /** In pixels of the page: the space is kept while the picture loads. */
  width: number;
  height: number;
}

/** A picture of the help. It is gone when it does not load, as without a network. */
export function HelpFigure({ src, alt, width, height }: HelpFigureProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={src}
      alt={alt}
      {...{ width, height }}
      className={styles.picture}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
