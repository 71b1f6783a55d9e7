/** The switch that changes the consent to analytics (specification#analytics). */
export const analytics = {
  share: "Tell analytics which pages I open",
  shared:
    "The kinds of pages and the id of your account; never your trips, your email or your network address.",
} as const;
