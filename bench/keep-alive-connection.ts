import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface Call {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const headEnd = "\r\n\r\n";

/**
 * One connection that sends each call after the last answer. It reads only an answer's status and length: the usual load
 * generators read bodies so slowly that they would measure themselves.
 */
export class KeepAliveConnection {
  readonly #socket: Socket;
  readonly #host: string;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
  }

  static async open(url: string): Promise<KeepAliveConnection> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname).setNoDelay();
    await once(socket, "connect");
    return new KeepAliveConnection(socket, host);
  }

  /** Sends a call. Returns the status when the whole answer has arrived. */
  send({ method, path, headers, body = "" }: Call): Promise<number> {
    const lines = {
      host: this.#host,
      ...headers,
      "content-length": String(Buffer.byteLength(body)),
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`${method} ${path} HTTP/1.1\r\n${head.join("")}\r\n${body}`);
    return this.#receive();
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(): Promise<number> {
    return new Promise((resolve, reject) => {
      let start = Buffer.alloc(0);
      let received = 0;
      let expected = 0;
      let status = 0;
      const finish = (settle: () => void) => {
        this.#socket.off("data", take).off("close", fail);
        settle();
      };
      const fail = () => finish(() => reject(new Error("The server closed a connection.")));
      const take = (chunk: Buffer) => {
        received += chunk.length;
        if (expected === 0) {
          start = Buffer.concat([start, chunk]);
          const end = start.indexOf(headEnd);
          if (end < 0) return;
          const head = start.toString("latin1", 0, end);
          status = Number(head.slice(9, 12));
          // An answer of 304 has no body and need not tell its length (RFC 9110, section 15.4.5).
          const length = status === 304 ? "0" : /^content-length: (\d+)/im.exec(head)?.[1];
          if (length === undefined) return finish(() => reject(new Error(`No length: ${head}`)));
          expected = end + headEnd.length + Number(length);
        }
        if (received >= expected) finish(() => resolve(status));
      };
      this.#socket.on("data", take).on("close", fail);
    });
  }
}
