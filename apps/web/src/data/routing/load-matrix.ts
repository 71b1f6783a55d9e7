import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { limits } from "@castor/core/limits.ts";
import { type KnownLegs, type OrderLeg, orderLegKey } from "@castor/core/order/order-legs.ts";
import type { Point } from "@castor/core/points/point.ts";
import { type LegMode, legMode } from "@castor/core/points/travel-modes.ts";
import { type Matrix, readMatrixCell } from "@castor/core/services/paths/matrix.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { isLoggedIn } from "../session/session-store.ts";

/**
 * The ways between all these stops, each in the mode of the stop that it leads to. Empty where the server does not answer, and
 * for more stops than it takes, and without an account, for which the server makes none: then they are estimated.
 */
export async function loadMatrix(stops: readonly Point[], signal: AbortSignal): Promise<KnownLegs> {
  if (stops.length < limits.routeBuildPoints || stops.length > limits.matrixPointsMax) return {};
  if (!isLoggedIn()) return {};
  const points = stops.map(({ lat, lng }) => ({ lat, lng }));
  const modes = new Set(stops.flatMap(({ routeMode }) => legMode.safeParse(routeMode).data ?? []));
  const known: Record<string, OrderLeg> = {};
  const ask = async (mode: LegMode) => {
    const body = { mode, points };
    const matrix = await callEndpoint(servicesEndpoints.matrix, { body }, { signal }).catch(
      () => null,
    );
    if (matrix) Object.assign(known, readLegs(stops, mode, matrix));
  };
  await Promise.all([...modes].map(ask));
  signal.throwIfAborted();
  return known;
}

/** The ways of a matrix to the stops of its mode. Estimates are left out: core makes the same. */
function readLegs(stops: readonly Point[], mode: LegMode, matrix: Matrix): KnownLegs {
  const ways = stops.flatMap((from, row) =>
    stops.flatMap((to, column) => {
      if (row === column || to.routeMode !== mode) return [];
      const cell = readMatrixCell(matrix, row, column);
      if (cell?.isEstimated) return [];
      const { distance = 0, duration = 0 } = cell ?? {};
      const leg = { distance, duration, isEstimated: false, hasNoWay: cell === null };
      return [[orderLegKey(from, to), leg] as const];
    }),
  );
  return Object.fromEntries(ways);
}
