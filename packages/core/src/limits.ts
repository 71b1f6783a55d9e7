import { accountLimits } from "./account-limits.ts";

/**
 * The business constants of the specification (specification#limits), each once. Lengths are in characters;
 * the name of a time says its unit. Validation counts code points; code that cuts texts counts UTF-16 units.
 */
export const limits = {
  ...accountLimits,
  displayName: 50,
  passwordMin: 8,
  passwordMax: 64,
  /** RFC 5321: a path is at most 256 octets with its brackets. */
  email: 254,
  /** Names of trips, routes, points and finance items. */
  name: 200,
  description: 20_000,
  /** A text of a booking: number, seat, code; and the people of one. */
  bookingText: 200,
  bookingTravellers: 100,
  noteText: 20_000,
  /** Open tasks of all trips that somebody is shown at once, and notes in which they are looked for. */
  myTasks: 100,
  notesWithTasks: 2_000,
  /** Notices that are kept for somebody, those of one answer, and for how long they are kept. */
  noticesPerUser: 200,
  noticesPerPage: 50,
  noticeDays: 365,
  /** Notices in one mail, and minutes between two of a trip to one person. */
  linesPerNoticeMail: 20,
  noticeMailMinutes: 10,
  /**
   * Opening hours longer than this are not parsed. OpenStreetMap allows 255; a week written out day by day takes about
   * 300.
   */
  readableHours: 500,
  /** Address, working hours and url of a point. */
  shortText: 2_000,
  /** A picture of Wikimedia Commons: the name of its file (240 bytes there), and the name of its licence. */
  pictureFile: 240,
  pictureLicence: 60,
  /** The largest picture that this server sends, and the pictures that a point may choose among. */
  pictureBytes: 60_000,
  pictureCandidates: 8,
  /** Places of imports whose pictures a browser asks for: so many a minute, and so many that wait. */
  askedPictures: { perMinute: 20, waiting: 200 },
  /** Pictures of one print: 12 MB at most. */
  printedPictures: 200,
  /** Photos of one print, and of a day or a place of it. */
  printedPhotos: { ofPrint: 200, ofThing: 6 },
  /** Pictures that a browser keeps for the time without a network: of one trip, and of all, 18 MB at most. */
  keptPictures: { ofTrip: 100, all: 300 },
  /** Findings of a trip's check that its owner said "I know" of; things and characters of figures that are kept of one. */
  silencedFindings: 200,
  silencedThings: 10,
  silencedFigures: 500,
  /** Stops of which a browser keeps what was told on the day, days of which it does, and for how long. */
  toldStops: 400,
  toldDays: 20,
  toldKeptDays: 4,
  adultsMin: 1,
  adultsMax: 100,
  kidsMin: 0,
  kidsMax: 100,
  /** Time to spend and arrive-early minutes: ten days. */
  minutesMax: 14_400,
  amountMax: 1e10,
  latitude: 90,
  longitude: 180,
  /** Years outside of this range are typing errors. */
  yearMin: 1900,
  yearMax: 2200,
  /** The drawn path of a day: its corners, and characters of its text, of which a corner takes up to 12. */
  trackCorners: 1_000,
  track: 14_000,
  routeBuildPoints: 2,
  /** Points in one request of `service/route`. */
  pathPointsMax: 100,
  /** Points in one request of `service/matrix`. */
  matrixPointsMax: 60,
  /** Stops of a day whose best order is looked for: from and to. */
  orderedStopsMin: 4,
  orderedStopsMax: 60,
  /** Days whose points are dealt out anew; together they have at most as many stops as one day for its best order. */
  dealtDaysMin: 2,
  dealtDaysMax: 14,
  /** The longest day that is dealt. Minutes. */
  dealtDayMinutes: 600,
  /** With up to so many stops that may move, the best order is found for certain. */
  exactOrderStops: 12,
  /** A way, or what is lost at a stop, counts as ten weeks at most, so that the sums of a day stay exact. Minutes. */
  orderMinutesMax: 100_800,
  searchQuery: 200,
  /** Letters of a text in which a place is looked for: a link, coordinates. The rest is cut. */
  pastedText: 2_000,
  searchResults: 10,
  searchResultsMax: 50,
  /** Suggested places while somebody types. */
  suggestions: 6,
  /** The browser asks for suggestions from this many letters on, and not more often than this. */
  suggestFromLetters: 2,
  suggestEveryMs: 150,
  recentSearches: 8,
  /** How long the browser waits for a search: the timeout of the providers plus a slow connection. */
  searchWaitMs: 10_000,
  /** Entries on a page of the catalog, unless the caller asks for up to `catalogPageMax`. */
  catalogPage: 20,
  catalogPageMax: 100,
  /** Entries of the catalog that can be paged through: page times page size. */
  catalogDepth: 10_000,
  /** Matches of a search are counted and ranked up to here, the newest of them. */
  catalogMatches: 1_000,
  /** The catalog is searched when nothing was typed for so long. */
  catalogSearchMs: 250,
  /** Filters of the catalog by number of days. */
  catalogDaysMax: 1_000,
  /** Limits of one user and one trip, so that one trip cannot slow the server for others. */
  tripsPerUser: 1_000,
  routesPerTrip: 400,
  /**
   * 25 stops a day on the longest trip. A stop takes about 500 bytes of the trip's answer without its texts: 5 MB in
   * all.
   */
  stopsPerTrip: 10_000,
  /** Finance items. */
  financeItemsPerTrip: 5_000,
  /** Payments and cancellation dates within so many days are shown on all pages of the trip. */
  deadlineSoonDays: 7,
  /** Notes and replies together. */
  notesPerTrip: 5_000,
  /**
   * Bytes of text in a trip's answer. The texts of a place count once for each of its stops, because the answer repeats
   * them.
   */
  tripTextBytes: 8_000_000,
  /**
   * Shorter texts are not counted, to keep common saves fast. For all stops of a trip together they are 4 MB at most.
   */
  unweighedTextBytes: 400,
  bodyBytes: 1_048_576,
  importBytes: 16 * 1_048_576,
  /** A confirmation that bookings are read of, and what is answered of it: bookings, and characters of its text. */
  confirmationBytes: 10 * 1_048_576,
  confirmationBookings: 50,
  confirmationText: 200_000,
  languageCookieDays: 180,
  cacheHours: 2_160,
  /** Places around the points of a trip that a browser stores; about 1 MB. */
  placesAround: 3_000,
  /** Of one trip, in one browser. Nobody makes as many before the network is back. */
  unsentChanges: 1_000,
  offlineBannerMs: 4_000,
  /** Below this screen width the short footer is shown. */
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
  /** Letters of a report of a public trip, and reports of one trip that wait for the operator. */
  reportText: 1_000,
  reportsPerTrip: 50,
  /** People who go on a trip, and letters of the name of one. */
  travellers: 50,
  travellerName: 100,
  /** Members of a trip, its owner among them. */
  membersPerTrip: 50,
  /** People of a shared trip whom its card in the list shows. */
  peopleOnCard: 4,
  /** Invitations of a trip that still run. */
  invitationsPerTrip: 50,
  invitationDays: 365,
  /** Changes of a trip that its history keeps one by one, and for how long. Older ones are folded, one for each day. */
  historyChanges: 5_000,
  historyDays: 730,
  /** Characters of all that the history of a trip keeps. */
  historyText: 50_000_000,
  /** Changes on a page of the history, and things that are told of one. */
  historyPage: 50,
  historyThings: 50,
  idempotencyHours: 2_160,
  providerTimeoutMs: 4_000,
  /** The timeout of a language model. A small model on the operator's own machine needs most of it. */
  modelTimeoutMs: 30_000,
  /** How long the browser waits for a draft: the timeout of the model plus a slow connection. */
  draftWaitMs: 40_000,
  /** Limits of a draft by a language model: its description, each line, and the number of tips. */
  draftDescription: 3_000,
  draftLine: 300,
  draftTips: 8,
  /** A tile server that sends nothing at all for so long counts as down. */
  tileSilenceMs: 4_000,
  /** The timeout of one tile while other tiles arrive. */
  tileTimeoutMs: 12_000,
} as const;

/** What a new trip, route and point start with (specification#limits). */
export const defaults = {
  adults: 2,
  kids: 1,
  currency: "EUR",
  routeTime: "09:00",
  timeToSpend: 0,
  cameBeforeMin: 0,
} as const;
