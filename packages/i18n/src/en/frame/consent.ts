/** The consent question of analytics (specification#analytics). */
export const consent = {
  title: "May we count your visit?",
  what: "A separate analytics service would learn the kinds of pages you open and, once you log in, the id of your account. Never your trips, your email or your network address. You can change this later in the settings.",
  allow: "Allow",
  refuse: "No thanks",
} as const;
