/** How bad a finding is (specification#check): it cannot work, it may fail, or it is worth a look. */
export const severities = ["impossible", "tight", "hint"] as const;
export type Severity = (typeof severities)[number];

/** What a check can find, in the order in which findings of one severity are listed. */
export const findingKinds = [
  /** Closed on arrival, and not opening again in time on that day. */
  "closed",
  /** Arrival before it opens: the traveller waits. */
  "opensLater",
  /** Open on arrival, but it closes before `timeToSpend` is over. */
  "closesTooSoon",
  /** A public holiday of a part of the country, on which a place has other hours. */
  "publicHoliday",
  /** A place that is closed on every day of the trip. */
  "closedAllTrip",
  /** Arrival after the reservation. */
  "lateForReservation",
  /** In time for the reservation, but without the minutes of `cameBeforeMin`. */
  "lessEarlyThanAsked",
  /** A visit on a date on which its ticket is not valid. */
  "outsideValidity",
  /** A departure (airport, transport with a time) that cannot be reached. */
  "missedDeparture",
  /** A booking of another date than the day where it stands. */
  "otherBookingDate",
  /** A booking that is cancelled, and still in the plan. */
  "cancelledBooking",
  /** Too little time between two journeys at one place. */
  "shortConnection",
  /** A journey without a stop after it. */
  "journeyToNowhere",
  /** A leg that cannot be done between two fixed times. */
  "legTooFast",
  /** A walk of more than 10 km. */
  "longWalk",
  /** An engine says that there is no way. */
  "noWay",
  /** An estimated way leads over water where no ferry is known. */
  "overWater",
  /** A day ends after the next one begins. */
  "daysOverlap",
  /** Less than 8 hours between a day's end and the next day's begin. */
  "shortNight",
  /** A night of the trip without a bed. */
  "noBed",
  /** A night with two beds. */
  "twoBeds",
  /** A bed far from where the day ends and the next begins. */
  "farBed",
  /** Arrival at a hotel before its check-in, or nights there before its booking. */
  "beforeCheckIn",
  /** Departure from a hotel after its check-out, or nights there after its booking. */
  "afterCheckOut",
  /** Booked nights on which the plan is elsewhere. */
  "unusedNights",
  /** Days on which nothing is planned between the first and the last. */
  "missingDays",
  /** The same place twice on a day. */
  "samePlaceTwice",
  /** An unpaid cost past its due date. */
  "overdueCost",
  /** Money that stops being refundable within a week. */
  "refundEndsSoon",
  /** A currency without a rate. */
  "noRate",
  /** The zone changes inside a day. */
  "zoneChange",
  /** The clocks change inside a day. */
  "clockChange",
] as const;
export type FindingKind = (typeof findingKinds)[number];
