import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inCheckout } from "../process/checkout.mjs";
import { stopWith } from "../process/stop-with.mjs";

const port = process.env.PORT || "3290";
export const origin = `http://localhost:${port}`;

/**
 * A server with the demo account, which asks no service of others.
 * @param {string} dataDir
 */
export async function startServer(dataDir) {
  const environment = { PORT: port, PUBLIC_URL: origin, DATA_DIR: dataDir };
  const server = spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: inCheckout("."),
    env: { PATH: process.env.PATH, DEMO: "on", PUBLIC_SERVICES: "off", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) stopWith("The server does not start.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return server;
}

/**
 * The tokens of the demo account, and its trip along a coast, which the embedded map of the world shows well. No tour is
 * left to open over a page.
 * @param {string} dataDir
 */
export async function logIn(dataDir) {
  const text = await readFile(join(dataDir, "demo.txt"), "utf8");
  const [username, password] = [/\S+@\S+/, /beaver-\S+/].map((what) => what.exec(text)?.[0]);
  const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ init) =>
    (await fetch(`${origin}/api/${path}`, init)).json();
  const session = await ask("auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const headers = { authorization: `Bearer ${session.access_token}` };
  for (const tourId of [
    "mapTour",
    "myTripsTour",
    "mapSettingsTour",
    "editMapTour",
    "foundPointTour",
  ])
    await ask("tours/finish", {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ tourId, status: "skipped" }),
    });
  const trips = await ask("trip", { headers });
  const trip = trips.find((/** @type {{ name: string }} */ { name }) => name.includes("Adriatic"));
  const { routes } = await ask(`trip/${trip.id}`, { headers });
  const day = routes.find((/** @type {{ name: string }} */ { name }) => name.includes("the walls"));
  return { session, tripId: trip.id, dayId: day.id };
}

/** @typedef {Awaited<ReturnType<typeof logIn>>} Demo */
