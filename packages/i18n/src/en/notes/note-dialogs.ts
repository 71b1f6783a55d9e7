/** The form of a note, and the dialog that moves one. */
export const noteDialogs = {
  newTitle: "New note",
  editTitle: "Edit note",
  replyTitle: "Reply",
  editReplyTitle: "Edit reply",
  replyTo: "To “{{name}}”",
  textHint: "“Add task” turns a line into a task to tick off.",
  choosePoint: "Which point?",
  anyPlace: "the point",
  noSuchPoint: "No matching points",
  moveTitle: "Move “{{name}}”",
  moveText: "Its replies move with it.",
} as const;
