import type { Localized } from "@parterre/contract"
import type { Language } from "../http/handler.ts"

/** Everything a receipt mail says that is not the sale's own. */
export const receiptTexts = {
  thanks: {
    fr: "Merci de votre achat. Voici votre reçu.",
    en: "Thank you for your purchase. Here’s your receipt.",
  },
  exchanged: {
    fr: "Votre échange est fait. Voici vos billets.",
    en: "Your exchange is complete. Here are your tickets.",
  },
  renewed: {
    fr: "Votre abonnement a été renouvelé.",
    en: "Your subscription was renewed.",
  },
  renewedWithTickets: {
    fr: "Votre abonnement a été renouvelé. Voici vos billets.",
    en: "Your subscription was renewed. Here are your tickets.",
  },
  attached: {
    fr: "Vos billets sont joints à ce courriel. Imprimez-les ou montrez-les sur votre téléphone.",
    en: "Your tickets are attached to this email. Print them or show them on your phone.",
  },
  ofHolder: {
    fr: "Les billets sont envoyés par courriel à la personne titulaire de l’abonnement.",
    en: "The tickets are emailed to the subscriber.",
  },
  willCall: {
    fr: "Vos billets vous attendent à la billetterie. Apportez une pièce d’identité.",
    en: "Your tickets are waiting at the box office. Bring a piece of ID.",
  },
  // A courier's as the post's.
  mailed: {
    fr: "Vos billets seront envoyés à votre adresse.",
    en: "Your tickets will be sent to your address.",
  },
  mailedElsewhere: {
    fr: "Vos billets seront envoyés à l’adresse donnée lors du paiement.",
    en: "Your tickets will be sent to the address you gave when you paid.",
  },
  flexPass: {
    fr: "Échangez les billets de votre passeport dans votre compte",
    en: "Exchange your flex pass tickets in your account",
  },
  when: { fr: "Date", en: "Date" },
  where: { fr: "Lieu", en: "Venue" },
  questions: { fr: "Une question\u202f? Écrivez-nous\u00a0:", en: "Questions? Contact us:" },
} as const satisfies Record<string, Localized>

/** What is written between a name and its value. */
export const colon = (language: Language): string => (language === "fr" ? "\u00a0:" : ":")

/** « Votre commande : Carte d’ami », of what has no ticket. */
const orderOf = (joined: string): Localized => ({
  fr: `Votre commande\u00a0: ${joined}`,
  en: `Your order: ${joined}`,
})

/** « Vos billets pour Le Cid » or "Your tickets for Le Cid". */
export const subjectOf = (titles: readonly string[], count: number): Localized => {
  const joined = titles.join(", ")
  if (count === 0) return orderOf(joined)
  return count === 1
    ? { fr: `Votre billet\u00a0: ${joined}`, en: `Your ticket: ${joined}` }
    : { fr: `Vos billets\u00a0: ${joined}`, en: `Your tickets: ${joined}` }
}
