/** Words around sharing that every page may say: the button, flags, the visitor's view. The dialogs have words of their own. */
export const sharing = {
  open: "Share",
  openOf: "Share “{{name}}”",
  asVisitor: "You see the trip as visitors do.",
  backToEditing: "Back to editing",
  copyIsTheirs: "Visitors copy the trip here.",
  copy: "Copy to my account",
  report: "Report this trip",
  endedTitle: "This trip is no longer public",
  endedText: "Its author has stopped sharing it, or has deleted it.",
  toCatalog: "Look in the catalog",
  browse: "Browse the catalog",
} as const;
