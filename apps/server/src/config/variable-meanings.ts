import type { ParsedVariables } from "./config-variables.ts";

/** What a variable means, in Markdown. `otherwise` says what holds without it, where its declaration has no default. */
export interface VariableMeaning {
  meaning: string;
  otherwise?: string;
}

const server = {
  PORT: { meaning: "Port of the app and the API." },
  HOST: { meaning: "Address to listen on.", otherwise: "all interfaces" },
  PUBLIC_URL: {
    meaning: "Address at which people reach Castor. Links in mails begin with it.",
    otherwise: "`http://localhost:PORT`",
  },
  TRUST_PROXY: {
    meaning:
      "`off`, the number of proxies in front of Castor, or their addresses. A proxy must not cache `/sw.js` and `/version.json`: browsers would not see new versions.",
  },
  DATA_DIR: {
    meaning:
      "Folder of the database, the files of trips, the secret, the outbox, and of what `npm run data:poi`, `data:basemap` and `data:routing` make ([data.md](data.md)).",
  },
  DATABASE_URL: {
    meaning: "`postgres://user:password@host:5432/castor`. The database must be UTF-8.",
    otherwise: "embedded SQLite in `DATA_DIR`",
  },
  DATABASE_READ_URL: {
    meaning:
      "A read replica of that database. The catalog and public trips are read from it for visitors without a login. While it is away or more than ten seconds behind, they are read from `DATABASE_URL`.",
  },
  DATABASE_CONNECTIONS: {
    meaning:
      "How many connections to PostgreSQL each process opens at most. With all processes together less than its `max_connections`.",
  },
  REDIS_URL: {
    meaning:
      "`redis://:password@host:6379`. Rate limits that several processes share; with PostgreSQL they tell each other of changes by it too. While Redis does not answer, each process counts for itself and finds changes of others after five seconds.",
    otherwise:
      "each process counts for itself; workers of one machine count together; changes are told by PostgreSQL",
  },
  JWT_SECRET: {
    meaning: "Secret of access tokens, at least 32 characters. `new,old` while it is exchanged.",
    otherwise: "made once and kept",
  },
  S3_ENDPOINT: {
    meaning:
      "Address of an S3-compatible storage for the contents of files, which several machines need. Needs the bucket and the keys.",
    otherwise: "contents are in `DATA_DIR/files`",
  },
  S3_BUCKET: { meaning: "Its bucket. Contents are below `files/`." },
  S3_ACCESS_KEY: { meaning: "The id of the key, which may read, write, remove and list objects." },
  S3_SECRET_KEY: { meaning: "The key itself." },
  S3_REGION: { meaning: "The region that calls are signed for." },
  CLAMD_URL: {
    meaning:
      "A virus scanner that speaks clamd's protocol, such as `unix:/run/clamav/clamd.ctl`. Uploads wait until it has judged them.",
    otherwise: "nothing is scanned",
  },
  KITINERARY_PATH: {
    meaning:
      "KDE's `kitinerary-extractor`, which reads confirmations of bookings of many senders and codes of railways. `off`: it is not asked.",
    otherwise: "where Debian's `libkpimitinerary-bin` puts it, if that is installed",
  },
  INBOUND_SMTP_PORT: {
    meaning:
      "Port of all interfaces on which Castor takes mails with confirmations of bookings, to addresses of accounts. Mail servers send to port 25 ([operations.md](operations.md)).",
    otherwise: "no mails are taken",
  },
  INBOUND_ADDRESS: {
    meaning:
      "What these addresses are made of: of `plans@trips.example.org` comes `plans+secret@trips.example.org`.",
    otherwise: "`plans` at the host of `PUBLIC_URL`",
  },
  INBOUND_TLS_CERT: {
    meaning: "Certificate chain in PEM for STARTTLS on that port, read at start.",
    otherwise: "mails come without encryption",
  },
  INBOUND_TLS_KEY: { meaning: "Its key in PEM." },
  IMAP_URL: {
    meaning:
      "A mailbox from which Castor takes such mails, instead of that port or beside it: `imaps://user:password@host:993`, or `imap://` with STARTTLS. `INBOUND_ADDRESS` is the address of the mailbox.",
  },
  IMAP_AUTHSERV: {
    meaning:
      "The name under which the server of that mailbox writes `Authentication-Results` into each mail, such as `mx.example.org`. Its verdict on senders counts then.",
    otherwise: "signatures (DKIM) alone prove senders",
  },
  FILE_BYTES: {
    meaning:
      "Bytes of the largest file that a trip takes. A proxy in front of Castor must let bodies of that size through.",
  },
  FILES_PER_USER: { meaning: "Bytes that all files of one account may take in `DATA_DIR/files`." },
  RATE_LIMIT: { meaning: "`off` only for load tests." },
  ALLOWED_ORIGINS: { meaning: "Other origins whose pages may call the API, with commas." },
  API_HOSTS: {
    meaning:
      "Which API the page of a host calls: `page=API` pairs with commas. `/config.json` answers them.",
  },
  LANGUAGES: {
    meaning:
      "Languages of the interface, with commas. English (`en`) and Russian (`ru`) are always offered; `de` adds German.",
  },
  DEMO: {
    meaning: "Fill an empty embedded database with the demo.",
    otherwise: "`on` while `PUBLIC_URL` is localhost and the database is embedded",
  },
  SUPPORT_URL: { meaning: "Support link of the footer, for all languages except Russian." },
  SUPPORT_URL_RU: { meaning: "Support link of the footer, for Russian." },
  METRICS_PORT: {
    meaning: "Port of `/metrics` for Prometheus, without login. Keep it closed to the outside.",
    otherwise: "no metrics",
  },
  DRAIN_SECONDS: {
    meaning:
      "How long a stopping server still takes calls while `/api/ready` says that it is not ready. Behind a load balancer: longer than its checks take.",
  },
  LOG_LEVEL: { meaning: "`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`." },
} satisfies Meanings;

