import styles from "./toasts.module.css";

export interface HiddenToastProps {
  /** Whoever shows it finds it by this id and removes `hidden`. */
  id: string;
  text: string;
  reloadLabel: string;
}

/** A toast in the page's markup, for when no code can show one. Its link reloads the page. */
export function HiddenToast({ id, text, reloadLabel }: HiddenToastProps) {
  return (
    <div id={id} className={styles.area} role="alert" hidden>
      <p className={`surface row items-center gap-12 ${styles.message}`}>
        <span className={`narrows breaks ${styles.text}`}>
          {text}{" "}
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page */}
          <a href="">{reloadLabel}</a>
        </span>
      </p>
    </div>
  );
}
