import type { Endpoint } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string; required: boolean; description?: string }[];
  responses: Record<string, object>;
}
interface Success {
  headers?: Record<string, object>;
}
interface Description {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

const [sqlite] = testDatabases();
const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints;

describe("/api/openapi.json", () => {
  let server: TestApp;
  let description: Description;
  beforeAll(async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(sqlite);
    description = (await server.call("GET", "openapi.json")).json<Description>();
  });
  afterAll(() => server.dispose());

  test("is a valid OpenAPI 3.1 document", async () => {
    const { valid, errors } = await new Validator().validate({ ...description });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(description.openapi).toBe("3.1.0");
    expect(description.servers).toEqual([{ url: "http://localhost:3000/api" }]);
  });

  test("is shown by a page that names every call and runs no script", async () => {
    const answer = await server.call("GET", "docs");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
    expect(operations.length).toBeGreaterThan(50);
    for (const { operationId } of operations)
      expect(answer.body).toContain(`<details id="${operationId}">`);
    expect(answer.body).not.toContain("<script");
  });

  test("follows all rules that Redocly recommends", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const source = JSON.stringify(description);
    const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
    const errors = problems.filter(({ severity }) => severity === "error");
    expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    // Proof that the rules run: this one only warns, since tags have no descriptions.
    expect(problems.map(({ ruleId }) => ruleId)).toContain("tag-description");
  });

  test("has one path for calls with different names of a parameter, and describes the parameter", () => {
    const shapes = Object.keys(description.paths).map((path) => path.replace(/\{\w+\}/g, "{}"));
    expect(shapes).toEqual([...new Set(shapes)]);
    const { get, delete: remove } = description.paths["/note/{id}"] ?? {};
    expect([get?.operationId, remove?.operationId]).toEqual(["notes.list", "notes.remove"]);
    expect(get?.parameters[0]).toMatchObject({ name: "id", description: "The tripId" });
    expect(remove?.parameters[0]?.description).toBeUndefined();
  });

  test("describes every row of the endpoint table, tagged by its noun", () => {
    const described = Object.values(description.paths).flatMap((path) => Object.values(path));
    const rows = Object.entries(groups).flatMap(([group, members]) =>
      Object.keys(members).map((name) => [`${group}.${name}`, [group]]),
    );
    expect(described.map(({ operationId, tags }) => [operationId, tags])).toEqual(
      expect.arrayContaining(rows),
    );
    expect(described).toHaveLength(rows.length);
    const summaries = described.map(({ summary }) => summary);
    expect(summaries.filter((summary) => !/^[A-Z].{5,79}[^.]$/.test(summary))).toEqual([]);
  });

  test("names access, input and failures of each call", () => {
    const get = description.paths["/trip/{id}"]?.get;
    expect(get?.security).toEqual([{}, { accessToken: [] }]);
    expect(get?.parameters.map(({ name }) => name)).toEqual(["id", "X-Language", "If-None-Match"]);
    expect(Object.keys(get?.responses ?? {})).toEqual(
      expect.arrayContaining(["200", "304", "401", "404", "500"]),
    );
    const copy = description.paths["/trip/copy/{id}"]?.get;
    expect(copy?.security).toEqual([{ accessToken: [] }]);
    expect(copy?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["id", "startDate", "routeIds", "Idempotency-Key"]),
    );
  });

  test("names the date, the source and the caching of third-party data", () => {
    const rates = description.paths["/service/rates"]?.get;
    expect(rates?.parameters.map(({ name }) => name)).toEqual([
      ...["currency", "X-Language", "If-None-Match"],
    ]);
    expect(Object.keys(rates?.responses ?? {})).toContain("304");
    const success = rates?.responses["200"] as Success;
    expect(Object.keys(success.headers ?? {})).toEqual(["ETag", "Last-Modified", "X-Source"]);
  });

  test("names redirects and files", () => {
    const begin = description.paths["/auth/oauth/{provider}"]?.get;
    expect(Object.keys(begin?.responses ?? {})).toEqual(["302"]);
    const download = description.paths["/auth/export"]?.get?.responses["200"] as Success;
    expect(download.headers).toHaveProperty("Content-Disposition");
    const end = description.paths["/auth/sessions/{id}"]?.delete;
    expect(Object.keys(end?.responses ?? {})).toEqual(["200", "401", "404", "429", "500", "503"]);
  });
});
