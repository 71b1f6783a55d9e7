import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { findPinnedNode } from "../install/pinned-node.mjs";
import { baseImage } from "./dockerfile.mjs";
import { buildahIn, tool } from "./tool.mjs";

const mirror = "http://deb.debian.org/debian";
const certificates = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Makes what the image of Node has: Debian, Node in /usr/local and a user `node`. The stages then begin from it by its name.
 * @param {string} folder
 * @param {string} [base] a root that debootstrap made before
 */
export async function importBase(folder, base) {
  const { name, release, version } = baseImage;
  const node = findPinnedNode();
  const found = node && execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  if (!node || found !== `v${version}`)
    throw new Error(`the Dockerfile wants Node ${version}, npm installed ${found ?? "none"}`);
  const root = join(folder, "base");
  if (base) await tool("cp", "-a", base, root);
  else await tool("debootstrap", "--variant=minbase", release, root, mirror);
  rmSync(join(root, "var/cache/apt"), { recursive: true, force: true });
  const local = join(root, "usr/local");
  cpSync(node, join(local, "bin/node"));
  cpSync(findNpm(), join(local, "lib/node_modules/npm"), { recursive: true, dereference: true });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, "bin", name));
  // The registry may be reached through a proxy that this machine alone trusts.
  if (existsSync(certificates)) {
    mkdirSync(join(root, dirname(certificates)), { recursive: true });
    cpSync(realpathSync(certificates), join(root, certificates));
    mkdirSync(join(local, "etc"), { recursive: true });
    writeFileSync(join(local, "etc/npmrc"), `cafile=${certificates}\n`);
  }
  await tool("chroot", root, "groupadd", "--gid", "1000", "node");
  const user = ["--uid", "1000", "--gid", "node", "--shell", "/bin/bash", "--create-home", "node"];
  await tool("chroot", root, "useradd", ...user);
  const buildah = buildahIn(folder);
  const container = await buildah("from", "scratch");
  await buildah("add", "--quiet", container, root, "/");
  await buildah("commit", "--quiet", "--rm", container, `docker.io/library/${name}`);
  rmSync(root, { recursive: true });
  return { says: `${name} of Debian's packages and the pinned Node`, found: undefined };
}

function findNpm() {
  const { npm_execpath } = process.env;
  const cli = npm_execpath ?? execFileSync("which", ["npm"], { encoding: "utf8" }).trim();
  return dirname(dirname(realpathSync(cli)));
}
