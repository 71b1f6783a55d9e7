import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const mailLimitMs = 10_000;

/** Somebody with an account, who plans trips by the same calls as the web app. */
export class Traveller {
  readonly #url: string;
  readonly #token: string;
  readonly username: string;
  readonly password = "measured-2026";

  private constructor(url: string, username: string, token: string) {
    this.#url = url;
    this.username = username;
    this.#token = token;
  }

  /** Registers, and follows the link of the mail in the outbox. */
  static async register(url: string, dataDir: string): Promise<Traveller> {
    const username = `bench-${Date.now()}@example.org`;
    const visitor = new Traveller(url, username, "");
    const { password } = visitor;
    await visitor.post("auth/register", { username, password, publicName: "Bench" });
    const session = await visitor.post("auth/confirm", {
      token: await readMailedToken(dataDir, username),
    });
    return new Traveller(url, username, String(session.access_token));
  }

  get headers(): Record<string, string> {
    return this.#token === "" ? {} : { authorization: `Bearer ${this.#token}` };
  }

  /** A trip of so many days with so many points each; answers its id and its days'. */
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

  /** A session as a browser has it. */
  async logIn(): Promise<Record<string, unknown>> {
    const { username, password } = this;
    return this.post("auth/login", { username, password });
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

/** What a person writes to a point: a name, a place, a line or two. */
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

/** The link's token, once the mail is in the outbox: whoever registers is answered before that. */
async function readMailedToken(dataDir: string, username: string): Promise<string> {
  const outbox = join(dataDir, "outbox");
  const deadline = Date.now() + mailLimitMs;
  while (Date.now() < deadline) {
    const names = await readdir(outbox).catch(() => []);
    for (const name of names.filter((name) => name.endsWith(".eml"))) {
      const letter = await readFile(join(outbox, name), "utf8");
      // The mail is quoted-printable: soft line breaks, and =3D for an equals sign.
      const text = letter.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
      const token = /confirm-email\?token=([\w-]+)/.exec(text)?.[1];
      if (letter.includes(`To: ${username}`) && token !== undefined) return token;
    }
    await wait(20);
  }
  throw new Error("No link in the outbox.");
}
