/** The text field of descriptions and notes. */
export const markup = {
  toolbar: "Formatting",
  tools: {
    bold: "Bold",
    italic: "Italic",
    strike: "Strikethrough",
    code: "Code",
    link: "Link",
    checklist: "Add task",
  },
  view: "Text or preview",
  write: "Text",
  preview: "Preview",
  empty: "Nothing written yet",
  tooLong_one: "{{count}} character too long (at most {{max}}).",
  tooLong_other: "{{count}} characters too long (at most {{max}}).",
} as const;
