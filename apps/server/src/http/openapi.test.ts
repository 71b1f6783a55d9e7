import type { Endpoint } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/each-database.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
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

  test("describes every row of the endpoint table, tagged by its noun", () => {
    const described = Object.values(description.paths).flatMap((path) => Object.values(path));
    const rows = Object.entries(groups).flatMap(([group, members]) =>
      Object.keys(members).map((name) => [`${group}.${name}`, [group]]),
    );
    expect(described.map(({ operationId, tags }) => [operationId, tags])).toEqual(
      expect.arrayContaining(rows),
    );
    expect(described).toHaveLength(rows.length);
  });

  test("says who may, what is sent and what may go wrong", () => {
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

  test("says of when an answer of others is, whose, and that it need not be sent twice", () => {
    const rates = description.paths["/service/rates"]?.get;
    expect(rates?.parameters.map(({ name }) => name)).toEqual([
      ...["currency", "X-Language", "If-None-Match"],
    ]);
    expect(Object.keys(rates?.responses ?? {})).toContain("304");
    const success = rates?.responses["200"] as Success;
    expect(Object.keys(success.headers ?? {})).toEqual(["ETag", "Last-Modified", "X-Source"]);
  });

  test("says what is sent on to another address, and what is a file", () => {
    const begin = description.paths["/auth/oauth/{provider}"]?.get;
    expect(Object.keys(begin?.responses ?? {})).toEqual(["302"]);
    const download = description.paths["/auth/export"]?.get?.responses["200"] as Success;
    expect(download.headers).toHaveProperty("Content-Disposition");
    const end = description.paths["/auth/sessions/{id}"]?.delete;
    expect(Object.keys(end?.responses ?? {})).toEqual(["200", "401", "404", "429", "500", "503"]);
  });
});
