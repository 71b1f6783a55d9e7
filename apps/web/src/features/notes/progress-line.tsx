import type { TaskCount } from "@castor/core/notes/count-tasks.ts";
import { useWords } from "../../i18n/words.ts";
import styles from "./progress-line.module.css";

/** The done tasks in words and as a bar; nothing where there are no tasks. */
export function ProgressLine({ tasks: { done, total } }: { tasks: TaskCount }) {
  const translate = useWords("common");
  if (total === 0) return null;
  const words = translate("notes.progress", { done, count: total });
  return (
    <span
      className={`inline-row items-center gap-8 secondary ${styles.line} tabular`}
      data-done={done === total || undefined}
    >
      <progress className={styles.bar} value={done} max={total} aria-label={words} />
      <span aria-hidden>{words}</span>
    </span>
  );
}
