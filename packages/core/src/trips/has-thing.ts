import { findAttachment } from "../files/edit-attachments.ts";
import { findFinanceItem } from "../finance/edit-items.ts";
import { findNote } from "../notes/edit-notes.ts";
import { findIdea } from "../points/edit/edit-ideas.ts";
import { findPoint } from "../points/edit/edit-points.ts";
import type { Trip } from "./trip.ts";

/** True when a day, a stop, an idea, a note, a cost or an attachment of the trip has that id. */
export const hasThing = (trip: Trip, id: string): boolean =>
  trip.routes.some((route) => route.id === id) ||
  findPoint(trip, id) !== null ||
  findIdea(trip, id) !== undefined ||
  findNote(trip, id) !== undefined ||
  findFinanceItem(trip, id) !== undefined ||
  findAttachment(trip, id) !== undefined;
