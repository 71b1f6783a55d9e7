import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

export interface S3Server {
  /** What `npm start` gets to use it. */
  environment: Record<string, string>;
  /** It answers no more, and has what it had. */
  stop(): Promise<void>;
  start(): Promise<void>;
  dispose(): Promise<void>;
}

/** A real server that speaks S3 and checks signatures, with an empty bucket, on a port of its own. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "castor-s3-"));
  const bucket = "castor";
  const open = async (port: number) => {
    const options = { address: "127.0.0.1", port, silent: true, directory };
    const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
    return { server, port: (await server.run()).port };
  };
  let { server, port } = await open(0);
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      // The only key that it knows.
      ...{ S3_ACCESS_KEY: "S3RVER", S3_SECRET_KEY: "S3RVER" },
    },
    stop: () => server.close(),
    start: async () => {
      ({ server, port } = await open(port));
    },
    dispose: async () => {
      await server.close().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
