import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { isTrack, joinTracks, readTrack, type TrackLine, writeTrack } from "./track.ts";

const corner = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
);
const lines = fc.array(fc.array(corner, { minLength: 2, maxLength: 40 }), { maxLength: 5 });

test("A drawn path begins and ends where its lines do, and is a text that can be stored", () => {
  fc.assert(
    fc.property(lines, (drawn) => {
      const track = writeTrack(drawn);
      expect(isTrack(track)).toBe(true);
      const read = readTrack(track);
      expect(read).toHaveLength(drawn.length);
      for (const [index, line] of drawn.entries())
        for (const end of [0, -1])
          for (const axis of [0, 1])
            expect(read[index]?.at(end)?.[axis]).toBeCloseTo(line.at(end)?.[axis] ?? 0, 4);
    }),
  );
});

test("However long lines are and however many, their path has a bounded number of corners", () => {
  const zigzag = (from: number, length = 3_000): TrackLine =>
    Array.from({ length }, (_, index) => [from + index / 1_000, index % 2]);
  for (const drawn of [
    [zigzag(0)],
    [zigzag(0), zigzag(50)],
    Array.from({ length: 900 }, (_, index) => zigzag(index / 10, 3)),
  ]) {
    const track = writeTrack(drawn);
    const corners = readTrack(track).flat().length;
    expect(corners).toBeGreaterThan(1);
    expect(corners).toBeLessThanOrEqual(limits.trackCorners);
    expect(track.length).toBeLessThanOrEqual(limits.track);
  }
});

test("A corner that is not to be seen is left out, one that is stays", () => {
  const straight: TrackLine = [
    [10, 50],
    [10.00001, 50.005],
    [10, 50.01],
  ];
  expect(readTrack(writeTrack([straight]))[0]).toHaveLength(2);
  const bent: TrackLine = [
    [10, 50],
    [10.001, 50.005],
    [10, 50.01],
  ];
  expect(readTrack(writeTrack([bent]))[0]).toEqual(bent);
});

test("Two paths become one of all their lines; an empty one changes nothing", () => {
  const [one, other] = [
    writeTrack([
      [
        [1, 1],
        [2, 2],
      ],
    ]),
    writeTrack([
      [
        [3, 3],
        [4, 4],
      ],
    ]),
  ];
  expect(joinTracks(one, other)).toBe(`${one} ${other}`);
  expect(readTrack(joinTracks(one, other))).toHaveLength(2);
  expect([joinTracks("", other), joinTracks(one, "")]).toEqual([other, one]);
});

test.each(["_", " ", "a b", "???", "\u0001", "_p~iF"])("%j is no path", (text) => {
  expect(isTrack(text)).toBe(false);
});

test("A line of one corner is none, and two paths of many corners are one of as many as are allowed", () => {
  const way: TrackLine = [
    [10, 50],
    [11, 51],
  ];
  expect(readTrack(writeTrack([[[1, 1]], way]))).toEqual([way]);
  const zigzag = (from: number): TrackLine =>
    Array.from({ length: 900 }, (_, index) => [from + index / 1_000, index % 2]);
  const joined = readTrack(joinTracks(writeTrack([zigzag(10)]), writeTrack([zigzag(20)])));
  expect(joined).toHaveLength(2);
  expect(joined.flat().length).toBeLessThanOrEqual(limits.trackCorners);
});
