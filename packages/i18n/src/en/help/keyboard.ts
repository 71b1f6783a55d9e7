/** All keys: a section of the help, and the list that `?` opens. */
export const keyboard = {
  title: "Keyboard",
  topics: {
    keys: { title: "Show these keys", text: "?" },
    commands: { title: "Go to a trip, a day, a point or a page", text: "Ctrl + K" },
    search: { title: "Go to the search", text: "/" },
    found: { title: "Open the form of a found place, or add it at once", text: "Enter, Space" },
    undo: { title: "Undo", text: "Ctrl + Z" },
    redo: { title: "Redo", text: "Ctrl + Shift + Z, Ctrl + Y" },
    save: { title: "Save a form", text: "Ctrl + Enter" },
    close: { title: "Close a dialog, a menu or a card", text: "Esc" },
    move: { title: "Lead through lists, days and menus", text: "↑ ↓ ← →" },
    lift: { title: "Pick up a point or a note, and put it down", text: "Space" },
    lifted: { title: "Move what is picked up", text: "↑ ↓ ← →" },
    calendar: { title: "Open the calendar of a date", text: "↓" },
    bold: { title: "Bold, italic, link in a text", text: "Ctrl + B, Ctrl + I, Ctrl + K" },
    map: { title: "Move the map, zoom in and out", text: "↑ ↓ ← →, +, −" },
    spot: { title: "Tell what is in the middle of the map", text: "Shift + F10" },
    measure: { title: "Measuring: take back the last spot", text: "Backspace" },
    edge: { title: "Resize the plan, at its edge", text: "← →" },
  },
} as const;
