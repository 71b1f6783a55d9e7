import styles from "./list-of-options.module.css";

/**
 * How the list of options below a field is shown. It stands beside its field in the page, not at the end of it: a dialog
 * hides from screen readers what is outside of it. Fixed, since the dialog's edge would cut it.
 */
export const listOfOptions = {
  comboboxProps: { withinPortal: false, floatingStrategy: "fixed" },
  // The list scrolls by itself: a box around it would be one that the keyboard cannot reach.
  withScrollArea: false,
  classNames: { options: styles.options },
} as const;
