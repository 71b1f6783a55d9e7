import { countSwaps, type OrderProblem, todaysOrder } from "./order-problem.ts";
import type { Score } from "./score.ts";

/** The longest piece that moves in one go. */
const longestPiece = 3;

/**
 * Makes an order better by single moves until none does: pieces of up to three stops move, also turned around, and parts are
 * turned around (Or-opt and 2-opt). A move is judged by the score of the whole day, worked out from the first stop that it
 * changes to where the day goes on as it did. Plain arrays of numbers, since millions of moves are tried.
 */
export class LocalSearch {
  /** Visits that were scored. */
  visits = 0;
  /** Of the present order, without its swaps. */
  visitsScore: Score = 0;
  readonly #problem: OrderProblem;
  /** The positions of the free stops in the day. */
  readonly #places: Int32Array;
  /** The present order of the day. */
  readonly #order: Int32Array;
  readonly #piece: Int32Array;
  /** By position: what came before its visit, and the minute in which the stop is left. */
  readonly #scores: Float64Array;
  readonly #minutes: Int32Array;
  /** By position: what the legs after it add. */
  readonly #legsAfter: Float64Array;
  #swaps = 0;

  constructor(problem: OrderProblem) {
    const { count, isFixed } = problem;
    this.#problem = problem;
    this.#order = Int32Array.from(todaysOrder(problem));
    this.#places = this.#order.filter((stop) => !isFixed[stop]);
    this.#piece = new Int32Array(count);
    this.#scores = new Float64Array(count + 1);
    this.#minutes = new Int32Array(count);
    this.#legsAfter = new Float64Array(count);
  }

  /** The score of the present order. */
  get score(): Score {
    return this.visitsScore + this.#swaps;
  }

  /** The present order of the free stops. */
  listFree(): number[] {
    return Array.from(this.#places, (place) => this.#order[place] ?? 0);
  }

  /** The present order of the day. */
  listAll(): number[] {
    return [...this.#order];
  }

  /** Begins with this order of the free stops. */
  begin(free: ArrayLike<number>): void {
    this.#places.forEach((place, index) => {
      this.#order[place] = free[index] ?? 0;
    });
    this.#read();
  }

  /** Moves on to an order that no single move makes better, or until so many visits are scored. */
  improve(mostVisits: number): void {
    let isBetter = true;
    while (isBetter && this.visits < mostVisits) {
      isBetter = this.#movePieces();
      if (this.#turnParts()) isBetter = true;
    }
  }

  /** Tries each piece at each other place, both ways around. True when one moved. */
  #movePieces(): boolean {
    const { length } = this.#places;
    let isBetter = false;
    for (let size = 1; size <= Math.min(longestPiece, length - 1); size += 1)
      for (let from = 0; from + size <= length; from += 1)
        for (let to = 0; to + size <= length; to += 1) {
          if (to !== from && this.#tryMove(from, to, size, false)) isBetter = true;
          else if (size > 1 && this.#tryMove(from, to, size, true)) isBetter = true;
        }
    return isBetter;
  }

  #turnParts(): boolean {
    const { length } = this.#places;
    let isBetter = false;
    for (let from = 0; from < length; from += 1)
      for (let to = from + longestPiece; to < length; to += 1)
        if (this.#tryTurn(from, to)) isBetter = true;
    return isBetter;
  }

  #tryMove(from: number, to: number, size: number, isTurned: boolean): boolean {
    const low = Math.min(from, to);
    const high = low === from ? to + size - 1 : from + size - 1;
    this.#move(from, to, size);
    if (isTurned) this.#turn(to, to + size - 1);
    if (this.#takes(low, high)) return true;
    if (isTurned) this.#turn(to, to + size - 1);
    this.#move(to, from, size);
    return false;
  }

  #tryTurn(from: number, to: number): boolean {
    this.#turn(from, to);
    if (this.#takes(from, to)) return true;
    this.#turn(from, to);
    return false;
  }

  /** Moves the piece that begins at the free place `from`, so that it begins at `to`. */
  #move(from: number, to: number, size: number): void {
    const order = this.#order;
    const places = this.#places;
    const piece = this.#piece;
    for (let index = 0; index < size; index += 1)
      piece[index] = order[places[from + index] ?? 0] ?? 0;
    if (from < to)
      for (let index = from; index < to; index += 1)
        order[places[index] ?? 0] = order[places[index + size] ?? 0] ?? 0;
    else
      for (let index = from - 1; index >= to; index -= 1)
        order[places[index + size] ?? 0] = order[places[index] ?? 0] ?? 0;
    for (let index = 0; index < size; index += 1)
      order[places[to + index] ?? 0] = piece[index] ?? 0;
  }

  #turn(from: number, to: number): void {
    const order = this.#order;
    const places = this.#places;
    for (let low = from, high = to; low < high; low += 1, high -= 1) {
      const one = places[low] ?? 0;
      const other = places[high] ?? 0;
      const stop = order[one] ?? 0;
      order[one] = order[other] ?? 0;
      order[other] = stop;
    }
  }

