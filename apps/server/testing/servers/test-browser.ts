import { parseCookie } from "cookie";
import type { LightMyRequestResponse } from "fastify";
import type { TestApp } from "./test-app.ts";

const maxSteps = 12;

/** A browser's cookies by name. All are for the whole site. */
class CookieJar {
  readonly #kept = new Map<string, string>();

  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/s);
      const isGone = /; ?max-age=0(;|$)/i.test(line) || /; ?expires=Thu, 01 Jan 1970/i.test(line);
      if (isGone) this.#kept.delete(name);
      else this.#kept.set(name, value);
    }
  }

  get header(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  set(name: string, value: string): void {
    this.#kept.set(name, value);
  }
}

/** A browser for social logins: it stores the site's cookies and follows redirects. */
export class TestBrowser {
  readonly #server: TestApp;
  readonly #own = new CookieJar();

  constructor(server: TestApp) {
    this.#server = server;
  }

  /** The site's cookies by name. */
  get cookies(): Record<string, string | undefined> {
    return parseCookie(this.#own.header);
  }

  set(name: string, value: string): void {
    this.#own.set(name, value);
  }

  /** Calls the site with its cookies, at an address or a path below `/api/`. */
  async call(method: string, address: string, body?: unknown): Promise<LightMyRequestResponse> {
    const path = address.replace(/^https?:\/\/[^/]+\/api\//, "");
    const answer = await this.#server.call(method, path, {
      headers: { cookie: this.#own.header },
      ...(body !== undefined && { body }),
    });
    this.#own.keep([answer.headers["set-cookie"] ?? []].flat());
    return answer;
  }

  /** Opens an address of the site, which must redirect. Returns the target. */
  async follow(address: string): Promise<string> {
    const { statusCode, headers, body } = await this.call("GET", address);
    if (statusCode !== 302) throw new Error(`Not sent on: ${statusCode} ${body}`);
    return String(headers.location);
  }

  /** Goes from the login button through the provider's pages. Returns the callback address. */
  async goThrough(email: string | null, start = "auth/oauth/oidc"): Promise<string> {
    return walkProvider(await this.follow(start), email);
  }

  /** Logs in completely. Returns the address where that ends. */
  async logIn(email: string | null, start?: string): Promise<URL> {
    return new URL(await this.follow(await this.goThrough(email, start)));
  }

  /** Logs in and exchanges the code. Throws when the login failed. */
  async logInAndExchange(email: string, start?: string): Promise<LightMyRequestResponse> {
    const end = await this.logIn(email, start);
    const code = end.searchParams.get("code");
    if (code === null) throw new Error(`No code: ${end.search}`);
    return this.call("POST", "auth/oauth/exchange", { code });
  }
}

/** Goes through the provider's pages as a new user. An `email` of null cancels. */
async function walkProvider(start: string, email: string | null): Promise<string> {
  const { origin } = new URL(start);
  const jar = new CookieJar();
  const go = async (address: string, form?: URLSearchParams) => {
    const answer = await fetch(address, {
      redirect: "manual",
      headers: { cookie: jar.header },
      ...(form && { method: "POST", body: form }),
    });
    jar.keep(answer.headers.getSetCookie());
    return answer;
  };
  let address = start;
  for (let step = 0; step < maxSteps; step += 1) {
    if (new URL(address).origin !== origin) return address;
    let answer = await go(address);
    if (answer.status === 200)
      answer = await go(address, new URLSearchParams(email === null ? { cancel: "1" } : { email }));
    const next = answer.headers.get("location");
    if (next === null) throw new Error(`Stuck at ${address}: ${answer.status}`);
    address = new URL(next, address).href;
  }
  throw new Error("The provider sends in circles.");
}
