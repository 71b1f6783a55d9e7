export const isOf = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** An archive with files, and an empty one. */
export const isZip = (bytes: Uint8Array): boolean =>
  isOf(bytes, [0x50, 0x4b, 0x03, 0x04]) || isOf(bytes, [0x50, 0x4b, 0x05, 0x06]);
