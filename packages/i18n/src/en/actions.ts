/** Verbs that many screens share. */
export const actions = {
  save: "Save",
  cancel: "Cancel",
  close: "Close",
  retry: "Try again",
  goHome: "Go home",
  discard: "Discard",
  keepEditing: "Keep editing",
  unsavedTitle: "Leave without saving?",
  unsavedText: "What you have changed here is not saved yet.",
  notSaved: "{{reason}} Nothing was saved; what you typed is still here.",
  loading: "Loading…",
} as const;
