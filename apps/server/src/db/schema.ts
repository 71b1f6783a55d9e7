import type { AccountEventKind } from "@castor/core/account/account-events.ts";
import type { ProviderId } from "@castor/core/account/social-login.ts";
import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import type { Language } from "@castor/core/basics/language.ts";
import type { ReadingProblem } from "@castor/core/bookings/confirmation.ts";
import type { InboundState } from "@castor/core/bookings/inbound/inbound-mail.ts";
import type { ReportReason } from "@castor/core/catalog/trip-report.ts";
import type { PrivateKind } from "@castor/core/files/private-file.ts";
import type { CategoryId } from "@castor/core/finance/categories.ts";
import type { TileType } from "@castor/core/map/tile-types.ts";
import type { GivenRole } from "@castor/core/members/member.ts";
import type { NoticeKind } from "@castor/core/notices/notice.ts";
import type { NoticeMailChoice } from "@castor/core/notices/notice-mail.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import type { PriorityId } from "@castor/core/points/priorities.ts";
import type { MoveType, RouteMode } from "@castor/core/points/travel-modes.ts";
import type { ReminderDays, ReminderKind } from "@castor/core/reminders/reminders.ts";
import type { RouteIcon } from "@castor/core/routes/route-icons.ts";

/** 0 or 1, since SQLite has no booleans. Both databases store the same, so that queries are the same. */
export type Flag = 0 | 1;
/** An ISO 8601 instant in UTC, as text on both databases. Its order as text is its order in time. */
export type Instant = string;

/** The kinds of mails. */
export type MailKind =
  | "confirm"
  | "reset"
  | "join"
  | "passwordChanged"
  | "loginChanged"
  | "tripsTaken"
  | "invitation"
  | "notices"
  | "inbound"
  | "deadlines"
  | "comingDay"
  | "checkIn";

/**
 * Users. `password_hash` is null for users with social login only, `locked` unless an operator keeps the user out.
 * `confirmed` is null until somebody has proven the address: such a row holds the address alone, and what was
 * registered is in `registrations`.
 */
export interface UsersTable {
  id: string;
  username: string;
  password_hash: string | null;
  public_name: string;
  lang: Language;
  default_currency: CurrencyId | null;
  confirmed: Instant | null;
  created: Instant;
  locked: Instant | null;
}

/** Registrations of addresses that nobody has proven yet (decision 084). Those of one address wait side by side. */
export interface RegistrationsTable {
  id: string;
  user_id: string;
  /** Those of one address share a salt, so that one hash of a password is compared with all of them. */
  password_hash: string;
  public_name: string;
  lang: Language;
  /** A secret of the browser that registered; null where it had none. */
  key_hash: string | null;
  created: Instant;
}

/** Login sessions. Each has one refresh token, stored as a hash. */
export interface SessionsTable {
  id: string;
  user_id: string;
  refresh_hash: string;
  device: string;
  created: Instant;
  last_used: Instant;
  /** The social login that the session began with; null for a password. */
  provider: ProviderId | null;
}

/** Tokens of links in mails, stored as hashes. Those of kind `reminders` work until they expire, the others once. */
export interface LinkTokensTable {
  token_hash: string;
  user_id: string;
  kind: "confirm" | "reset" | "join" | "reminders";
  expires: Instant;
  /** The mail with this token. Each attempt to send makes a new token; all of them work until one is used. */
  mail_id: string | null;
  /** Of kind `confirm`: what the link confirms. */
  registration_id: string | null;
  /** Of kind `reminders`: the trip of whose notices it ends the mails; null where it ends reminders. */
  trip_id: string | null;
}

/** Mails waiting to be sent. Text and token are made at each attempt. */
export interface MailsTable {
  id: string;
  kind: MailKind;
  user_id: string;
  lang: Language;
  created: Instant;
  attempts: number;
  next_try: Instant;
  /** Until then one process has the mail to itself. */
  claimed_until: Instant | null;
  /** Of kind `confirm`: whose link it carries. */
  registration_id: string | null;
  /** Of kind `invitation`: what it invites to, and whom. It is from the user, not to them. */
  invitation_id: string | null;
  address: string | null;
  /** Of kind `notices`: the trip it tells of. */
  trip_id: string | null;
}