const accounts = {
  SMTP_URL: {
    meaning:
      "`smtp://user:password@host:587` (with `?requireTLS=true` never unencrypted) or `smtps://host`. Mails wait in the database while the mail server is down.",
    otherwise: "mails go to `DATA_DIR/outbox/`",
  },
  MAIL_FROM: { meaning: "Sender of mails.", otherwise: "`Castor <castor@HOST-OF-PUBLIC_URL>`" },
  GOOGLE_CLIENT_ID: {
    meaning:
      "Login with Google. Tell Google the address `PUBLIC_URL/api/auth/oauth/google/callback`.",
  },
  GOOGLE_CLIENT_SECRET: { meaning: "Secret of that client." },
  OIDC_ISSUER: {
    meaning:
      "Login with your OpenID provider, at `PUBLIC_URL/api/auth/oauth/oidc/callback`. It can log in as anybody whose address it calls verified.",
  },
  OIDC_CLIENT_ID: { meaning: "Client at that provider." },
  OIDC_CLIENT_SECRET: { meaning: "Secret of that client." },
  OIDC_NAME: { meaning: "Name of that provider on the button.", otherwise: "`OpenID`" },
  ANALYTICS_KEY: {
    meaning: "Project key of PostHog.",
    otherwise: "no analytics, and nobody is asked",
  },
  ANALYTICS_URL: {
    meaning: "Where events go: PostHog in the EU, or your own server.",
    otherwise: "`https://eu.i.posthog.com`",
  },
} satisfies Meanings;

const maps = {
  MAP_TILES_URL: {
    meaning:
      "Standard map from your server: a TileJSON of vector tiles, or pictures (`https://maps.example/{z}/{x}/{y}.png`). Needs `MAP_TILES_CREDITS`.",
    otherwise: "`basemap.pmtiles`, else OpenFreeMap, else the embedded world",
  },
  MAP_TILES_CREDITS: { meaning: "Makers of that map: `name=address` pairs with commas." },
  MAP_TILES_SCHEMA: {
    meaning: "Schema of those vector tiles: `openmaptiles` or `protomaps`.",
  },
  STADIA_API_KEY: {
    meaning: "Browser key of Stadia Maps. Limit it to your pages there.",
  },
  GEOAPIFY_API_KEY: { meaning: "Browser key of Geoapify's map. Limit it to your pages there." },
  SATELLITE_TILES_URL: {
    meaning: "Satellite pictures: `https://…/{z}/{x}/{y}.jpg?key=…`. Needs `SATELLITE_CREDITS`.",
  },
  SATELLITE_CREDITS: { meaning: "Makers of the pictures: `name=address` pairs with commas." },
  AMAP_TILES: {
    meaning: "`on`: the map of AutoNavi for trips in China. See first that you may.",
  },
} satisfies Meanings;

