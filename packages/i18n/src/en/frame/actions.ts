/** Verbs that many screens share. */
export const actions = {
  save: "Save",
  cancel: "Cancel",
  close: "Close",
  retry: "Try again",
  planTrip: "Plan a trip",
  goToTrips: "Go to my trips",
  goHome: "Go home",
  discard: "Discard changes",
  keepEditing: "Keep editing",
  unsavedTitle: "Leave without saving?",
  unsavedText: "Your changes are not saved yet.",
  draftRestored: "We restored your unsaved draft.",
  draftDiscard: "Discard draft",
  notSaved: "{{reason}} Not saved. Your text is kept.",
  maybeSaved:
    "{{reason}} We don’t know if it was saved. Your text is kept; try again, it won’t be duplicated.",
  offline:
    "You are offline. Your text is kept; save again when you are back, it won't be duplicated.",
  notOpened: "Couldn’t open this. Check your connection and try again.",
  loading: "Loading…",
} as const;
