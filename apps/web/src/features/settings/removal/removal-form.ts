import { accountRemoval } from "@castor/core/account/registration.ts";
import type { Me } from "@castor/core/account/session.ts";
import { message } from "@castor/core/basics/validation.ts";
import * as z from "zod/mini";

const folded = (address: string) => address.trim().toLowerCase();

/** True when somebody typed this address, be it with spaces around it or in capitals. */
export const isSameAddress = (typed: string, address: string): boolean =>
  folded(typed) === folded(address);

/** The form: the password where there is one, and the own address. */
export const removalForm = ({ username, hasPassword }: Me) =>
  z.object({
    password: hasPassword ? z.nonoptional(accountRemoval.shape.password) : z.string(),
    address: z
      .string()
      .check(z.refine((typed) => isSameAddress(typed, username), message("invalidValue"))),
  });
