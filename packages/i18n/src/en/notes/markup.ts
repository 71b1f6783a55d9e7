/** The text field of descriptions and notes. */
export const markup = {
  tools: {
    bold: "Bold",
    italic: "Italic",
    strike: "Strikethrough",
    code: "Code",
    link: "Link",
    checklist: "Add task",
  },
} as const;
