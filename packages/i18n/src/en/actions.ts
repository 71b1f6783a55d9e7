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
  maybeSaved:
    "{{reason}} It may have been saved, or not; what you typed is still here. Saving it again will not make a second one.",
  notOpened: "This could not be opened. Check your connection and try again.",
  loading: "Loading…",
} as const;
