import { expect, test } from "vitest";
import { drawQrSvg, readQrCode } from "./draw-qr-code.ts";

const link = "https://castor.example/share/8Z2k.Weekend%20in%20Vienna";

/** The three corners by which readers find a code: a ring of seven squares around a block of three. */
const corner = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];

test("The code has its three corners, and a white border of four squares", () => {
  const { size, path } = readQrCode(link);
  const black = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  const part = (left: number, top: number) =>
    corner.map((row, y) =>
      [...row].map((_, x) => (black.has(`${left + x} ${top + y}`) ? "1" : "0")).join(""),
    );
  const far = size - 4 - 7;
  for (const [left, top] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const)
    expect(part(left, top)).toEqual(corner);
  const edges = [...black].flatMap((position) => position.split(" ").map(Number));
  expect(Math.min(...edges)).toBe(4);
  expect(Math.max(...edges)).toBe(size - 5);
});

test("The longest link fits, and the file is an SVG that parses", () => {
  const code = readQrCode(
    `https://castor.example/share/8Z2k.${encodeURIComponent("ё".repeat(200))}`,
  );
  const file = new DOMParser().parseFromString(drawQrSvg(code), "image/svg+xml");
  expect(file.querySelector("parsererror")).toBeNull();
  expect(file.querySelector("path")?.getAttribute("d")).toBe(code.path);
});
