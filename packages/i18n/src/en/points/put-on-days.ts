/** The dialog that puts a point on several days. */
export const putOnDays = {
  title: "Also add “{{name}}” to other days",
  text: "It stays here and goes to the end of each day you choose.",
  everyNight_one: "The other night of the stay",
  everyNight_other: "The {{count}} other nights of the stay",
} as const;
