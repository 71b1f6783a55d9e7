import { setTimeout as wait } from "node:timers/promises";
import { readOutbox, selectMailsTo } from "../apps/server/testing/servers/outbox.ts";

const mailTimeoutMs = 10_000;

/** A user with an account, who plans trips by the calls of the web app. */
export class BenchUser {
  readonly #url: string;
  readonly #token: string;
  readonly username: string;
  readonly password = "measured-2026";

  private constructor(url: string, username: string, token: string) {
    this.#url = url;
    this.username = username;
    this.#token = token;
  }

  /** Registers and confirms the link of the mail in the outbox. */
  static async register(url: string, dataDir: string): Promise<BenchUser> {
    const username = `bench-${Date.now()}@example.org`;
    const visitor = new BenchUser(url, username, "");
    const { password } = visitor;
    await visitor.post("auth/register", { username, password, publicName: "Bench" });
    const session = await visitor.post("auth/confirm", {
      token: await readMailedToken(dataDir, username),
    });
    const user = new BenchUser(url, username, String(session.access_token));
    // A tour would cover what is measured.
    await user.post("tours/finish", { tourId: "mapTour", status: "skipped" });
    return user;
  }

  get headers(): Record<string, string> {
    return this.#token === "" ? {} : { authorization: `Bearer ${this.#token}` };
  }

  /** Makes a trip of so many days with so many points each. Returns its id and those of its days. */
  async plan(days: number, pointsPerDay: number): Promise<{ tripId: string; routeIds: string[] }> {
    const trip = await this.post("trip", { name: `${days} days` });
    const routeIds: string[] = [];
    for (let day = 0; day < days; day++) {
      const date = new Date(Date.UTC(2027, 4, 1 + day)).toISOString().slice(0, 10);
      const route = await this.post("route", {
        tripId: trip.id,
        name: `Day ${day + 1}`,
        date: `${date} 09:00`,
      });
      routeIds.push(String(route.id));
      for (let order = 0; order < pointsPerDay; order++)
        await this.post("point", makePointBody(String(route.id), day, order));
    }
    return { tripId: String(trip.id), routeIds };
  }

  /** Logs in. Returns the session as a browser gets it. */
  async logIn(): Promise<Record<string, unknown>> {
    const { username, password } = this;
    return this.post("auth/login", { username, password });
  }

  async get(path: string): Promise<unknown> {
    const answer = await fetch(`${this.#url}/api/${path}`, { headers: this.headers });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async post(path: string, body: unknown): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.#url}/api/${path}`, {
      method: "POST",
      headers: { ...this.headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }
}

/** The fields of a usual point. */
export function makePointBody(routeId: string, day: number, order: number) {
  return {
    routeId,
    name: `Sight ${order + 1} of day ${day + 1}`,
    lat: 41.69 + order / 100,
    lng: 44.83 + day / 100,
    typeId: "Museum",
    address: `${order + 1} Rustaveli Avenue, Tbilisi`,
    description: "Closed on Mondays; the lower floor takes an hour.",
  };
}

/** Waits for the mail with the link and returns its token: a registration is answered before its mail is sent. */
async function readMailedToken(dataDir: string, username: string): Promise<string> {
  const deadline = Date.now() + mailTimeoutMs;
  while (Date.now() < deadline) {
    const mails = await selectMailsTo(username, await readOutbox(dataDir));
    const links = mails.map(({ text = "" }) => /confirm-email\?token=([\w-]+)/.exec(text));
    const token = links.at(-1)?.[1];
    if (token !== undefined) return token;
    await wait(20);
  }
  throw new Error("No link in the outbox.");
}
