/** Points of a path. */
export const twoPoints = [
  { lat: 1, lng: 1 },
  { lat: 2, lng: 2 },
];

/** What a Firefox says of its push messages, with keys of nobody. */
export const anySubscription = {
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/nobody",
  keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
};