  /** Takes the order over when it is better than the one before the change. */
  #takes(low: number, high: number): boolean {
    const score = this.#scoreFrom(low, high);
    if (score > this.visitsScore) return false;
    if (score === this.visitsScore && countSwaps(this.#order) >= this.#swaps) return false;
    this.#read();
    return true;
  }

  /** The score of the visits after a change. Infinity as soon as it is above that of the order before. */
  #scoreFrom(low: number, high: number): Score {
    const { count, legs, legScores, visitScores, begins, booked, stays } = this.#problem;
    const order = this.#order;
    const most = this.visitsScore;
    const end = this.#places[high] ?? 0;
    let index = this.#places[low] ?? 0;
    let score = this.#scores[index] ?? 0;
    let minute = index > 0 ? (this.#minutes[index - 1] ?? 0) : 0;
    const begun = index;
    for (; index < count; index += 1) {
      const stop = order[index] ?? 0;
      if (index > 0) {
        const leg = (order[index - 1] ?? 0) * count + stop;
        minute += legs[leg] ?? 0;
        score += legScores[leg] ?? 0;
      }
      const scores = visitScores[stop];
      if (scores) score += scores[minute < scores.length ? minute : scores.length - 1] ?? 0;
      if (score + (this.#legsAfter[index > end ? index : end + 1] ?? 0) > most) {
        this.visits += index - begun;
        return Infinity;
      }
      const begin = begins[stop]?.[minute] ?? minute;
      minute = Math.max(begin, booked[stop] ?? -1) + (stays[stop] ?? 0);
      // From here on all is as it was.
      if (index > end && minute === this.#minutes[index]) {
        this.visits += index - begun;
        return score + most - (this.#scores[index + 1] ?? 0);
      }
    }
    this.visits += index - begun;
    return score;
  }

  /** Works out the score of the present order, and what it is made of. */
  #read(): void {
    const { count, legs, legScores, visitScores, begins, booked, stays } = this.#problem;
    const order = this.#order;
    let score = 0;
    let minute = 0;
    for (let index = 0; index < count; index += 1) {
      const stop = order[index] ?? 0;
      this.#scores[index] = score;
      if (index > 0) {
        const leg = (order[index - 1] ?? 0) * count + stop;
        minute += legs[leg] ?? 0;
        score += legScores[leg] ?? 0;
      }
      const scores = visitScores[stop];
      if (scores) score += scores[Math.min(minute, scores.length - 1)] ?? 0;
      const begin = begins[stop]?.[minute] ?? minute;
      minute = Math.max(begin, booked[stop] ?? -1) + (stays[stop] ?? 0);
      this.#minutes[index] = minute;
    }
    this.#scores[count] = score;
    this.visits += count;
    let after = 0;
    for (let index = count - 1; index >= 0; index -= 1) {
      this.#legsAfter[index] = after;
      if (index > 0) after += legScores[(order[index - 1] ?? 0) * count + (order[index] ?? 0)] ?? 0;
    }
    this.visitsScore = score;
    this.#swaps = countSwaps(order);
  }
}
