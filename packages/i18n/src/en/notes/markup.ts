/** The tools of the field for text with markup, which the help names. */
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
