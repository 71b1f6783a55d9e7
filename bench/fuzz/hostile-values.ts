/** Chooses by a seeded random number, so that a run can be repeated. */
export interface Dice {
  number: () => number;
  chance: (share: number) => boolean;
  pick: <T>(among: readonly [T, ...T[]]) => T;
}

export function rollWith(number: () => number): Dice {
  return {
    number,
    chance: (share) => number() < share,
    pick: (among) => among[Math.floor(number() * among.length)] ?? among[0],
  };
}

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** What attackers, broken clients and cats on keyboards send. */
const texts = [
  ...["", " ", "\u0000", "\ud800", "\u202e\u2066", "e\u0301".repeat(50), "🦫".repeat(300)],
  ...["a".repeat(201), "a".repeat(20_001), "я".repeat(100_000), "\n".repeat(5_000)],
  ...["' or 1=1 --", '"; drop table trips; --', "%' escape '", "\\", "*", "%", "_"],
  ...["../../etc/passwd", "..%2f..%2f", "C:\\nul", "file:///etc/passwd", "http://169.254.169.254/"],
  ...["<script>alert(1)</script>", "javascript:alert(1)", "{{7*7}}", "#{7*7}", "[a](b:c)"],
  ...["2026-02-30 25:61", "9999-12-31 23:59", "0000-00-00 00:00", "-271821-04-20", "2026-13-01"],
  ...["__proto__", "constructor", "toString", "show", "-1", "new", "null", "undefined", "NaN"],
  ...["1e999", "0x10", "1e-7", "١٢", "1,5", "٠", "true", "[]", '"', "a,b,,c", ","],
  ...[
    `Mo-Su 00:00-24:00; PH off; week 1-53/2 ${"Mo,".repeat(400)}`,
    "(((((((((((a)",
    "| |\n".repeat(500),
  ],
] as const;

const others = [
  ...[null, true, false, 0, -0, -1, 0.1, 1.5, 181, 1e10, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 31],
  ...[[], {}, [[]], [null], [{}], { $ne: null }, { length: 1e9 }, { toString: 1 }, { id: [] }],
] as const;

export function hostileText({ pick }: Dice): string {
  return pick(texts as unknown as [string, ...string[]]);
}

export function hostileValue(dice: Dice): unknown {
  if (dice.chance(0.5)) return hostileText(dice);
  if (dice.chance(0.05)) return nested(dice.pick([20, 100, 2_000]));
  if (dice.chance(0.05)) return Array.from({ length: dice.pick([101, 1_001, 10_001]) }, () => "a");
  // A copy: it may be spoiled further.
  return structuredClone(dice.pick(others as unknown as [unknown, ...unknown[]]));
}
