import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ids } from "../../apps/server/testing/calls/sample-calls.ts";
import { startPostgres } from "../../apps/server/testing/databases/postgres.ts";
import { spawnServer } from "../../apps/server/testing/servers/spawn-server.ts";
import { createRandom } from "../../packages/core/src/basics/create-random.ts";
import { BenchUser, makePointBody } from "../bench-user.ts";
import { type Dice, rollWith } from "./hostile-values.ts";
import { type FuzzRequest, type Knowledge, makeRequest } from "./make-request.ts";

const atOnce = 4;
const hangMs = 2_000;
/** A PDF is drawn in a thread of its own, which has a time limit. */
const pdfMs = 10_000;
const giveUpMs = 20_000;
/** So often it is looked whether the sender still has an account. */
const lookEvery = 250;

export interface FuzzOptions {
  requests: number;
  seed: string;
  isPostgres: boolean;
}

/** Sends hostile requests to a server. Prints what is wrong; answers whether nothing was. */
export async function runFuzz({ requests, seed, isPostgres }: FuzzOptions): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "castor-fuzz-"));
  const postgres = isPostgres ? await startPostgres() : null;
  const server = await spawnServer({
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url ?? "",
    LOG_LEVEL: "error",
  });
  try {
    const bystander = await BenchUser.register(server.origin, folder);
    const theirs = await makeTrip(bystander);
    const { trip } = theirs;
    const paths = [`trip/${trip}`, `note/${trip}`, `finance/table/${trip}`, "trip", "auth/me"];
    const readTheirs = async () =>
      digest(await Promise.all(paths.map((path) => bystander.get(path))));
    const before = await readTheirs();
    const dice = rollWith(createRandom(seed));
    const seen = new Sightings();
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    let known = await makeSender(server.origin, folder, theirs);
    let sent = 0;
    const work = async () => {
      while (sent < requests && server.process.exitCode === null) {
        sent += 1;
        const number = sent;
        if (number % lookEvery === 0)
          known = await keepSender(known, server.origin, folder, theirs);
        const request = makeFrom(dice, known);
        seen.note(number, request, await sendOne(server.origin, agent, request));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    agent.destroy();
    const hasEnded = server.process.exitCode !== null;
    if (hasEnded) console.log("✗ the server has ended");
    const isUntouched = !hasEnded && (await readTheirs()) === before;
    if (!isUntouched) console.log("✗ the trip of the bystander is not what it was");
    console.log(
      `${requests.toLocaleString("en")} requests, seed ${seed}, ${isPostgres ? "PostgreSQL" : "SQLite"}: ${seen.summary()}`,
    );
    if (seen.troubles > 0) console.log(server.output().slice(-6_000));
    return isUntouched && seen.troubles === 0;
  } catch (error) {
    console.log(server.output().slice(-6_000));
    throw error;
  } finally {
    await server.end("SIGKILL");
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

const nobody = "AAAAAAAAAAAAAAAAAAAAAA";

/** A trip with one of everything, of one person alone. */
async function makeTrip(user: BenchUser): Promise<Ids> {
  const { tripId, routeIds } = await user.plan(2, 3);
  const [route = "", otherRoute = ""] = routeIds;
  const point = await user.post("point", makePointBody(route, 0, 4));
  const idea = await user.post("idea", { tripId, name: "Vineyard", lat: 48.2, lng: 16.3 });
  const item = await user.post("finance", {
    tripId,
    name: "Tickets",
    finance: { price: 10, currency: "EUR" },
  });
  const note = await user.post("note", { tripId, text: "Bring an umbrella" });
  await user.post("trip", { id: tripId, isPublic: true, isInCatalog: true });
  return {
    trip: tripId,
    route,
    otherRoute,
    stop: String(point.id),
    place: String(point.linkId),
    idea: String(idea.id),
    item: String(item.id),
    note: String(note.id),
    file: nobody,
    attachment: nobody,
    member: nobody,
  };
}

const missing: Ids = {
  trip: nobody,
  route: nobody,
  otherRoute: nobody,
  stop: nobody,
  place: nobody,
  idea: nobody,
  item: nobody,
  note: nobody,
  file: nobody,
  attachment: nobody,
  member: nobody,
};

async function makeSender(url: string, folder: string, theirs: Ids): Promise<Knowledge> {
  const user = await BenchUser.register(url, folder);
  const token = user.headers.authorization?.replace("Bearer ", "") ?? "";
  const own = await makeTrip(user);
  return { token, ids: [own, own, theirs, missing] };
}

/** The sender may have ended its session or removed its account or its trip: then there is a new one. */
async function keepSender(
  known: Knowledge,
  url: string,
  folder: string,
  theirs: Ids,
): Promise<Knowledge> {
  const answer = await fetch(`${url}/api/note/${known.ids[0].trip}`, {
    headers: { authorization: `Bearer ${known.token}` },
  });
  await answer.arrayBuffer();
  return answer.ok ? known : makeSender(url, folder, theirs);
}

const pages = [
  "/",
  "/catalog",
  "/map/",
  "/sitemap.xml",
  "/preview/",
  "/robots.txt",
  "/sw.js",
  "/share-target",
  "/config.json",
] as const;

/** Mostly calls, sometimes the address of a page or a file. */
function makeFrom(dice: Dice, known: Knowledge): FuzzRequest {
  const request = makeRequest(dice, known);
  if (!dice.chance(0.05)) return request;
  return { ...request, name: "page", path: dice.pick(pages) + request.path.slice("/api/".length) };
}

interface Outcome {
  status: number;
  milliseconds: number;
  error: string;
}

function sendOne(
  origin: string,
  agent: Agent,
  { method, path, headers, body }: FuzzRequest,
): Promise<Outcome> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, error = "") =>
      resolve({ status, milliseconds: performance.now() - begun, error });
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const call = send(
      origin + path,
      { method, agent, headers: { ...headers, ...length }, timeout: giveUpMs },
      (answer) => {
        // A stream is open for as long as its caller likes.
        if (answer.headers["content-type"]?.startsWith("text/event-stream")) {
          end(answer.statusCode ?? 0);
          answer.on("error", () => undefined).destroy();
          return;
        }
        answer.resume();
        answer.once("end", () => end(answer.statusCode ?? 0));
        answer.once("error", (error) => end(0, error.message));
      },
    );
    call.once("timeout", () => call.destroy(new Error("no answer")));
    call.once("error", (error) => end(0, error.message));
    call.end(body);
  });
}

