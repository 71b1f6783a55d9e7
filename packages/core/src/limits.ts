/**
 * The business constants of the specification (section 9) and of decisions.md, each once.
 * Lengths are in characters, times in the unit that the name says. A save counts a letter of two UTF-16 units once; what
 * cuts a text may count it twice.
 */
export const limits = {
  displayName: 50,
  passwordMin: 8,
  passwordMax: 64,
  /** RFC 5321: a path is at most 256 octets with its brackets. */
  email: 254,
  /** Names of trips, routes, points and finance items. */
  name: 200,
  description: 20_000,
  noteText: 20_000,
  /** Opening hours that are read; OpenStreetMap's own are at most 255, a week written out day by day some 300. */
  readableHours: 500,
  /** Address, working hours and url of a point. */
  shortText: 2_000,
  adultsMin: 1,
  adultsMax: 100,
  kidsMin: 0,
  kidsMax: 100,
  /** Time to spend and arrive-early minutes: ten days. */
  minutesMax: 14_400,
  amountMax: 1e10,
  latitude: 90,
  longitude: 180,
  /** Years that a date may have; beyond them is a typing error. */
  yearMin: 1900,
  yearMax: 2200,
  routeBuildPoints: 2,
  /** Points of one path request. */
  pathPointsMax: 100,
  searchQuery: 200,
  searchResults: 10,
  searchResultsMax: 50,
  /** So long a browser waits for a search: the providers' own time and a slow line. */
  searchWaitMs: 10_000,
  /** What one trip may hold, so that one person's trip cannot stall the server for others. */
  tripsPerUser: 1_000,
  routesPerTrip: 400,
  /** Twenty-five a day over the longest trip; each is some 500 bytes of the trip's answer, 5 MB in all, before its texts. */
  stopsPerTrip: 10_000,
  /** Costs that belong to no point. */
  financeItemsPerTrip: 5_000,
  /** A payment or the end of a free cancellation so near is shown wherever the trip is. */
  deadlineSoonDays: 7,
  /** With their replies. */
  notesPerTrip: 5_000,
  /** Bytes of text in a trip's answer: a place's counts once for each of its stops, for each of them carries it. */
  tripTextBytes: 8_000_000,
  /** A text so short is not weighed, so that common saves stay fast: all of a trip's stops together are 4 MB of it. */
  unweighedTextBytes: 400,
  bodyBytes: 1_048_576,
  importBytes: 16 * 1_048_576,
  languageCookieDays: 180,
  cacheHours: 2_160,
  offlineBannerMs: 4_000,
  /** Below this screen width the footer is short. */
  footerSwitchPx: 890,
  copyrightYear: 2025,
  notificationsShown: 10,
  tourTargetWaitMs: 3_000,
  tourTargetPollMs: 100,
  tourTooltipPx: 520,
  tourScrollOffsetPx: 100,
  tourSpotlightPaddingPx: 5,
  tourZIndex: 9_500,
  modalZIndex: 9_000,
  notificationZIndex: 10_000,
  tooltipPx: 400,
  urlLabel: 80,
  accessTokenMinutes: 15,
  sessionDays: 60,
  /** All of them are listed; a login beyond them ends the one whose last use is longest ago. */
  sessionsPerUser: 200,
  confirmLinkHours: 48,
  resetLinkHours: 1,
  loginTriesPerAccount: 10,
  loginTriesPerAddress: 100,
  loginWindowMinutes: 15,
  /** A one-time code of a social login, and how long the way to the provider and back may take. */
  loginCodeSeconds: 60,
  socialLoginMinutes: 10,
  /** How fresh a social login must be to delete an account that has no password. */
  freshLoginMinutes: 5,
  /** Mails in an hour to one mailbox, from however many addresses they are asked for. */
  mailsPerRecipient: 5,
  idempotencyHours: 24,
  providerTimeoutMs: 4_000,
  /** A language model writes word by word: a small one on a machine of one's own needs most of this. */
  modelTimeoutMs: 30_000,
  /** So long a browser waits for what a model writes: its own time and a slow line. */
  draftWaitMs: 40_000,
  /** What of a model's text is taken: its description, each of its lines, and how many tips. */
  draftDescription: 3_000,
  draftLine: 300,
  draftTips: 8,
  /** Of a map's server from which nothing at all arrives; it is given up then. */
  tileSilenceMs: 4_000,
  /** Of one tile, while others arrive. */
  tileTimeoutMs: 12_000,
} as const;

/** What a new trip, route and point start with (section 9). */
export const defaults = {
  adults: 2,
  kids: 1,
  currency: "EUR",
  routeTime: "09:00",
  timeToSpend: 0,
  cameBeforeMin: 0,
} as const;
