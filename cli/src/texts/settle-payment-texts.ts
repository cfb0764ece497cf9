import type { Language } from "@parterre/domain/language"

/** Commands and options are no words of a language. */
const which = "--payment"
const command = (cart: string) => `parterre carts settle-payment ${cart}`

interface SettlePaymentTexts {
  readonly title: (amount: string, cart: string) => string
  readonly charged: string
  readonly notCharged: string
  readonly does: string
  readonly sending: string
  readonly done: Readonly<Record<"charged" | "notCharged", (amount: string, cart: string) => string>>
  readonly cancelled: string
  readonly noneStuck: (cart: string) => string
  readonly oneOf: (ids: readonly string[]) => string
  readonly needsOutcome: string
  readonly needsYes: string
  /** Of a payment in the report of its cart. */
  readonly stuck: (cart: string) => string
  readonly help: Readonly<Record<"about" | "charged" | "notCharged" | "payment", string>>
}

/** What is said of payments that are stuck: their payment service can be asked no more. */
export const settlePaymentTexts: Readonly<Record<Language, SettlePaymentTexts>> = {
  en: {
    title: (amount, cart) => `Settle the stuck payment of ${amount}, cart ${cart}?`,
    charged:
      "The order is paid: the seats are sold, and the buyer gets the tickets. No money moves: if the console shows an authorization only, capture it there first.",
    notCharged:
      "The payment has failed and the seats go back on sale. No money moves: if the console shows an authorization, void it there first.",
    does: "settle",
    sending: "settling…",
    done: {
      charged: (amount, cart) => `Settled: ${amount} was charged. The order of cart ${cart} is paid.`,
      notCharged: (amount, cart) => `Settled: ${amount} of cart ${cart} wasn’t charged.`,
    },
    cancelled: "Nothing was settled.",
    noneStuck: (cart) => `No payment of cart ${cart} is stuck.`,
    oneOf: (ids) => `Several payments are stuck. Name one with ${which}: ${ids.join(", ")}`,
    needsOutcome:
      "Look up the payment in the payment service’s console, then give --charged with its number, or --not-charged.",
    needsYes: "Without a terminal to confirm on, settling needs --yes.",
    stuck: (cart) =>
      `the payment service can’t be asked any more: look the payment up in its console, then run ${command(cart)}`,
    help: {
      about: "say what became of a payment that the payment service can’t be asked about any more",
      charged: "its number in the payment service’s console: it was charged",
      notCharged: "the console shows no such charge",
      payment: "which one, where several are stuck",
    },
  },
  fr: {
    title: (amount, cart) => `Régler le paiement bloqué de ${amount}, panier ${cart}\u202f?`,
    charged:
      "La commande est payée\u00a0: les places sont vendues et le client reçoit ses billets. Aucun argent ne bouge\u00a0: si la console ne montre qu’une autorisation, encaissez-la d’abord.",
    notCharged:
      "Le paiement a échoué et les places sont remises en vente. Aucun argent ne bouge\u00a0: si la console montre une autorisation, annulez-la d’abord.",
    does: "régler",
    sending: "règlement…",
    done: {
      charged: (amount, cart) =>
        `Réglé\u00a0: ${amount} ont été débités. La commande du panier ${cart} est payée.`,
      notCharged: (amount, cart) => `Réglé\u00a0: ${amount} du panier ${cart} n’ont pas été débités.`,
    },
    cancelled: "Rien n’a été réglé.",
    noneStuck: (cart) => `Aucun paiement du panier ${cart} n’est bloqué.`,
    oneOf: (ids) =>
      `Plusieurs paiements sont bloqués. Précisez lequel avec ${which}\u00a0: ${ids.join(", ")}`,
    needsOutcome:
      "Cherchez le paiement dans la console du service de paiement, puis indiquez --charged avec son numéro, ou --not-charged.",
    needsYes: "Sans terminal où poser la question, il faut --yes pour régler un paiement.",
    stuck: (cart) =>
      `le service de paiement ne peut plus répondre\u00a0: cherchez le paiement dans sa console, puis lancez ${command(cart)}`,
    help: {
      about: "dire ce qu’est devenu un paiement sur lequel le service de paiement ne peut plus répondre",
      charged: "son numéro dans la console du service de paiement\u00a0: il a été débité",
      notCharged: "la console ne montre aucun débit de ce genre",
      payment: "lequel, s’il y en a plusieurs de bloqués",
    },
  },
}
