import { startFakePush } from "./fake-push.ts";

/**
 * The fake push service as a program, for journeys. `PORT` sets its port (default: a free one). It prints one line of JSON: its
 * url, the server's variables, and what its browsers say of themselves.
 */
const push = await startFakePush(Number(process.env.PORT ?? 0));
const { url } = push;
const line = { url, variables: { PUSH_SERVICES: url }, subscription: push.subscribe("journey") };
process.stdout.write(`${JSON.stringify(line)}\n`);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void push.close().then(() => process.exit(0)));
