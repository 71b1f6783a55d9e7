import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { fillIn } from "../container/compose.mjs";

const folder = fileURLToPath(new URL("../../deploy/", import.meta.url));
const files = ["compose.yaml", "compose.full.yaml"];
const texts = z.array(z.string());

/** What of compose is used here. A key that it does not know is a mistake. */
const service = z.strictObject({
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  image: z
    .string()
    .regex(/^[\w./-]+:[\w.-]+$/)
    .optional(),
  restart: z.literal("unless-stopped"),
  read_only: z.boolean().optional(),
  tmpfs: texts.optional(),
  cap_drop: texts.optional(),
  security_opt: texts.optional(),
  stop_grace_period: z.string().optional(),
  ports: texts.optional(),
  volumes: texts.optional(),
  command: texts.optional(),
  environment: z.record(z.string(), z.string()).optional(),
  healthcheck: z.strictObject({ test: texts, interval: z.string() }).optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.literal("service_healthy") }))
    .optional(),
});
const compose = z.strictObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
const readCompose = (file: string) =>
  compose.parse(parse(readFileSync(join(folder, file), "utf8"), { strict: true }));

test.each(files)("%s is one of compose's, and what it names is there", (file) => {
  const { services, volumes } = readCompose(file);
  const named = Object.values(services).flatMap((one) => one.volumes ?? []);
  const own = named.map((one) => one.split(":")[0] ?? "").filter((name) => /^\w/.test(name));
  expect(new Set(own)).toEqual(new Set(Object.keys(volumes)));
  for (const { build, image, depends_on = {} } of Object.values(services)) {
    expect([build, image].filter((one) => one !== undefined)).toHaveLength(1);
    if (build) expect(existsSync(join(folder, build.context, build.dockerfile))).toBe(true);
    for (const name of Object.keys(depends_on)) expect(services[name]?.healthcheck).toBeDefined();
  }
});

test.each(files)("%s confines Castor, whose port only this machine reaches", (file) => {
  expect(readCompose(file).services.castor).toMatchObject({
    read_only: true,
    tmpfs: ["/tmp"],
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    ports: ["127.0.0.1:3000:3000"],
    volumes: ["data:/data"],
  });
});

test("a database with a network has no default password", () => {
  const { castor, postgres } = readCompose("compose.full.yaml").services;
  const fill = (values: Record<string, string>) =>
    [castor, postgres].map((one) => fillIn(one?.environment ?? {}, values));
  const PUBLIC_URL = "https://castor.example.org";
  expect(() => fill({ PUBLIC_URL })).toThrow("POSTGRES_PASSWORD is not set");
  expect(fill({ PUBLIC_URL, POSTGRES_PASSWORD: "kept" })).toMatchObject([
    { PUBLIC_URL, SMTP_URL: "", DATABASE_URL: "postgres://castor:kept@postgres:5432/castor" },
    { POSTGRES_PASSWORD: "kept" },
  ]);
});
