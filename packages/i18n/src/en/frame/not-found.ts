/** The 404 page (specification#not-found). */
export const notFound = {
  pageTitle: "Page not found",
  imgAlt: "A beaver with diving goggles looks for something under water",
  lead: "We dived deep, but this page isn’t here",
  desc: "The address may be mistyped, or the page may have been moved or deleted.",
  tip: "Tip: the start page leads everywhere else.",
  cta: "Go to the start page",
} as const;
