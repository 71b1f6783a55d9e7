import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Somebody with an account, who plans trips by the same calls as the web app. */
export class Traveller {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** Registers, and follows the link of the mail in the outbox. */
  static async register(url: string, dataDir: string): Promise<Traveller> {
    const visitor = new Traveller(url, "");
    const username = `bench-${Date.now()}@example.org`;
    const password = "measured-2026";
    await visitor.post("auth/register", { username, password, publicName: "Bench" });
    const session = await visitor.post("auth/confirm", { token: readMailedToken(dataDir) });
    return new Traveller(url, String(session.access_token));
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

function readMailedToken(dataDir: string): string {
  const outbox = join(dataDir, "outbox");
  const newest = readdirSync(outbox).toSorted().at(-1) ?? "";
  // The mail is quoted-printable: soft line breaks, and =3D for an equals sign.
  const letter = readFileSync(join(outbox, newest), "utf8")
    .replace(/=\r?\n/g, "")
    .replaceAll("=3D", "=");
  const token = /confirm-email\?token=([\w-]+)/.exec(letter)?.[1];
  if (token === undefined) throw new Error("No link in the outbox.");
  return token;
}
