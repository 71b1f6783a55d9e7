/** Types of the little that tests use of packages without types. */
declare module "jsdom" {
  interface ParsedElement {
    readonly lang: string;
    readonly textContent: string | null;
    getAttribute(name: string): string | null;
  }
  interface ParsedDocument {
    readonly documentElement: ParsedElement;
    querySelector(selector: string): ParsedElement | null;
    querySelectorAll(selector: string): Iterable<ParsedElement> & { readonly length: number };
  }
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: { readonly document: ParsedDocument };
  }
}
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  export function decrypt(
    body: Buffer,
    how: { version: "aes128gcm"; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
declare module "@20minutes/s3rver" {
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
