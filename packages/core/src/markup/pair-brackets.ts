/** The index of the closing bracket by the index of its opening bracket, square or round. */
export type Brackets = ReadonlyMap<number, number>;

/**
 * Pairs the brackets of a line in one pass. Round brackets pair only around text without spaces, such as an address.
 */
export function pairBrackets(line: string): Brackets {
  const pairs = new Map<number, number>();
  if (!line.includes("](")) return pairs;
  const square: number[] = [];
  let round: number[] = [];
  for (const { index, 0: sign } of line.matchAll(/[[\]()]|\s+/gu)) {
    if (sign === "[") square.push(index);
    else if (sign === "(") round.push(index);
    else if (sign !== "]" && sign !== ")") round = [];
    else {
      const open = (sign === "]" ? square : round).pop();
      if (open !== undefined) pairs.set(open, index);
    }
  }
  return pairs;
}
