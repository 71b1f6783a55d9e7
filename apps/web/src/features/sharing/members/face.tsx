import styles from "./members.module.css";

/** A person as a circle with the first letter of the name. */
export function Face({ name }: { name: string }) {
  const [letter = "?"] = name.trim();
  return (
    <span aria-hidden className={`row items-center justify-center bold ${styles.face}`}>
      {letter.toLocaleUpperCase()}
    </span>
  );
}