/** An identity at an OpenID provider and the account it belongs to. */
export interface SocialLoginsTable {
  issuer: string;
  subject: string;
  user_id: string;
  provider: ProviderId;
  created: Instant;
  /** 1 when it was added to an account, 0 when the account began with it. */
  is_join: Flag;
}

/** Social logins that wait for the proof of the account that they join. */
export interface SocialJoinsTable {
  /** First of the code in the address, then of the challenge that was given for it. */
  challenge_hash: string;
  user_id: string;
  provider: ProviderId;
  issuer: string;
  subject: string;
  expires: Instant;
}

/** One-time codes that complete a social login, stored as hashes. */
export interface LoginCodesTable {
  code_hash: string;
  user_id: string;
  provider: ProviderId;
  issuer: string;
  subject: string;
  expires: Instant;
}

/** Two-step login. Of a row that is not confirmed only the key was shown. */
export interface TwoStepTable {
  user_id: string;
  /** Base32, in clear: codes are checked with it. */
  key: string;
  confirmed: Instant | null;
  /** The period (30 s since 1970) of the last code that was used. */
  last_period: number;
  failures: number;
  blocked_until: Instant | null;
}

/** Recovery codes that are left, as hashes. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** Passkeys. `id` and `public_key` are base64url, as browsers send them. */
export interface PasskeysTable {
  id: string;
  user_id: string;
  public_key: string;
  counter: number;
  device: string;
  created: Instant;
  last_used: Instant | null;
}

/** Challenges of logins that are under way, as hashes. */
export interface LoginChallengesTable {
  challenge_hash: string;
  kind: "twoStep" | "passkey" | "newPasskey";
  /** Null for a login with a passkey, which tells the user at its end. */
  user_id: string | null;
  expires: Instant;
}

/** What happened to accounts, for their users to read. `device` is the `User-Agent` of the call. */
export interface AccountEventsTable {
  id: string;
  user_id: string;
  at: Instant;
  kind: AccountEventKind;
  detail: string;
  device: string;
}

/** Trips. Every write to a trip or anything in it raises `version` in the same transaction. */
export interface TripsTable {
  id: string;
  owner_id: string;
  name: string;
  adults: number;
  kids: number;
  currency: CurrencyId;
  tile_type: TileType;
  is_draft: Flag;
  is_public: Flag;
  is_in_catalog: Flag;
  /** Findings of the check that the owner said "I know" of, as JSON. */
  silenced: string;
  /** Who goes, as JSON. Whether a `userId` in it is that of a member is looked at when it is read. */
  travellers: string;
  /** No reference: what is not one of its files any more is no cover, and comes back with the file. */
  cover_file_id: string | null;
  version: number;
  created: Instant;
  updated: Instant;
}

/** Days. Days of one date are ordered by `created`, then `id`. */
export interface RoutesTable {
  id: string;
  trip_id: string;
  name: string;
  icon: RouteIcon;
  description: string;
  date: string;
  move_type: MoveType;
  /** The drawn path, lines of `core/routes/track.ts`. */
  track: string;
  created: Instant;
}

/** What all stops and ideas of a place share. `finance` and `hotel_data` are JSON of core's schemas. */
export interface PlacesTable {
  id: string;
  trip_id: string;
  name: string;
  description: string;
  lat: number;
  lng: number;
  type_id: PointTypeId;
  address: string;
  url: string;
  working_hours: string;
  finance: string | null;
  hotel_data: string | null;
  /** JSON of core's schema. */
  picture: string | null;
}

/** Stops of routes, in order. */
export interface StopsTable {
  id: string;
  place_id: string;
  route_id: string;
  trip_id: string;
  position: number;
  route_mode: RouteMode;
  priority: PriorityId;
  time_to_spend: number;
  reservation_time: string | null;
  came_before_min: number;
  is_wait_skipped: Flag;
  /** JSON of core's schema. */
  booking: string | null;
}

