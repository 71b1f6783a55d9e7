/**
 * The first thing every command runs: plain JavaScript for Node 20 to 26, nothing installed yet. It makes node_modules
 * match package-lock.json and goes on under the Node that the project pins.
 */
import { installIfNeeded } from "./install.mjs";
import { goOnUnderPinnedNode } from "./pinned-node.mjs";

/**
 * Returns when this process is the pinned Node with everything installed; otherwise runs the script again in one that is, and
 * ends with its exit code.
 * @param {string} scriptUrl
 */
export async function bootstrap(scriptUrl) {
  await installIfNeeded();
  await goOnUnderPinnedNode(scriptUrl);
}
