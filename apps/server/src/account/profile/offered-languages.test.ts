import { offerLanguages } from "@castor/core/basics/language.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { makeWebFolder } from "../../../testing/servers/web-folder.ts";

const page = (language: string, sight: string) =>
  `<!doctype html><html lang="${language}" data-languages="en ru"><title>Castor</title><p>${sight}</p></html>`;

describe.each(testDatabases())("languages that the operator adds on $name", (kind) => {
  let server: TestApp;
  let removeFolder: () => Promise<void>;

  beforeAll(async () => {
    const { folders, remove } = await makeWebFolder({
      "index.html": page("en", "Templates"),
      "sw.js": "self",
      "../package.json": '{"version":"1.2.3"}',
      ".frames/shell.ru.html": page("ru", "Заготовки"),
      ".frames/shell.de.html": page("de", "Vorlagen"),
      ".frames/help.en.html": page("en", "Help"),
      ".frames/help.de.html": page("de", "Hilfe"),
    });
    removeFolder = remove;
    server = await startTestApp(kind, { LANGUAGES: "de" }, { folders });
  });
  afterAll(async () => {
    await server.dispose();
    await removeFolder();
    offerLanguages([]);
  });

  const open = async (url: string, headers: Record<string, string> = {}) => {
    const asked = { accept: "text/html", ...headers };
    return (await server.app.inject({ url, headers: asked })).body;
  };

  /** Asks for a new password, and answers the language of the mail. */
  const languageOfResetMail = async ({ username }: Person) => {
    await server.call("POST", "auth/forgot-password", { body: { username } });
    return vi.waitFor(async () => {
      const mail = (await server.mails()).find(
        (one) => one.includes(username) && one.includes("/reset-password"),
      );
      return /<html lang=3D"(\w+)"/.exec(mail ?? "")?.[1] ?? expect.fail("no mail yet");
    });
  };

  test("answers and mails speak German, and the account may", async () => {
    const headers = { "x-language": "de" };
    const unknown = await server.call("GET", "auth/me", { headers });
    expect(unknown.json().message).toBe("Melde dich an, um fortzufahren.");
    const person = await server.register("Greta");
    const set = await server.call("PUT", "auth/language", { as: person, body: { lang: "de" } });
    expect(set.json()).toEqual({ success: true, lang: "de" });
    expect(await languageOfResetMail(person)).toBe("de");
    const described = await server.app.inject("/api/openapi.json");
    expect(described.body).toContain('"enum":["en","ru","de"]');
  });

  test("a page is in the reader's language alone, and says which ones there are", async () => {
    const german = { "accept-language": "de-AT,en;q=0.5" };
    expect(await open("/trips", german)).toBe(page("de", "Vorlagen").replace("en ru", "en ru de"));
    expect(await open("/trips", { ...german, cookie: "language=ru" })).toContain("Заготовки");
    expect(await open("/index.html?lang=de&revision=1")).toContain("Vorlagen");
    expect(await open("/no/such/page", german)).toContain("Vorlagen");
    const help = await open("/help", german);
    expect(help).toContain("Hilfe");
    expect(help).toContain('hreflang="de"');
    expect(help).toContain('<meta property="og:locale" content="de_DE">');
    expect(await open("/trips")).toContain("Templates");
    const { headers } = await server.app.inject("/trips");
    expect(headers.vary).toContain("Accept-Language, Cookie");
  });

  test("when German is withdrawn, whoever has chosen it gets the default, without an error", async () => {
    const person = await server.register("Gustav");
    await server.call("PUT", "auth/language", { as: person, body: { lang: "de" } });
    offerLanguages([]);
    const me = await server.call("GET", "auth/me", { as: person, headers: { "x-language": "de" } });
    expect([me.statusCode, me.json().lang]).toEqual([200, "en"]);
    expect(await languageOfResetMail(person)).toBe("en");
    const again = await server.call("PUT", "auth/language", { as: person, body: { lang: "de" } });
    expect(again.statusCode).toBe(400);
    expect(await open("/help", { "accept-language": "de" })).not.toContain('hreflang="de"');
    offerLanguages(["de"]);
    expect((await server.call("GET", "auth/me", { as: person })).json().lang).toBe("de");
  });
});
