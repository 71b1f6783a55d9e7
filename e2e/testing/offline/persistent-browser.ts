import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page, type TestInfo } from "@playwright/test";
import { takeWebGlAway, watchPage } from "../journey.ts";

interface PersistentOptions {
  baseURL: string;
  logged: readonly string[];
  hasWebGl: boolean;
}

/** A browser with its own profile, which a journey may close and start again. */
export class PersistentBrowser {
  readonly #profile: string;
  readonly #options: Parameters<typeof chromium.launchPersistentContext>[1];
  readonly #logged: readonly string[];
  readonly #hasWebGl: boolean;
  readonly #problems: string[] = [];
  #context: BrowserContext | null = null;

  private constructor(
    profile: string,
    { project }: TestInfo,
    { baseURL, logged, hasWebGl }: PersistentOptions,
  ) {
    const { launchOptions, viewport, hasTouch, isMobile, deviceScaleFactor, locale, timezoneId } =
      project.use;
    this.#profile = profile;
    this.#logged = logged;
    this.#hasWebGl = hasWebGl;
    this.#options = Object.fromEntries(
      Object.entries({
        ...launchOptions,
        ...{ viewport, hasTouch, isMobile, deviceScaleFactor, locale, timezoneId, baseURL },
        serviceWorkers: "allow",
      }).filter(([, value]) => value !== undefined),
    );
  }

  /** Opens a browser of the project's size and language on an empty profile. Service workers run in it. */
  static async open(info: TestInfo, options: PersistentOptions): Promise<PersistentBrowser> {
    const profile = await mkdtemp(join(tmpdir(), "castor-e2e-profile-"));
    const browser = new PersistentBrowser(profile, info, options);
    await browser.#launch();
    return browser;
  }

  async #launch(): Promise<void> {
    const context = await chromium.launchPersistentContext(this.#profile, this.#options);
    context.setDefaultTimeout(30_000);
    if (!this.#hasWebGl) await context.addInitScript(takeWebGlAway);
    context.on("page", (page) => watchPage(page, this.#logged, this.#problems));
    for (const page of context.pages()) watchPage(page, this.#logged, this.#problems);
    this.#context = context;
  }

  get context(): BrowserContext {
    if (this.#context === null) throw new Error("The browser is closed.");
    return this.#context;
  }

  /** The page that a started browser shows. */
  get page(): Page {
    const [page] = this.context.pages();
    if (page === undefined) throw new Error("The browser has no page.");
    return page;
  }

  /** Ends the whole browser and starts it again on the same profile. Answers its page. */
  async coldStart(): Promise<Page> {
    await this.context.close();
    await this.#launch();
    return this.page;
  }

  /** Ends the browser, removes its profile, and fails when something went wrong in a console. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
    await rm(this.#profile, { recursive: true, force: true });
    expect(this.#problems, "nothing goes wrong in the console").toEqual([]);
  }
}