/** Points without a day, in order; positions may have gaps. Their places may have stops, too. */
export interface IdeasTable {
  id: string;
  place_id: string;
  trip_id: string;
  position: number;
  priority: PriorityId;
  time_to_spend: number;
  reservation_time: string | null;
  came_before_min: number;
  is_wait_skipped: Flag;
  /** JSON of core's schema. */
  booking: string | null;
}

/** Costs that belong to no place, ordered by `created`, then `id`. `finance` is JSON of core's schema. */
export interface FinanceItemsTable {
  id: string;
  trip_id: string;
  name: string;
  category: CategoryId;
  description: string;
  start_date: string | null;
  end_date: string | null;
  finance: string | null;
  created: Instant;
}

/**
 * Notes and replies, in order. A note of the whole trip has no `route_id`, a note that is no reply has no
 * `parent_id`.
 */
export interface NotesTable {
  id: string;
  trip_id: string;
  route_id: string | null;
  parent_id: string | null;
  position: number;
  text: string;
  /** Null where nobody is known, or the account has gone. */
  author_id: string | null;
  created: Instant;
  updated: Instant;
}

/** How often others opened and copied a trip. A trip without a row was neither opened nor copied. */
export interface TripVisitsTable {
  trip_id: string;
  opened: number;
  copied: number;
}

/** Answers of calls with an `Idempotency-Key`, written in the transaction of the call (specification#idempotency). */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  row: string;
  body_hash: string;
  answer: string;
  created: Instant;
  /** The trip that was written. Null for a new trip, and for answers of a version without members. */
  trip_id: string | null;
  /** 0 where the answer was made for somebody from whom the owner hides money. */
  has_money: Flag | null;
}

/**
 * Single values of the installation: schema version, the secret on PostgreSQL, whether the demo was filled in, the
 * latest exchange rates.
 */
export interface SettingsTable {
  name: string;
  value: string;
}

/** Pictures that were fetched and made small, by the proof of their file's name (decision 114). `jpeg` is base64. */
export interface PicturesTable {
  proof: string;
  jpeg: string;
  /** The day, about, when somebody last looked at it. */
  used: Instant;
}

/** Cached legs of routing engines, by engine, mode and both ends. `line` is a polyline of five digits. */
export interface PathLegsTable {
  key: string;
  distance: number;
  duration: number;
  line: string;
  created: Instant;
}

/**
 * What the catalog shows of each listed trip, kept up to date by every write to it. Its name and owner are read from
 * `trips` and `users`.
 */
export interface CatalogEntriesTable {
  /** Counts up with each listing, so its order is that of time. Numbers of ended listings are not used again. */
  listing: number;
  trip_id: string;
  listed: Instant;
  /** The owner's at the time of listing. */
  language: Language;
  /** ISO codes, joined by commas. */
  countries: string;
  /** From the first date to the last; 0 without routes. */
  days: number;
  routes_count: number;
  points_count: number;
  start_date: string | null;
  end_date: string | null;
  /** The different words by which it is found, with a space before each. */
  words: string;
}

/** The different words of all entries of the catalog. */
export interface CatalogWordsTable {
  id: number;
  word: string;
}

/** The endings of words from three letters on, the word itself among them: a part of a word begins one of its endings. */
export interface CatalogEndingsTable {
  ending: string;
  word: number;
}

/** Which entries of the catalog have a word. */
export interface CatalogPostingsTable {
  word: number;
  listing: number;
}

/** Members of trips besides their owners (decision 122). */
export interface MembersTable {
  trip_id: string;
  user_id: string;
  role: GivenRole;
  sees_money: Flag;
  since: Instant;
  /** When the owner has offered the trip to them. One member of a trip at most has it. */
  offered: Instant | null;
}

/** Invitations to trips. The token is stored as a hash. One without uses left stays until it ends. */
export interface InvitationsTable {
  id: string;
  trip_id: string;
  token_hash: string;
  role: GivenRole;
  sees_money: Flag;
  uses_left: number;
  ends: Instant;
  created: Instant;
  /** The masked address that it was mailed to. */
  sent_to: string | null;
}

/**
 * The changes of trips (decision 124). `version` is the trip's with the change; a change that touched nothing has no rows.
 */
