/**
 * Every command runs this first. It is plain JavaScript for Node 20 to 26 and needs no package. It makes node_modules match
 * package-lock.json and continues under the pinned Node.
 */
import { installIfNeeded } from "./install.mjs";
import { goOnUnderPinnedNode } from "./pinned-node.mjs";

/**
 * Returns when this process is the pinned Node with everything installed. Otherwise it runs the script again in one that is,
 * and ends with that exit code.
 * @param {string} scriptUrl
 */
export async function bootstrap(scriptUrl) {
  await installIfNeeded();
  await goOnUnderPinnedNode(scriptUrl);
}
