import { spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";
import { vi } from "vitest";
import { findFreePort } from "../servers/free-port.ts";
import { isProgramThere } from "./run-judge.ts";

/** Dovecot, with one mailbox in a folder that goes with it. */
export interface ImapServer {
  url: string;
  /** Puts a mail into the mailbox. */
  put(raw: string): Promise<void>;
  /** The subjects of the mails in it. */
  subjects(): Promise<string[]>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const [user, password] = ["plans", "secret"];
/** Dovecot lets nobody read mails as root. */
const nobody = 65_534;

/** False where Dovecot is not installed. */
export const hasImapServer = (): boolean => isProgramThere("dovecot");

export async function openImapServer(): Promise<ImapServer> {
  const port = await findFreePort();
  // Sockets have short names.
  const folder = mkdtempSync(join(tmpdir(), "imap-"));
  const mail = join(folder, "mail");
  mkdirSync(mail);
  const me = userInfo();
  const isRoot = me.uid === 0;
  const [uid, gid] = isRoot ? [nobody, nobody] : [me.uid, me.gid];
  if (isRoot) {
    chmodSync(folder, 0o755);
    chownSync(mail, uid, gid);
  }
  const own = `default_internal_user = ${me.username}\ndefault_login_user = ${me.username}`;
  const configuration = `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${mail}
${isRoot ? "" : own}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${mail}
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;
  const file = join(folder, "dovecot.conf");
  writeFileSync(file, configuration);
  let stop = async () => {};
  const start = async () => {
    const child = spawn("dovecot", ["-F", "-c", file], { stdio: "ignore" });
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    stop = async () => {
      child.kill("SIGTERM");
      await ended;
    };
    await vi.waitFor(() => answers(port), { timeout: 10_000, interval: 50 });
  };
  await start();
  const inBox = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const client = new ImapFlow({
      ...{ host: "127.0.0.1", port, secure: false, logger: false },
      auth: { user, pass: password },
    });
    await client.connect();
    await client.mailboxOpen("INBOX");
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  };
  return {
    url: `imap://${user}:${password}@127.0.0.1:${port}`,
    put: (raw) => inBox(async (client) => void (await client.append("INBOX", raw))),
    subjects: () =>
      inBox(async (client) => {
        const found = await client.fetchAll("1:*", { envelope: true });
        return found.map(({ envelope }) => envelope?.subject ?? "");
      }),
    stop: () => stop(),
    start,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", reject);
    socket.once("data", () => {
      socket.destroy();
      resolve();
    });
  });
