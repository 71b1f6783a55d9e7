/** The decoder in JavaScript, as the README of the package describes it. */
declare module "libheif-js/wasm-bundle.js" {
  interface HeicImage {
    get_width(): number;
    get_height(): number;
    /** Turned as the file says. `done` gets null for what cannot be decoded. */
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void,
    ): void;
    free(): void;
  }
  const library: { HeifDecoder: new () => { decode(content: Uint8Array): HeicImage[] } };
  export = library;
}
