import { canStand, type DaysProblem } from "./days-problem.ts";
import { canInsert, type DaysPlan } from "./plan-score.ts";

/** The longest piece that moves in one go. */
const longestPiece = 3;

/** Days that change, with their new stops. */
export type Move = readonly (readonly [day: number, list: readonly number[]])[];

/**
 * The plans that are one move away: pieces of up to three stops move within a day or to another
 * one, two stops swap, or two days exchange all that may move. */
export function* listMoves(problem: DaysProblem, plan: DaysPlan): Generator<Move> {
  for (const [day, list] of plan.entries())
    for (let size = 1; size <= longestPiece; size += 1)
      for (let from = 0; from + size <= list.length; from += 1) {
        const piece = list.slice(from, from + size);
        if (piece.some((stop) => problem.isAnchor[stop])) continue;
        const others = list.toSpliced(from, size);
        yield* listPlaces(problem, plan, day, others, piece);
      }
  yield* listSwaps(problem, plan);
  yield* listExchanges(problem, plan);
}

function* listPlaces(
  problem: DaysProblem,
  plan: DaysPlan,
  from: number,
  others: readonly number[],
  piece: readonly number[],
): Generator<Move> {
  const canLeave = piece.every((stop) => !problem.keepsDay[stop]) && mayLose(problem, from, others);
  for (const [day, list] of plan.entries()) {
    if (day !== from && !canLeave) continue;
    if (day === problem.bench && (day === from || !canStandAll(problem, day, piece))) continue;
    const base = day === from ? others : list;
    for (let index = 0; index <= base.length; index += 1) {
      if (!canInsert(problem, day, base, index)) continue;
      for (const turned of piece.length > 1 ? [piece, piece.toReversed()] : [piece]) {
        const next = base.toSpliced(index, 0, ...turned);
        yield day === from
          ? [[day, next]]
          : [
              [from, others],
              [day, next],
            ];
      }
    }
  }
}

const canStandAll = (problem: DaysProblem, day: number, piece: readonly number[]): boolean =>
  piece.every((stop) => canStand(problem, day, stop));

/** A day does not lose all that one does on it. What another plan has put on an empty day may leave it again. */
const mayLose = (
  { isAnchor, days, bench }: DaysProblem,
  day: number,
  list: readonly number[],
): boolean =>
  day === bench ||
  list.some((stop) => !isAnchor[stop]) ||
  days[day]?.today.every((stop) => isAnchor[stop]) === true;

function* listSwaps(problem: DaysProblem, plan: DaysPlan): Generator<Move> {
  const { keepsDay } = problem;
  for (const [day, list] of plan.entries())
    for (const [index, stop] of list.entries()) {
      if (keepsDay[stop]) continue;
      for (let other = day + 1; other < plan.length; other += 1)
        for (const [place, partner] of (plan[other] ?? []).entries())
          if (!keepsDay[partner] && canStand(problem, other, stop))
            yield [
              [day, list.with(index, partner)],
              [other, (plan[other] ?? []).with(place, stop)],
            ];
    }
}

/** Two neighbourhoods may be as good on each other's days, with fewer moves or when all is open. */
function* listExchanges(problem: DaysProblem, plan: DaysPlan): Generator<Move> {
  const parts = plan.map((list) => ({
    free: list.filter((stop) => !problem.keepsDay[stop]),
    kept: list.filter((stop) => problem.keepsDay[stop]),
  }));
  const days = parts.slice(0, problem.bench ?? parts.length);
  for (const [day, { free, kept }] of days.entries())
    for (let other = day + 1; other < days.length; other += 1) {
      const partner = parts[other];
      if (!partner?.free.length || free.length === 0) continue;
      for (const list of listWithBlock(problem, day, kept, partner.free))
        for (const next of listWithBlock(problem, other, partner.kept, free))
          yield [
            [day, list],
            [other, next],
          ];
    }
}

/** A day with some stops in a row at each place where they may be. */
function listWithBlock(
  problem: DaysProblem,
  day: number,
  kept: readonly number[],
  block: readonly number[],
): number[][] {
  return Array.from({ length: kept.length + 1 }, (_, index) => index).flatMap((index) =>
    canInsert(problem, day, kept, index) ? [kept.toSpliced(index, 0, ...block)] : [],
  );
}