const providers = {
  PUBLIC_SERVICES: {
    meaning: "`off`: no free public service is used for what is not configured.",
  },
  PUSH_SERVICES: {
    meaning:
      "Push services besides those of Google, Mozilla, Apple and Microsoft: origins with commas. Browsers choose their service; to these no other rule applies.",
    otherwise: "only those four; nobody with `PUBLIC_SERVICES=off`",
  },
  NOMINATIM_URL: { meaning: "Your Nominatim server: `http://host:8080`." },
  PHOTON_URL: { meaning: "Your Photon server: `http://host:2322`." },
  GEOAPIFY_SEARCH_KEY: {
    meaning:
      "Geoapify finds places. Only the server sees this key: it is not the key of Geoapify's map.",
  },
  VALHALLA_URL: {
    meaning:
      "Your Valhalla server: `http://localhost:8002`. [data.md](data.md) says how to have one.",
  },
  OSRM_URL: {
    meaning:
      "Your OSRM server: `http://host:5000`. `{profile}` in it becomes `car` or `foot`, for one server each.",
  },
  GRAPHHOPPER_URL: { meaning: "Your GraphHopper server: `http://host:8989`." },
  GRAPHHOPPER_KEY: { meaning: "Its key. A key alone is for GraphHopper's own service." },
  OPENROUTESERVICE_URL: { meaning: "Your openrouteservice: `http://host:8080/ors`." },
  OPENROUTESERVICE_KEY: { meaning: "Its key. A key alone is for their own service." },
  RATES_PROVIDER: {
    meaning:
      "Who is asked for exchange rates once a day: `frankfurter`, `open-er-api`, `ecb-cbr`, or the address of your Frankfurter server.",
    otherwise: "`frankfurter`; nobody with `PUBLIC_SERVICES=off`",
  },
  AI_URL: {
    meaning:
      "Server of a language model that drafts points: `https://api.openai.com/v1`, `http://127.0.0.1:11434/v1` (Ollama), `https://api.anthropic.com`. Needs `AI_MODEL`.",
    otherwise: "drafts hold known facts only",
  },
  AI_MODEL: { meaning: "Name of the model there." },
  AI_KEY: { meaning: "Its key, where the server wants one." },
  AI_PROTOCOL: {
    meaning: "`openai` (chat completions, as most servers speak them) or `anthropic` (messages).",
  },
  AI_READS_BOOKINGS: {
    meaning:
      "`on`: the model is given the text of confirmations of bookings, with all names and codes in it, where the other steps have found too little.",
  },
  AI_DAILY_LIMIT: {
    meaning:
      "Drafts of the model, and confirmations that it is asked about, for one account in a day.",
  },
} satisfies Meanings;

type Meanings = Partial<Record<keyof ParsedVariables, VariableMeaning>>;

/** Every variable of the server, once: a declared one without a meaning does not compile. */
const all: Record<keyof ParsedVariables, VariableMeaning> = {
  ...server,
  ...accounts,
  ...maps,
  ...providers,
};

/** The parts of `docs/configuration.md`, each with the names of its variables, in order. */
export const variableGroups = [
  { title: "Server", variables: server },
  { title: "Accounts, mail and analytics", variables: accounts },
  { title: "Maps", variables: maps },
  { title: "Providers", variables: providers },
].map(({ title, variables }) => ({ title, names: namesOf(variables) }));

export const meaningOf = (name: keyof ParsedVariables) => all[name];

function namesOf(variables: Meanings) {
  return Object.keys(variables) as (keyof ParsedVariables)[];
}
