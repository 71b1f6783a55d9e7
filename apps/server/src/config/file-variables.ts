import * as z from "zod/mini";
import { variable } from "./variable.ts";

/** The databases keep it as an integer of four bytes. */
const maxFileBytes = 2_000_000_000;

const bytesUpTo = (most: number) =>
  variable(`a number of bytes from 1 to ${most}`, (text) =>
    /^\d{1,16}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined,
  );

/** The variables of files of trips (decision 133). */
export const fileVariables = {
  FILE_BYTES: z._default(bytesUpTo(maxFileBytes), 26_214_400),
  FILES_PER_USER: z._default(bytesUpTo(Number.MAX_SAFE_INTEGER), 2_147_483_648),
};
