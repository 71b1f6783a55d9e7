declare module "exifr/dist/lite.esm.mjs" {
  export function parse(photo: Blob, options: object): Promise<unknown>;
}
