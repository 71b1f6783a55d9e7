import styles from "./face.module.css";

/** As many as there are tokens (`--face-1` and on). */
const colors = 6;

export interface FaceProps {
  userId: string;
  name: string;
  /** `small` in a header, `tiny` at a day: with one letter. */
  size?: "small" | "tiny";
}

/** A person as a circle with the initials, in a colour that stays the same. */
export function Face({ userId, name, size }: FaceProps) {
  return (
    <span
      aria-hidden
      className={`inline-row items-center justify-center bold ${styles.face} ${size ? styles[size] : ""}`}
      style={{ background: `var(--face-${colorOf(userId)})` }}
    >
      {size ? [...initialsOf(name)][0] : initialsOf(name)}
    </span>
  );
}

/** From 1. */
const colorOf = (userId: string): number =>
  1 + ([...userId].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % colors);

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "?").join("");
}
