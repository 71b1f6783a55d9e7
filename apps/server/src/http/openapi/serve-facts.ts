import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Endpoint } from "@castor/core/endpoint.ts";
import type { SiteConfig } from "@castor/core/services/site-config.ts";
import type { FastifyInstance } from "fastify";
import { sendJson, sendText } from "../answers/send-json.ts";

export interface Site {
  checkout: string;
  web: string;
  publicUrl: string;
  siteConfig: SiteConfig;
  groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
}

/** Serves the version, the configuration of the web app, and the OpenAPI document with a page that shows it. */
export function serveFacts(app: FastifyInstance, site: Site): void {
  const version = once(async () => JSON.stringify(await readVersion(site)));
  const describe = async () => {
    const { describeApi } = await import("./openapi.ts");
    const { version: number } = await readVersion(site);
    return describeApi(site.groups, { version: number, url: site.publicUrl });
  };
  const description = once(async () => JSON.stringify(await describe()));
  const page = once(async () => {
    const { drawApiPage } = await import("./api-page.ts");
    return drawApiPage(await describe());
  });
  const facts: Record<string, () => Promise<string>> = {
    "/version.json": version,
    "/config.json": async () => JSON.stringify(site.siteConfig),
    "/api/openapi.json": description,
  };
  for (const [path, read] of Object.entries(facts))
    app.get(path, { exposeHeadRoute: true }, async (request, reply) => {
      reply.header("cache-control", "no-cache");
      return sendJson(request, reply, await read());
    });
  app.get("/api/docs", { exposeHeadRoute: true }, async (request, reply) => {
    reply.header("cache-control", "no-cache");
    return sendText(request, reply, { text: await page(), type: "text/html" });
  });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function readVersion({ checkout, web }: Pick<Site, "checkout" | "web">) {
  const { version } = JSON.parse(await readFile(join(checkout, "package.json"), "utf8")) as {
    version: string;
  };
  const built = await stat(join(web, "index.html")).catch(() => undefined);
  return {
    version,
    commit: await readCommit(join(checkout, ".git")),
    buildTime: built === undefined ? null : built.mtime.toISOString(),
  };
}

/** The checked-out commit; null outside a repository. */
async function readCommit(repository: string): Promise<string | null> {
  const read = (name: string) => readFile(join(repository, name), "utf8").catch(() => "");
  const head = (await read("HEAD")).trim();
  const ref = /^ref: (.+)$/.exec(head)?.[1];
  if (ref === undefined) return head === "" ? null : head;
  const commit = (await read(ref)).trim();
  if (commit !== "") return commit;
  const packed = (await read("packed-refs")).split("\n").find((line) => line.endsWith(` ${ref}`));
  return packed?.split(" ")[0] ?? null;
}
