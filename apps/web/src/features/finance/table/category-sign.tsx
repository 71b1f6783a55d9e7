import { type CategoryId, categories } from "@castor/core/finance/categories.ts";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import styles from "./category-sign.module.css";

/** The icon of a category in its colour; the name is beside it. */
export function CategorySign({ category }: { category: CategoryId }) {
  const look = categories.find(({ id }) => id === category);
  if (!look) return null;
  return (
    <span
      className={styles.sign}
      style={{ "--category-color": look.color } as React.CSSProperties}
      aria-hidden
    >
      <ThingIcon name={look.icon} size={16} />
    </span>
  );
}