export interface HistoryEntriesTable {
  trip_id: string;
  version: number;
  /** Null when the account is gone, and where changes of several people were folded. */
  user_id: string | null;
  at: Instant;
  /** What a member called the trip as it was then. */
  name: string | null;
  /** The version that the change brought back. */
  restored: number | null;
  /** How many changes are folded into it. */
  changes: number;
}

/** The tables of what is in a trip. */
export type ContentTable =
  | "trips"
  | "routes"
  | "places"
  | "stops"
  | "ideas"
  | "finance_items"
  | "notes"
  | "attachments";

/** A row that a change of a trip has touched, as it was before the change. Triggers write it. */
export interface HistoryRowsTable {
  trip_id: string;
  version: number;
  table_name: ContentTable;
  row_id: string;
  /** The place of a stop or of an idea; else the row itself. */
  thing_id: string;
  /** The row as JSON; null where there was none. */
  before: string | null;
}

/** The key of a trip's secret calendar link, stored as a hash. */
export interface CalendarKeysTable {
  trip_id: string;
  key_hash: string;
  created: Instant;
}

/** A guided tour that a user has ended. */
export interface FinishedToursTable {
  user_id: string;
  tour: string;
}

/** Which reminders a user asked for. Who never did has no row. */
export interface ReminderSettingsTable {
  user_id: string;
  payment_days: ReminderDays | null;
  has_trip_days: Flag;
  /** IANA name. */
  zone: string;
  /** The evening on which the user's trips are looked at next; null while no reminder is wanted. */
  next_look: Instant | null;
}

/** What a user was reminded of, each once. `subject_id` is the row of the cost, or the trip of the day. */
export interface SentRemindersTable {
  user_id: string;
  kind: ReminderKind;
  subject_id: string;
  date: string;
  trip_id: string;
  /** The mail that says it. */
  mail_id: string;
  sent: Instant;
}

/** What people are told of by the bell (decision 128). `detail` is `NoticeDetail`, `subject_id` the note, the stop of a flight or the trip. */
export interface NoticesTable {
  id: string;
  user_id: string;
  trip_id: string | null;
  kind: NoticeKind;
  subject_id: string;
  detail: string;
  created: Instant;
  read: Instant | null;
  /** The mail that says it; null while none does. */
  mail_id: string | null;
}

/** When somebody gets mails of the notices of a trip (decision 129). Who has not chosen has no row. */
export interface NoticeMailsTable {
  user_id: string;
  trip_id: string;
  mail: NoticeMailChoice;
  /** IANA name of the zone in which it was chosen. */
  zone: string;
  /** When the latest mail was written. */
  mailed: Instant | null;
}

/** Where the browser of a session gets push messages (decision 130). Whoever knows the endpoint can send there. */
export interface PushSubscriptionsTable {
  session_id: string;
  user_id: string;
  endpoint: string;
  /** The keys of the browser, in base64 for addresses. */
  p256dh: string;
  auth: string;
  created: Instant;
  /** Messages in a row that it did not get. */
  failures: number;
}

/** Push messages that wait to be sent, without their text. One that a process has waits for the end of its claim. */
export interface PushMessagesTable {
  id: string;
  session_id: string;
  notice_id: string;
  created: Instant;
  attempts: number;
  next_try: Instant;
}

/**
 * The addresses to which accounts forward confirmations (decision 157). The secret is found by its hash, and kept to be shown again: it
 * lets nobody read anything, and takes mails of the account's own address alone.
 */
export interface InboundAddressesTable {
  user_id: string;
  secret: string;
  secret_hash: string;
  created: Instant;
  /** 1: a mail tells what was read, besides the notice. */
  is_mailed: Flag;
  /** 1: sure bookings are put into their trips unasked. */
  is_automatic: Flag;
}

/** Mails that came to such an address. A row stays for as long as the mail might come again. */
export interface InboundMailsTable {
  id: string;
  user_id: string;
  /** A hash of its Message-ID, else of its content; an account has each once. */
  message_key: string;
  sender: string;
  subject: string;
  received: Instant;
  bytes: number;
  /** Base64. Null once nobody needs it. */
  content: string | null;
  /** `done`: put into a trip, or discarded. */
  state: InboundState | "done";
  /** What was read, `ReadBooking[]`. */
  bookings: string;
  text: string;
  problem: ReadingProblem | null;
  /** No reference: the trip may go, and the mail stays. */
  trip_id: string | null;
  attempts: number;
  /** When it is read; null once it was. One that a process reads waits for the end of its claim. */
  next_try: Instant | null;
}

