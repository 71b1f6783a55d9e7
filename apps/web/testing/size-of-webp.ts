/** Width and height of a lossy WebP picture, which its first frame says. */
export function sizeOfWebp(picture: Buffer): [number, number] {
  const index = picture.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return [picture.readUInt16LE(index + 3) & 0x3fff, picture.readUInt16LE(index + 5) & 0x3fff];
}
