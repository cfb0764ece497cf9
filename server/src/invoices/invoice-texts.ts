import type { Localized } from "@parterre/contract"

/** Everything an invoice says that is not the sale's own. */
export const invoiceTexts = {
  invoice: { fr: "Facture", en: "Invoice" },
  billedTo: { fr: "Facturé à", en: "Billed to" },
  soldBy: { fr: "Vendu par", en: "Sold by" },
  ticket: { fr: "Billet", en: "Ticket" },
  price: { fr: "Prix", en: "Price" },
  serviceCharge: { fr: "Frais de service", en: "Service fees" },
  returned: { fr: "Remboursé", en: "Refunded" },
  tickets: { fr: "Billets", en: "Tickets" },
  total: { fr: "Total", en: "Total" },
  giftCertificate: { fr: "Chèque-cadeau", en: "Gift certificate" },
  left: { fr: "Montant payé", en: "Amount paid" },
  paidWith: { fr: "Payé par carte", en: "Paid by card" },
  generalAdmission: { fr: "Places non numérotées", en: "General admission" },
} as const satisfies Record<string, Localized>
