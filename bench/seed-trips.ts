import { inCheckout } from "../scripts/process/checkout.mjs";
import { runNode } from "../scripts/process/run-program.mjs";

/** Fills an empty database with public trips. `databaseUrl`: empty for the embedded one of the folder. */
export async function seedTrips(
  dataDir: string,
  databaseUrl: string,
  publicTrips: number,
): Promise<void> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUBLIC_SERVICES: "off" };
  const { code } = await runNode(
    [inCheckout("apps/server/testing/public-trips/main.ts"), String(publicTrips)],
    { env: environment },
  );
  if (code !== 0) throw new Error("The public trips could not be added.");
}
