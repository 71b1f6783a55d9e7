import * as z from "zod/mini";

/** The payment forms (specification#payment-forms). */
export const paymentForms = [
  { id: "any", icon: "wallet" },
  { id: "card", icon: "credit-card" },
  { id: "cash", icon: "cash" },
  { id: "other", icon: "dots" },
] as const;

export const paymentForm = z.enum(paymentForms.map(({ id }) => id));
export type PaymentForm = z.infer<typeof paymentForm>;
