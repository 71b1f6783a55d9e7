import { accountRemoval } from "@castor/core/account/registration.ts";
import type { Me } from "@castor/core/account/session.ts";
import { message } from "@castor/core/schemas/validation.ts";
import * as z from "zod/mini";

const folded = (address: string) => address.trim().toLowerCase();

/** True when the typed text is this address, apart from surrounding spaces and capitals. */
export const isSameAddress = (typed: string, address: string): boolean =>
  folded(typed) === folded(address);

/** The form: the password where there is one, and the user's address. */
export const removalForm = ({ username, hasPassword }: Me) =>
  z.object({
    password: hasPassword ? z.nonoptional(accountRemoval.shape.password) : z.string(),
    code: z.string(),
    address: z
      .string()
      .check(z.refine((typed) => isSameAddress(typed, username), message("invalidValue"))),
  });
