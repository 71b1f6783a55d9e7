/**
 * `npm run prove:container`: builds the image of deploy/Dockerfile and runs it as deploy/compose.yaml says, where no image can
 * be fetched. It needs root on Debian: debootstrap makes the base, buildah reads the Dockerfile, unshare is the container.
 * `--base` names a root that debootstrap made before.
 */
import { parseArgs } from "node:util";
import { bootstrap } from "./install/bootstrap.mjs";

await bootstrap(import.meta.url);
const { proveContainer } = await import("./container/prove.mjs");
const { values } = parseArgs({ options: { base: { type: "string" } } });
process.exit((await proveContainer(values.base)) ? 0 : 1);
