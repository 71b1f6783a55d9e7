import type { Language } from "@castor/core/account/language.ts";
import type { ProviderId } from "@castor/core/account/social-login.ts";
import type { CategoryId } from "@castor/core/finance/categories.ts";
import type { CurrencyId } from "@castor/core/finance/currencies.ts";
import type { TileType } from "@castor/core/map/tile-types.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import type { PriorityId } from "@castor/core/points/priorities.ts";
import type { MoveType, RouteMode } from "@castor/core/points/travel-modes.ts";
import type { RouteIcon } from "@castor/core/routes/route-icons.ts";

/** 0 or 1: SQLite has no booleans, and one form on both databases keeps the queries one. */
export type Flag = 0 | 1;
/** An ISO 8601 instant in UTC, as text on both databases: it sorts as it reads. */
export type Instant = string;

/** What mails are about. */
export type MailKind = "confirm" | "reset" | "passwordChanged";

/** People. `password_hash` is null for who has only a social login; `confirmed` is null until the mail's link. */
export interface UsersTable {
  id: string;
  username: string;
  password_hash: string | null;
  public_name: string;
  lang: Language;
  default_currency: CurrencyId | null;
  confirmed: Instant | null;
  created: Instant;
}

/** Logins: one refresh token each, kept only as a hash. */
export interface SessionsTable {
  id: string;
  user_id: string;
  refresh_hash: string;
  device: string;
  created: Instant;
  last_used: Instant;
  /** The social login that it began with; null for a password. */
  provider: ProviderId | null;
}

/** One-time tokens of mails' links, kept only as hashes. */
export interface LinkTokensTable {
  token_hash: string;
  user_id: string;
  kind: "confirm" | "reset";
  expires: Instant;
  /** The mail that carries it: each try to send it makes a token of its own, and all of them work until one is used. */
  mail_id: string | null;
}

/** Mails that wait to be sent: what they say is written, and their token made, at each try. */
export interface MailsTable {
  id: string;
  kind: MailKind;
  user_id: string;
  lang: Language;
  created: Instant;
  attempts: number;
  next_try: Instant;
  /** Until then one process is sending it. */
  claimed_until: Instant | null;
}

/** A person at an OpenID provider, and whose account that is. */
export interface SocialLoginsTable {
  issuer: string;
  subject: string;
  user_id: string;
  provider: ProviderId;
  created: Instant;
}

/** One-time codes with which a social login ends, kept only as hashes. */
export interface LoginCodesTable {
  code_hash: string;
  user_id: string;
  provider: ProviderId;
  expires: Instant;
}

/** Trips. `version` rises with every write to the trip or anything in it, in the same transaction. */
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
  version: number;
  created: Instant;
  updated: Instant;
}

/** Days. `created` and then `id` order those of one moment. */
export interface RoutesTable {
  id: string;
  trip_id: string;
  name: string;
  icon: RouteIcon;
  description: string;
  date: string;
  move_type: MoveType;
  created: Instant;
}

/** What the stops of a place share; `finance` and `hotel_data` are JSON of core's schemas. */
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
}

/** Places on routes, in order. */
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
}

/** Costs that belong to no place; `finance` is JSON of core's schema. `created` and then `id` order them. */
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

/** Notes and their replies, in order: `route_id` null is of the whole trip, `parent_id` null no reply. */
export interface NotesTable {
  id: string;
  trip_id: string;
  route_id: string | null;
  parent_id: string | null;
  position: number;
  text: string;
  created: Instant;
  updated: Instant;
}

/** What calls with an `Idempotency-Key` answered, written in the transaction of their write (decisions 2). */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  row: string;
  body_hash: string;
  answer: string;
  created: Instant;
}

/** Small things of the installation: schema version, secret on PostgreSQL, whether the demo was filled in, the rates last told. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** Ways that a routing engine found, by engine, mode and both ends; `line` is a polyline of five digits. */
export interface PathLegsTable {
  key: string;
  distance: number;
  duration: number;
  line: string;
  created: Instant;
}

/** All tables, as Kysely types its queries with. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  link_tokens: LinkTokensTable;
  mails: MailsTable;
  social_logins: SocialLoginsTable;
  login_codes: LoginCodesTable;
  trips: TripsTable;
  routes: RoutesTable;
  places: PlacesTable;
  stops: StopsTable;
  finance_items: FinanceItemsTable;
  notes: NotesTable;
  idempotency_keys: IdempotencyKeysTable;
  settings: SettingsTable;
  path_legs: PathLegsTable;
}
