import type { Language } from "@parterre/domain/language"

/** Commands and options are no words of a language. */
const which = "--payment"
const command = (cart: string) => `parterre carts settle-payment ${cart}`

type Outcome = "charged" | "notCharged"

/** `ticketsOut`: of an order whose tickets are out, an instalment or what is due again; `unpaid`: of one that it pays. */
type ByOrder<Said> = Readonly<Record<"unpaid" | "ticketsOut", Readonly<Record<Outcome, Said>>>>

interface SettlePaymentTexts {
  readonly title: (amount: string, cart: string) => string
  readonly consequence: ByOrder<string>
  readonly does: string
  readonly sending: string
  readonly done: ByOrder<(amount: string, cart: string) => string>
  readonly cancelled: string
  readonly noneStuck: (cart: string) => string
  readonly oneOf: (ids: readonly string[]) => string
  readonly needsOutcome: string
  readonly needsYes: string
  /** Of a payment in the report of its cart. */
  readonly stuck: (cart: string) => string
  readonly help: Readonly<Record<"about" | "charged" | "notCharged" | "payment", string>>
}

const noMoney = {
  en: {
    charged: "No money moves: if the console shows an authorization only, capture it there first.",
    notCharged: "No money moves: if the console shows an authorization, void it there first.",
  },
  fr: {
    charged:
      "Aucun argent ne bouge\u00a0: si la console ne montre qu’une autorisation, encaissez-la d’abord.",
    notCharged: "Aucun argent ne bouge\u00a0: si la console montre une autorisation, annulez-la d’abord.",
  },
} as const satisfies Record<Language, Record<Outcome, string>>

/** What is said of payments that are stuck: their payment service can be asked no more. */
export const settlePaymentTexts: Readonly<Record<Language, SettlePaymentTexts>> = {
  en: {
    title: (amount, cart) => `Settle the stuck payment of ${amount}, cart ${cart}?`,
    consequence: {
      unpaid: {
        charged: `The order is paid: the seats are sold, and the buyer gets the tickets. ${noMoney.en.charged}`,
        notCharged: `The payment has failed and the seats go back on sale. ${noMoney.en.notCharged}`,
      },
      ticketsOut: {
        charged: `This payment is settled; the tickets stay good. ${noMoney.en.charged}`,
        notCharged: `Nothing was charged: the payment is due again, and the tickets stay good. ${noMoney.en.notCharged}`,
      },
    },
    does: "settle",
    sending: "settling…",
    done: {
      unpaid: {
        charged: (amount, cart) => `Settled: ${amount} was charged. The order of cart ${cart} is paid.`,
        notCharged: (amount, cart) => `Settled: ${amount} of cart ${cart} wasn’t charged.`,
      },
      ticketsOut: {
        charged: (amount, cart) => `Settled: ${amount} was charged. The tickets of cart ${cart} stay good.`,
        notCharged: (amount, cart) =>
          `Settled: ${amount} of cart ${cart} wasn’t charged. The payment is due again, and the tickets stay good.`,
      },
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
    consequence: {
      unpaid: {
        charged: `La commande est payée\u00a0: les places sont vendues et le client reçoit ses billets. ${noMoney.fr.charged}`,
        notCharged: `Le paiement a échoué et les places sont remises en vente. ${noMoney.fr.notCharged}`,
      },
      ticketsOut: {
        charged: `Ce paiement est réglé\u202f; les billets restent valables. ${noMoney.fr.charged}`,
        notCharged: `Rien n’a été encaissé\u00a0: le paiement est dû de nouveau et les billets restent valables. ${noMoney.fr.notCharged}`,
      },
    },
    does: "régler",
    sending: "règlement…",
    done: {
      unpaid: {
        charged: (amount, cart) =>
          `Réglé\u00a0: ${amount} ont été débités. La commande du panier ${cart} est payée.`,
        notCharged: (amount, cart) => `Réglé\u00a0: ${amount} du panier ${cart} n’ont pas été débités.`,
      },
      ticketsOut: {
        charged: (amount, cart) =>
          `Réglé\u00a0: ${amount} ont été débités. Les billets du panier ${cart} restent valables.`,
        notCharged: (amount, cart) =>
          `Réglé\u00a0: ${amount} du panier ${cart} n’ont pas été débités. Le paiement est dû de nouveau et les billets restent valables.`,
      },
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
