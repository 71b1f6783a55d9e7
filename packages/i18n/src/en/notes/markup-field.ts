/** The field for text with markup. */
export const markupField = {
  toolbar: "Formatting",
  view: "Text or preview",
  write: "Text",
  preview: "Preview",
  empty: "Nothing written yet",
  tooLong_one: "{{count}} character too long (at most {{max}}).",
  tooLong_other: "{{count}} characters too long (at most {{max}}).",
} as const;
