/** The fields of price and payment in the forms of points and costs. */
export const finance = {
  title: "Price and payment",
  type: "Price type",
  types: { same: "Whole group", perPerson: "Per person", adultChild: "Adult/kid" },
  price: { same: "Total price", perPerson: "Price per person", adultChild: "Price per adult" },
  pricePerKid: "Price per kid",
  currency: "Currency",
  payed: "Paid already",
  paymentType: "Payment method",
  isOnSite: "Pay on site",
  paymentDueDate: "Payment due",
  cancellationDate: "Free cancellation until",
  validFrom: "Valid from",
  validTo: "Valid until",
  sum: "{{total}}, {{remain}} remaining",
  sumOnlyPaid: "{{payed}} paid",
  sumPaid: "{{total}}, all paid",
} as const;
