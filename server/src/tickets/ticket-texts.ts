import type { Localized } from "@parterre/contract"

/** Everything a ticket says that is not its own. */
export const ticketTexts = {
  ticket: { fr: "BILLET", en: "TICKET" },
  level: { fr: "Niveau", en: "Level" },
  section: { fr: "Section", en: "Section" },
  row: { fr: "Rangée", en: "Row" },
  table: { fr: "Table", en: "Table" },
  seat: { fr: "Siège", en: "Seat" },
  pricePaid: { fr: "Prix payé", en: "Price paid" },
  priceNote: { fr: "frais de service et taxes compris", en: "service fees and taxes included" },
  oneEntry: {
    fr: "Présentez ce code à l’entrée, imprimé ou sur votre téléphone. Il donne droit à une seule entrée\u00a0: ne le publiez pas.",
    en: "Show this code at the door, printed or on your phone. It’s valid for one entry only: don’t post it online.",
  },
} as const satisfies Record<string, Localized>

/** « 2 sur 4 » or "2 of 4". */
export const ticketCount = (index: number, count: number): Localized => ({
  fr: `${index} sur ${count}`,
  en: `${index} of ${count}`,
})
