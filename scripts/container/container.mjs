import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../apps/server/testing/servers/free-port.ts";
import { waitUntilServed } from "../../apps/server/testing/servers/wait-until-served.ts";
import { fillIn, readService } from "./compose.mjs";
import { tool } from "./tool.mjs";

/** Nothing compiled is kept in a root that cannot be written, so that a busy machine takes its time. */
const startLimitMs = 180_000;
const publicUrl = "https://castor.example.org";

/** Mounts as Docker does with these settings, and becomes the server: process 1 of its own namespace. */
const setUp = `
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o mode=755 tmpfs "$ROOT/dev"
for device in null zero random urandom; do touch "$ROOT/dev/$device"; mount --bind "/dev/$device" "$ROOT/dev/$device"; done
for place in $TMPFS; do mount -t tmpfs -o mode=1777,noexec,nosuid,nodev tmpfs "$ROOT$place"; done
mount --bind "$DATA" "$ROOT$VOLUME"
if [ "$READ_ONLY" = true ]; then mount -o remount,bind,ro "$ROOT"; fi
exec chroot "$ROOT" "$@"`;

/** A container of the image, on the network of this machine. */
export class Container {
  #image;
  #data;
  #service = readService();
  #port = 0;
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #process;
  output = "";

  /**
   * @param {import("./image.mjs").Image} image
   * @param {string} data the volume
   */
  constructor(image, data) {
    this.#image = image;
    this.#data = data;
    // A new volume belongs to whom its place in the image belongs to.
    const { uid, gid, mode } = statSync(join(image.root, this.#volume));
    chownSync(data, uid, gid);
    chmodSync(data, mode);
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`;
  }

  get #volume() {
    const [volume = ""] = Object.keys(this.#image.Volumes);
    return volume;
  }

  async start() {
    this.#port ||= await findFreePort();
    const { root, Cmd } = this.#image;
    const { read_only = false, tmpfs = [] } = this.#service;
    const namespaces = ["--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"];
    const child = spawn(
      "unshare",
      [...namespaces, "sh", "-ec", setUp, "sh", ...this.#asUser(Cmd)],
      {
        env: {
          ...{ PATH: process.env.PATH, ROOT: root, DATA: this.#data, VOLUME: this.#volume },
          ...{ READ_ONLY: String(read_only), TMPFS: tmpfs.join(" ") },
        },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        this.output += chunk;
      });
    const isEnded = () => child.exitCode !== null;
    await waitUntilServed(`${this.origin}/api/health`, { isEnded, limitMs: startLimitMs });
    const says = `read_only ${read_only}, tmpfs ${tmpfs}, environment of deploy/compose.yaml`;
    return { says, found: undefined };
  }

  /**
   * The program as the user of the image, without capabilities, with the environment of the image and of compose.
   * @param {string[]} command
   */
  #asUser(command) {
    const { User, Env, WorkingDir } = this.#image;
    const { cap_drop = [], security_opt = [], environment } = this.#service;
    const values = { PUBLIC_URL: publicUrl };
    const set = { ...fillIn(environment, values), PORT: String(this.#port) };
    return [
      ...["setpriv", `--reuid=${User}`, `--regid=${User}`, "--clear-groups"],
      ...(cap_drop.includes("ALL") ? ["--bounding-set=-all", "--inh-caps=-all"] : []),
      ...(security_opt.includes("no-new-privileges:true") ? ["--no-new-privs"] : []),
      ...["env", "-i", "-C", WorkingDir, ...Env],
      ...Object.entries(set).map(([name, value]) => `${name}=${value}`),
      ...command,
    ];
  }

  /** The server, as this machine numbers it. */
  #pid() {
    const { pid = 0 } = this.#process ?? {};
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  }

  /**
   * As `docker exec`.
   * @param {string[]} command
   */
  #execute(...command) {
    const into = ["--target", this.#pid(), "--mount", "--pid", "--root", "--wd=/", "--"];
    return tool("nsenter", ...into, ...this.#asUser(command));
  }

  async requireConfined() {
    const look = `
      const fs = require("fs");
      const tries = (path) => { try { fs.writeFileSync(path, ""); fs.rmSync(path); return "ok"; } catch (error) { return error.code; } };
      const status = fs.readFileSync("/proc/1/status", "utf8");
      const of = (name) => new RegExp("^" + name + ":\\\\s+(\\\\S+)", "m").exec(status)[1];
      const writes = ["/app/x", "/etc/x", "/tmp/x", process.env.DATA_DIR + "/x"].map(tries);
      console.log([of("Uid"), of("CapEff"), of("CapBnd"), of("NoNewPrivs"), ...writes].join(" "));`;
    const none = "0".repeat(16);
    const uid = await this.#execute("id", "-u");
    const seen = await this.#execute("node", "-e", look);
    const wanted = [uid, none, none, "1", "EROFS", "EROFS", "ok", "ok"].join(" ");
    if (uid === "0" || seen !== wanted) throw new Error(`${seen}, not ${wanted}`);
    const says = `user ${uid}, no capabilities, the root cannot be written, /tmp and ${this.#volume} can`;
    return { says, found: undefined };
  }

  async requireHealthy() {
    const [kind, ...command] = this.#image.Healthcheck.Test;
    if (kind !== "CMD") throw new Error(`the health check is ${kind}`);
    await this.#execute(...command);
    return { says: "exit code 0", found: undefined };
  }

  /** The check asks from outside here: with its server the container is gone. */
  async requireUnhealthy() {
    const [, ...command] = this.#image.Healthcheck.Test;
    const env = { ...process.env, PORT: String(this.#port) };
    const [program = "", ...args] = command;
    const check = spawn(program === "node" ? process.execPath : program, args, { env });
    const [code] = await once(check, "close");
    if (code !== 1) throw new Error(`exit code ${code}`);
    return { says: "exit code 1", found: undefined };
  }

  /** @param {string} username */
  async requireCommands(username) {
    const main = ["node", "apps/server/src/main.ts"];
    const users = await this.#execute(...main, "admin", "users");
    if (!users.includes(username)) throw new Error(`admin users: ${users}`);
    await this.#execute(...main, "migrate");
    const place = join(this.#volume, "backup-1");
    await this.#execute(...main, "backup", place);
    const files = await this.#execute("ls", place);
    if (!files.includes("castor.sqlite")) throw new Error(`the backup has ${files}`);
    return { says: "admin users, migrate, backup", found: undefined };
  }

  /** Sends the signal of the image, and waits as long as compose does. */
  async stop() {
    const child = this.#process;
    const grace = Number.parseInt(this.#service.stop_grace_period ?? "10s", 10) * 1_000;
    if (!child) throw new Error("it has not started");
    const begun = performance.now();
    const closed = once(child, "close", { signal: AbortSignal.timeout(grace) });
    process.kill(Number(this.#pid()), /** @type {NodeJS.Signals} */ (this.#image.StopSignal));
    const [code] = await closed;
    if (code !== 0) throw new Error(`exit code ${code}`);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    return { says: `${this.#image.StopSignal}, exit code 0 after ${seconds} s`, found: undefined };
  }

  kill() {
    this.#process?.kill("SIGKILL");
  }
}
