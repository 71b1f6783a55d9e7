import { inCheckout } from "../process/checkout.mjs";
import { buildahIn, tool } from "./tool.mjs";

/**
 * @typedef {object} ImageConfig
 * @property {string} User
 * @property {string[]} Env
 * @property {string[]} Cmd
 * @property {string} WorkingDir
 * @property {string} StopSignal
 * @property {Record<string, object>} Volumes
 * @property {{ Test: string[], Timeout: number }} Healthcheck
 */

/**
 * @typedef {ImageConfig & { root: string }} Image
 */

const tag = "castor";

/**
 * Builds as `docker build -f deploy/Dockerfile` does.
 * @param {string} folder
 */
export async function buildImage(folder) {
  const dockerfile = inCheckout("deploy/Dockerfile");
  const from = ["--file", dockerfile, "--ignorefile", `${dockerfile}.dockerignore`];
  const how = ["--isolation", "chroot", "--pull-never", "--format", "docker", "--tag", tag];
  await buildahIn(folder)("bud", ...from, ...how, inCheckout());
  return { says: "all steps of deploy/Dockerfile", found: undefined };
}

/**
 * Mounts the image, and reads what it says about its start.
 * @param {string} folder
 */
export async function mountImage(folder) {
  const buildah = buildahIn(folder);
  const container = await buildah("from", "--pull-never", tag);
  const root = await buildah("mount", container);
  const inspected = JSON.parse(await buildah("inspect", "--type", "image", tag));
  /** @type {ImageConfig} */
  const config = inspected.Docker.config;
  const [size = ""] = (await tool("du", "-sm", `${root}/app`)).split("\t");
  const says = `user ${config.User}, ${config.StopSignal}, ${Object.keys(config.Volumes)}, /app of ${size} MB`;
  return { says, found: { ...config, root } };
}
