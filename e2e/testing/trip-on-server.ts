import type { FinanceItemSave } from "@castor/core/finance/finance-item.ts";
import type { FinanceTable } from "@castor/core/finance/table/finance-table.ts";
import type { IdeaSave } from "@castor/core/points/idea.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Trip, TripSave } from "@castor/core/trips/trip.ts";
import { expect, type Page } from "@playwright/test";
import type { RegisteredPerson } from "./person.ts";

/** Reads and changes a trip by calls of its owner, whatever the page shows. */
export function tripOnServer(page: Page, { session }: RegisteredPerson, tripId: string) {
  const { request } = page.context();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const read = async (): Promise<Trip> =>
    (await request.get(`/api/trip/${tripId}`, { headers })).json();
  const pointsOn = async (routeId: string): Promise<readonly Point[]> => {
    const trip = await read();
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
  const addIdea = async (idea: IdeaSave): Promise<void> => {
    const answer = await request.post("/api/idea", { data: { ...idea, tripId }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const ideaNames = async () => (await read()).ideas.map(({ name }) => name);
  return { read, pointsOn, namesOn, costs, addCost, addIdea, ideaNames, save };
}
