import * as z from "zod/mini";

export const done = z.object({ success: z.boolean() });
