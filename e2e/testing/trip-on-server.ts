import type { FinanceItemSave } from "@castor/core/finance/finance-item.ts";
import type { FinanceTable } from "@castor/core/finance/finance-table.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Trip, TripSave } from "@castor/core/trips/trip.ts";
import { expect, type Page } from "@playwright/test";
import type { Person } from "./person.ts";

/** What the server holds of a trip, whatever the page shows or whether there still is one; and what its owner says of it there. */
export async function tripOnServer(page: Page, person: Person, tripId: string) {
  const { request } = page.context();
  const login = await request.post("/api/auth/login", { data: person });
  expect(login.ok()).toBe(true);
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const pointsOn = async (routeId: string): Promise<readonly Point[]> => {
    const trip: Trip = await (await request.get(`/api/trip/${tripId}`, { headers })).json();
    return trip.routes.find(({ id }) => id === routeId)?.points ?? [];
  };
  const namesOn = async (routeId: string) => (await pointsOn(routeId)).map(({ name }) => name);
  const save = async (fields: Omit<TripSave, "id">): Promise<void> => {
    const answer = await request.post("/api/trip", { data: { ...fields, id: tripId }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const costs = async (query: Record<string, string> = {}): Promise<FinanceTable> => {
    const path = `/api/finance/table/${tripId}?${new URLSearchParams(query)}`;
    const answer = await request.get(path, { headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const addCost = async (item: FinanceItemSave): Promise<void> => {
    const answer = await request.post("/api/finance", { data: { ...item, tripId }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return { pointsOn, namesOn, costs, addCost, save };
}