/** Counts answers, and prints each kind of trouble once. */
class Sightings {
  readonly #statuses = new Map<number, number>();
  readonly #reported = new Set<string>();
  #slowest = { milliseconds: 0, name: "" };
  troubles = 0;

  note(number: number, request: FuzzRequest, { status, milliseconds, error }: Outcome): void {
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    if (milliseconds > this.#slowest.milliseconds)
      this.#slowest = { milliseconds, name: request.name };
    // A body that is too large is refused while it is sent: the connection may be closed under it.
    const isCut = status === 0 && (request.body?.length ?? 0) > 1_000_000;
    if ((status >= 500 || status === 0) && !isCut)
      this.#notify(number, request, `${status} ${error}`);
    if (milliseconds > (request.name === "exports.pdf" ? pdfMs : hangMs))
      this.#notify(number, request, `took ${milliseconds.toFixed(0)} ms`);
  }

  summary(): string {
    const counts = [...this.#statuses].toSorted(([one], [other]) => one - other);
    const { milliseconds, name } = this.#slowest;
    return `${counts.map(([status, count]) => `${status}: ${count}`).join(", ")}; slowest ${milliseconds.toFixed(0)} ms (${name})`;
  }

  #notify(number: number, { name, method, path, headers, body }: FuzzRequest, what: string): void {
    this.troubles += 1;
    const key = `${name} ${what.replace(/\d+ ms/, "")}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    const { authorization: _, ...others } = headers;
    console.log(
      `✗ request ${number}, ${name}: ${what}\n  ${method} ${path.slice(0, 300)} ${JSON.stringify(others).slice(0, 300)}\n  ${String(body).slice(0, 500)}`,
    );
  }
}
