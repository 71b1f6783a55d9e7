/** The 404 page (section 8). */
export const notFound = {
  imgAlt: "A beaver with diving goggles looks for something under water",
  lead: "We dived, but this page is not here",
  desc: "The address may be mistyped, or the page was moved or deleted.",
  tip: "Tip: the start page leads to everything that is there.",
  cta: "To the start",
} as const;
