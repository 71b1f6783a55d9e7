import { readStored, writeStored } from "../../device/storage/storage.ts";

/** Keeps the token of an invitation while its reader registers or logs in: the link of a mail may open in another tab. */
export const keepInvitation = (token: string | null): void => writeStored("invitation", token);

/** The kept token, or null. */
export const readInvitation = (): string | null => readStored("invitation");
