import { describe, expect, test } from "vitest";
import { StartFailure } from "../process/start-failure.ts";
import { readConfig } from "./config.ts";

const failure = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return "";
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
};

describe("configuration", () => {
  test("no variable is required", () => {
    expect(readConfig({})).toMatchObject({
      port: 3_000,
      host: undefined,
      publicUrl: "http://localhost:3000",
      databaseUrl: undefined,
      hasDemo: true,
      hasRateLimits: true,
      logLevel: "info",
      mailFrom: "Castor <castor@localhost>",
    });
  });

  test("an empty variable counts as absent", () => {
    expect(readConfig({ PORT: "", SMTP_URL: "" })).toMatchObject({
      port: 3_000,
      smtpUrl: undefined,
    });
  });

  test("PUBLIC_URL follows PORT unless it is set", () => {
    expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    expect(readConfig({ PUBLIC_URL: "https://trips.example.org/" }).publicUrl).toBe(
      "https://trips.example.org",
    );
  });

  test("the demo is on by default only at localhost with the embedded database", () => {
    const hasDemo = (environment: Record<string, string>) => readConfig(environment).hasDemo;
    expect(hasDemo({ PUBLIC_URL: "http://127.0.0.1:3000" })).toBe(true);
    expect(hasDemo({ PUBLIC_URL: "https://trips.example.org" })).toBe(false);
    expect(hasDemo({ DATABASE_URL: "postgres://localhost/castor" })).toBe(false);
    expect(hasDemo({ DEMO: "off" })).toBe(false);
    expect(hasDemo({ PUBLIC_URL: "https://trips.example.org", DEMO: "on" })).toBe(true);
  });

  test("LANGUAGES adds to English and Russian; what has no texts is refused with words", () => {
    expect(readConfig({}).languages).toEqual(["en", "ru"]);
    for (const LANGUAGES of ["de", "en, ru,de", "de,ru"])
      expect(readConfig({ LANGUAGES }).languages).toEqual(["en", "ru", "de"]);
    expect(() => readConfig({ LANGUAGES: "en,xx" })).toThrow(
      "LANGUAGES: should be codes with commas out of en, ru, de.",
    );
  });

  test("the id and the secret of a client may hold blanks, but no line breaks", () => {
    const client = {
      OIDC_ISSUER: "https://login.example.org",
      OIDC_CLIENT_ID: "Castor of the town",
      OIDC_CLIENT_SECRET: "four words of secret",
    };
    expect(readConfig(client)).toMatchObject({
      socialLogins: [{ clientId: "Castor of the town", clientSecret: "four words of secret" }],
    });
    expect(failure({ ...client, OIDC_CLIENT_ID: "two\nlines" })).toContain("OIDC_CLIENT_ID");
  });

  test("mails to accounts come in by a port, a mailbox or both, and else not at all", () => {
    expect(readConfig({}).inbound).toBeUndefined();
    const PUBLIC_URL = "https://trips.example.org";
    expect(readConfig({ PUBLIC_URL, INBOUND_SMTP_PORT: "2525" }).inbound).toEqual({
      ...{ base: "plans@trips.example.org", smtp: { port: 2_525 }, imap: undefined },
    });
    const IMAP_URL = "imaps://plans%40example.org:p@imap.example.org";
    expect(readConfig({ IMAP_URL, INBOUND_ADDRESS: "Plans@Example.org" }).inbound).toMatchObject({
      ...{ base: "plans@example.org", smtp: undefined, imap: { url: IMAP_URL } },
    });
    expect(failure({ IMAP_URL })).toContain("INBOUND_ADDRESS");
    for (const wrong of ["imap://host", "https://a:b@host", "imap://a:b@host/INBOX"])
      expect(failure({ IMAP_URL: wrong, INBOUND_ADDRESS: "a@b.example" })).toContain("IMAP_URL");
    for (const wrong of ["plans+x@example.org", "plans", "a b@example.org"])
      expect(failure({ INBOUND_ADDRESS: wrong })).toContain("INBOUND_ADDRESS");
  });

  test("lists are separated by commas", () => {
    const secret = "s".repeat(32);
    expect(
      readConfig({
        ALLOWED_ORIGINS: "https://a.example.org, http://localhost:5173",
        API_HOSTS: "a.example.org=https://api.example.org",
        JWT_SECRET: `new-${secret},old-${secret}`,
        TRUST_PROXY: "10.0.0.0/8,::1",
      }),
    ).toMatchObject({
      allowedOrigins: ["https://a.example.org", "http://localhost:5173"],
      apiHosts: { "a.example.org": "https://api.example.org" },
      jwtSecrets: [`new-${secret}`, `old-${secret}`],
      trustProxy: ["10.0.0.0/8", "::1"],
    });
  });

  test.each([
    ["MAP_TILES_URL", "tiles.example"],
    ["MAP_TILES_URL", "https://maps.example/{z}/{x}.png"],
    ["MAP_TILES_URL", "https://{s}.maps.example/{z}/{x}/{y}.png"],
    ["MAP_TILES_SCHEMA", "mapbox"],
    ["MAP_TILES_CREDITS", "Town Hall"],
    ["MAP_TILES_CREDITS", "Town Hall=javascript:alert(1)"],
    ["SATELLITE_TILES_URL", "https://space.example/tiles.json"],
    ["STADIA_API_KEY", "two words"],
    ["AMAP_TILES", "yes"],
    ["PUBLIC_SERVICES", "maybe"],
    ["RATES_PROVIDER", "bank"],
    ["RATES_PROVIDER", "http://rates.example.org/?base=EUR"],
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "0"],
    ["PORT", "-1"],
    ["HOST", "not a host"],
    ["PUBLIC_URL", "castor.example"],
    ["PUBLIC_URL", "https://example.org/trips"],
    ["PUBLIC_URL", "ftp://example.org"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["OSRM_URL", "roads.example.net"],
    ["OSRM_URL", "ftp://osrm.example.org"],
    ["OSRM_URL", "http://name:password@osrm.example.org"],
    ["OSRM_URL", "http://osrm.example.org/?profile=car"],
    ["VALHALLA_URL", "roads.example.net:8002"],
    ["GRAPHHOPPER_URL", "http://roads.example.net/?key=secret"],
    ["GRAPHHOPPER_KEY", "two words"],
    ["OPENROUTESERVICE_URL", "roads.example.net/ors"],
    ["OPENROUTESERVICE_KEY", "two words"],
    ["NOMINATIM_URL", "places.example.net"],
    ["NOMINATIM_URL", "https://places.example.net/search?q="],
    ["PHOTON_URL", "http://name:password@places.example.net"],
    ["GEOAPIFY_SEARCH_KEY", "two words"],
    ["AI_URL", "model.example.net"],
    ["AI_URL", "http://127.0.0.1:11434/v1?key=secret"],
    ["AI_KEY", "two words"],
    ["AI_PROTOCOL", "telepathy"],
    ["AI_DAILY_LIMIT", "0"],
    ["AI_DAILY_LIMIT", "many"],
    ["DATABASE_URL", "mysql://localhost/castor"],
    ["DATABASE_URL", "nonsense"],
    ["JWT_SECRET", "too short"],
    ["JWT_SECRET", `${"s".repeat(32)},short`],
    ["REDIS_URL", "http://redis.example.org"],
    ["REDIS_URL", "redis://redis.example.org/castor"],
    ["SMTP_URL", "https://mail.example.org"],
    ["MAIL_FROM", "Castor"],
    ["MAIL_FROM", "Castor <a@b.co>\r\nBcc: <c@d.co>"],
    ["RATE_LIMIT", "no"],
    ["ALLOWED_ORIGINS", "*"],
    ["ALLOWED_ORIGINS", "https://a.example.org/path"],
    ["API_HOSTS", "https://castor.example"],
    ["DEMO", "true"],
    ["SUPPORT_URL", "javascript:alert(1)"],
    ["SUPPORT_URL_RU", "t.me/castor"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%j is refused in one line with its name and without its value", (name, value) => {
    const line = failure({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name}: should be .+\\.$`));
    expect(line.split("\n")).toHaveLength(1);
    if (value.length > 8) expect(line).not.toContain(value);
  });

  test("Frankfurter provides the rates unless another provider is set or public services are off", () => {
    const ratesOf = (environment: Record<string, string>) => readConfig(environment).rates;
    expect(ratesOf({})).toEqual({ provider: "frankfurter" });
    expect(ratesOf({ PUBLIC_SERVICES: "off" })).toBeUndefined();
    expect(ratesOf({ RATES_PROVIDER: "open-er-api" })).toEqual({ provider: "open-er-api" });
    expect(ratesOf({ RATES_PROVIDER: "ecb-cbr", PUBLIC_SERVICES: "off" })).toEqual({
      provider: "ecb-cbr",
    });
    expect(ratesOf({ RATES_PROVIDER: "http://10.0.0.5:8080/rates" })).toEqual({
      provider: "frankfurter",
      url: "http://10.0.0.5:8080/rates",
    });
  });

  test("an own map needs the credits of its makers", () => {
    expect(failure({ SATELLITE_TILES_URL: "https://space.example/{z}/{x}/{y}.jpg" })).toBe(
      "SATELLITE_CREDITS: is needed beside SATELLITE_TILES_URL.",
    );
    expect(failure({ MAP_TILES_URL: "https://maps.example/town.json" })).toBe(
      "MAP_TILES_CREDITS: is needed beside MAP_TILES_URL.",
    );
  });

  test("a model needs its address and its name", () => {
    expect(readConfig({ AI_KEY: "key" }).ai).toBeUndefined();
    expect(readConfig({ AI_URL: "http://127.0.0.1:11434/v1", AI_MODEL: "gemma3" }).ai).toEqual({
      protocol: "openai",
      url: "http://127.0.0.1:11434/v1",
      model: "gemma3",
      key: undefined,
      dailyLimit: 50,
      readsBookings: false,
    });
    expect(failure({ AI_URL: "https://api.example.org" })).toBe(
      "AI_MODEL: is needed beside AI_URL.",
    );
  });

  test("every invalid variable has its line", () => {
    expect(failure({ PORT: "x", DEMO: "x", LOG_LEVEL: "x" }).split("\n")).toHaveLength(3);
  });

  test("a demo in a shared database is refused", () => {
    expect(failure({ DEMO: "on", DATABASE_URL: "postgres://localhost/castor" })).toMatch(/^DEMO: /);
  });
});
