import { createECDH, createPublicKey } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { PushMessage, PushSubscriptionOf } from "@castor/core/notices/push.ts";
import { decrypt } from "http_ece";
import { jwtVerify } from "jose";
import { listenLocally } from "./listen-locally.ts";

/** What has arrived for a browser, and who sent it. */
export interface ReceivedPush {
  browser: string;
  message: PushMessage;
  /** Seconds that the service should keep it. */
  ttl: number;
  topic: string;
  /** What the sender's signed token says, and the key that it is signed with. */
  sender: { sub: string | undefined; aud: unknown; key: string };
}

/** A push service, and the browsers behind it: one pair of keys reads what arrives for all of them. */
export interface FakePush {
  url: string;
  received: ReceivedPush[];
  /** The status of the next answers; the messages of others than 201 are lost. */
  status: number;
  /** How often somebody sent something. */
  asked: number;
  /** What a browser of this name says of itself. */
  subscribe(browser: string): PushSubscriptionOf;
  close(): Promise<void>;
}

const authSecret = Buffer.alloc(16, 7).toString("base64url");

/** Starts a fake push service on this port, or on a free one. Besides, `GET /received` answers what has arrived as JSON. */
export async function startFakePush(port = 0): Promise<FakePush> {
  const privateKey = createECDH("prime256v1");
  const p256dh = privateKey.generateKeys("base64url");

  const read = async (request: IncomingMessage): Promise<ReceivedPush> => {
    const { authorization = "", ttl, topic = "" } = request.headers;
    const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    const { payload } = await jwtVerify(token, toKey(key));
    const body = await buffer(request);
    const how = { version: "aes128gcm", privateKey, authSecret } as const;
    return {
      browser: request.url?.split("/").at(-1) ?? "",
      message: JSON.parse(decrypt(body, how).toString()),
      ttl: Number(ttl),
      topic: String(topic),
      sender: { sub: payload.sub, aud: payload.aud, key },
    };
  };
  const server = createServer(async (request, response) => {
    if (request.method === "GET") {
      response.setHeader("content-type", "application/json").end(JSON.stringify(fake.received));
      return;
    }
    fake.asked += 1;
    if (fake.status === 201) fake.received.push(await read(request));
    request.resume();
    response.writeHead(fake.status).end();
  });
  const { url, close } = await listenLocally(server, port);
  const fake: FakePush = {
    ...{ url, close, received: [], status: 201, asked: 0 },
    subscribe: (browser) => ({
      endpoint: `${url}/push/${browser}`,
      keys: { p256dh, auth: authSecret },
    }),
  };
  return fake;
}

/** The public key of a pair from its point. */
function toKey(point: string) {
  const bytes = Buffer.from(point, "base64url");
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)];
  const key = { kty: "EC", crv: "P-256", x: x.toString("base64url"), y: y.toString("base64url") };
  return createPublicKey({ key, format: "jwk" });
}