/** Files of trips (decision 133). Whose id it is: that of the upload that brought it. */
export interface FilesTable {
  id: string;
  trip_id: string;
  /** Who has uploaded it, on whose quota it counts. */
  owner_id: string;
  /** SHA-256 of the content in hexadecimal, by which the storage has it. */
  hash: string;
  bytes: number;
  /** Media type, found by content. */
  type: string;
  name: string;
  created: Instant;
  /** 1: visitors of the trip see it while it is public, where it stands at what they see. */
  is_public: number;
  /** 1: nobody gets the photo itself, only pictures of it. It came with a copy of somebody else's trip. */
  as_picture: number;
  /** Since when nobody sees it. It stands nowhere then. */
  deleted: Instant | null;
}

/** Where files stand: at the one thing that is named, or at the trip where none is. */
export interface AttachmentsTable {
  id: string;
  trip_id: string;
  file_id: string;
  route_id: string | null;
  place_id: string | null;
  item_id: string | null;
  note_id: string | null;
  caption: string;
  /** 1: the file tells of money there, so that members without money do not see it. */
  shows_money: number;
}

/** Files that their uploaders alone see. */
export interface PrivateFilesTable {
  file_id: string;
  kind: PrivateKind;
  thing_id: string;
  caption: string;
}

/** Uploads that are not finished. Their bytes are reserved on the quota of the user. */
export interface UploadsTable {
  id: string;
  user_id: string;
  trip_id: string;
  bytes: number;
  name: string;
  created: Instant;
}

/** Contents of the storage that no row may need any more. From `due` on they are looked at, and removed if so. */
export interface LooseBlobsTable {
  hash: string;
  due: Instant;
}

/** Reports of public trips that wait for the operator. */
export interface CatalogReportsTable {
  id: string;
  trip_id: string;
  at: Instant;
  reason: ReportReason;
  text: string;
  /** Null for a visitor, and once the account is removed. */
  reporter_id: string | null;
  /** Of a visitor; a keyed hash that differs from trip to trip. */
  address_hash: string | null;
}

/** All tables, for Kysely's types. */
export interface Tables {
  users: UsersTable;
  registrations: RegistrationsTable;
  sessions: SessionsTable;
  link_tokens: LinkTokensTable;
  mails: MailsTable;
  social_logins: SocialLoginsTable;
  social_joins: SocialJoinsTable;
  login_codes: LoginCodesTable;
  trips: TripsTable;
  routes: RoutesTable;
  places: PlacesTable;
  stops: StopsTable;
  ideas: IdeasTable;
  finance_items: FinanceItemsTable;
  notes: NotesTable;
  trip_visits: TripVisitsTable;
  members: MembersTable;
  invitations: InvitationsTable;
  history_entries: HistoryEntriesTable;
  history_rows: HistoryRowsTable;
  calendar_keys: CalendarKeysTable;
  finished_tours: FinishedToursTable;
  two_step: TwoStepTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  login_challenges: LoginChallengesTable;
  account_events: AccountEventsTable;
  reminder_settings: ReminderSettingsTable;
  sent_reminders: SentRemindersTable;
  notices: NoticesTable;
  notice_mails: NoticeMailsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_messages: PushMessagesTable;
  inbound_addresses: InboundAddressesTable;
  inbound_mails: InboundMailsTable;
  files: FilesTable;
  attachments: AttachmentsTable;
  private_files: PrivateFilesTable;
  uploads: UploadsTable;
  loose_blobs: LooseBlobsTable;
  idempotency_keys: IdempotencyKeysTable;
  settings: SettingsTable;
  path_legs: PathLegsTable;
  pictures: PicturesTable;
  catalog_reports: CatalogReportsTable;
  catalog_entries: CatalogEntriesTable;
  catalog_words: CatalogWordsTable;
  catalog_endings: CatalogEndingsTable;
  catalog_postings: CatalogPostingsTable;
}
