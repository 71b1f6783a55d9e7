import type { AccountExport } from "@castor/core/account/account-export.ts";
import { describe, expect, test } from "vitest";
import { refusal, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

const zone = "Asia/Tbilisi";

describe.each(testDatabases())("the settings of reminders on $name", async (kind) => {
  const server = await serveTests(kind);
  const person = await server.register("Nino");

  test("Nobody is reminded who did not ask", async () => {
    expect(succeed(await server.call("GET", "reminders", { as: person }))).toEqual({
      paymentDays: null,
      hasTripDays: false,
      zone: null,
    });
  });

  test("The settings are kept, and are in the download of the account", async () => {
    const body = { paymentDays: 3, hasTripDays: true, zone: "Europe/Vienna" };
    expect(succeed(await server.call("PUT", "reminders", { as: person, body }))).toEqual(body);
    expect(succeed(await server.call("GET", "reminders", { as: person }))).toEqual(body);
    const file = succeed<AccountExport>(await server.call("GET", "auth/export", { as: person }));
    expect([file.reminders, file.sentReminders]).toEqual([body, []]);
  });

  test.each([
    [{ paymentDays: 2, hasTripDays: true, zone }, "paymentDays"],
    [{ paymentDays: null, hasTripDays: true, zone: "Moon/Tranquility" }, "zone"],
    [{ paymentDays: null, hasTripDays: true, zone: "x".repeat(500) }, "zone"],
    [{ paymentDays: null, zone }, "hasTripDays"],
  ])("%j is refused", async (body, field) => {
    const answer = await server.call("PUT", "reminders", { as: person, body });
    expect(refusal(answer)).toEqual([400, [field]]);
  });

  test("An unknown address ends nothing", async () => {
    const answer = await server.call("POST", "reminders/end/unknown");
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: "This link is out of date. End the reminders in your settings." },
    ]);
  });
});
