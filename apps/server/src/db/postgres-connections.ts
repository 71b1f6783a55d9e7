import { Socket } from "node:net";
import pg from "pg";

/** The longest wait for a free or a new connection. With the query it is less than the five seconds of a call. */
const connectMs = 4_000;
const statementMs = 30_000;
/** The longest wait for a lock. Locks are held for milliseconds; whoever waits longer may try again. */
const lockMs = 4_000;
/** A connection in use is never silent for longer than a statement may take. Idle ones are closed after 10 s. */
const silentMs = statementMs + 5_000;
/** The time limit of a probe. A call is refused within two seconds: this and the breaker's `slowMs` are less. */
const probeMs = 1_200;
const keepAliveMs = 10_000;
const bigint = 20;

/** 8-byte integers are read as numbers, as from SQLite: counts and sums stay far below 2^53. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === bigint ? Number : pg.types.getTypeParser(oid, format ?? "text"),
};

export interface ConnectionOptions {
  /** How many the pool opens at most. */
  most: number;
  /** Without time limits of statements and locks, for migrations. */
  isPatient: boolean;
}

/** The connections to PostgreSQL. None ends the process when it breaks. */
export class PostgresConnections {
  readonly pool: pg.Pool;
  readonly #url: string;
  readonly #sockets = new Set<Socket>();

  readonly #silentMs: number;

  constructor(url: string, { most, isPatient }: ConnectionOptions) {
    this.#url = url;
    this.#silentMs = isPatient ? 0 : silentMs;
    this.pool = new pg.Pool({
      connectionString: url,
      types: postgresTypes,
      max: most,
      connectionTimeoutMillis: connectMs,
      statement_timeout: isPatient ? 0 : statementMs,
      lock_timeout: isPatient ? 0 : lockMs,
      idle_in_transaction_session_timeout: statementMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      application_name: "castor",
      stream: () => this.#openSocket(),
    });
    // An `error` event without a listener ends the process. The pool listens to idle connections only and repeats
    // their errors. A connection in use, as between two queries of a transaction, needs its own listener: its next
    // query fails, and the pool drops it.
    this.pool.on("error", ignore);
    this.pool.on("connect", (client) => client.on("error", ignore));
  }

  /** Breaks all connections: their queries fail, and the pool makes new ones. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Whether the server answers a new connection. A refusal, such as "too many clients", is an answer. */
  async isAnswering(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: probeMs,
      application_name: "castor",
    });
    client.on("error", ignore);
    try {
      await client.connect();
      return true;
    } catch (error) {
      return error instanceof pg.DatabaseError;
    } finally {
      client.end().catch(ignore);
    }
  }

  /** Closes a connection that stays silent, since its other end may be gone. */
  #openSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
    socket.setTimeout(this.#silentMs, () => socket.destroy());
    return socket;
  }
}

const ignore = () => undefined;
