/** Words of what things cost: the finance data form of points and finance items. */
export const finance = {
  title: "Price and payment",
  type: "The price is",
  types: { same: "for all", perPerson: "per person", adultChild: "adult and kid" },
  price: { same: "Price for all", perPerson: "Price per person", adultChild: "Price per adult" },
  pricePerKid: "Price per kid",
  currency: "Currency",
  payed: "Paid already",
  paymentType: "Payment",
  paymentTypes: { any: "Any way", card: "By card", cash: "In cash", other: "Another way" },
  isOnSite: "Paid on the spot",
  paymentDueDate: "Pay by",
  cancellationDate: "Free cancellation until",
  validFrom: "Valid from",
  validTo: "Valid until",
  sum: "{{total}}, {{remain}} remain",
  sumPaid: "{{total}}, all paid",
} as const;
