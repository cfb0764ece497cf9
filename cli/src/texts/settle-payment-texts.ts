import type { Language } from "@parterre/domain/language"

/** Commands and options are no words of a language. */
const which = "--payment"
const command = (cart: string) => `parterre carts settle-payment ${cart}`

/** `givenBack`: it was charged, and has gone back since. */
export type Outcome = "charged" | "notCharged" | "givenBack"

/**
 * What of its order a stuck payment is: what pays it (`unpaid`), an instalment or what is due again of tickets that are out,
 * their money that is reserved and not taken, money that is to go back, or what a later payment has replaced.
 */
export type StuckKind = "unpaid" | "ticketsOut" | "reserved" | "goingBack" | "replaced"

interface SettlePaymentTexts {
  readonly title: (amount: string, cart: string) => string
  readonly consequence: Readonly<Record<StuckKind, Readonly<Record<Outcome, string>>>>
  readonly does: string
  readonly sending: string
  readonly done: Readonly<Record<Outcome, (amount: string, cart: string) => string>>
  /** Of an order that this payment has paid, the whole of it or a part. */
  readonly orderPaid: (cart: string) => string
  readonly paymentPaid: (cart: string) => string
  readonly ticketsGood: (cart: string) => string
  readonly dueAgain: string
  readonly leftToPay: (amount: string) => string
  readonly cancelled: string
  readonly noneStuck: (cart: string) => string
  readonly oneOf: (ids: readonly string[]) => string
  readonly needsOutcome: string
  readonly needsYes: string
  /** Of a payment in the report of its cart. */
  readonly stuck: (cart: string) => string
  readonly help: Readonly<Record<"about" | "charged" | "notCharged" | "givenBack" | "payment", string>>
}

const noMoney = {
  en: {
    charged: "No money moves: if the console shows an authorization only, capture it there first.",
    notCharged: "No money moves: if the console shows an authorization, void it there first.",
    givenBack: "No money moves: refund all of it in the console first.",
  },
  fr: {
    charged:
      "Aucun argent ne bouge\u00a0: si la console ne montre qu’une autorisation, encaissez-la d’abord.",
    notCharged: "Aucun argent ne bouge\u00a0: si la console montre une autorisation, annulez-la d’abord.",
    givenBack: "Aucun argent ne bouge\u00a0: remboursez d’abord le montant entier dans la console.",
  },
} as const satisfies Record<Language, Record<Outcome, string>>

const ofTicketsOut = {
  en: {
    charged: `This payment is settled; the tickets stay good. ${noMoney.en.charged}`,
    notCharged: `Nothing was charged: the payment is due again, and the tickets stay good. ${noMoney.en.notCharged}`,
    givenBack: `It was refunded: the payment is due again, and the tickets stay good. ${noMoney.en.givenBack}`,
  },
  fr: {
    charged: `Ce paiement est réglé\u202f; les billets restent valables. ${noMoney.fr.charged}`,
    notCharged: `Rien n’a été encaissé\u00a0: le paiement est dû de nouveau et les billets restent valables. ${noMoney.fr.notCharged}`,
    givenBack: `Le paiement a été remboursé\u00a0: il est dû de nouveau et les billets restent valables. ${noMoney.fr.givenBack}`,
  },
} as const satisfies Record<Language, Record<Outcome, string>>

/** What is said of payments that are stuck: their payment service can be asked no more. */
export const settlePaymentTexts: Readonly<Record<Language, SettlePaymentTexts>> = {
  en: {
    title: (amount, cart) => `Settle the stuck payment of ${amount}, cart ${cart}?`,
    consequence: {
      unpaid: {
        charged: `The payment went through: the seats are sold, and the buyer gets the tickets. ${noMoney.en.charged}`,
        notCharged: `The payment has failed and the seats go back on sale. ${noMoney.en.notCharged}`,
        givenBack: `The payment has failed and the seats go back on sale. ${noMoney.en.givenBack}`,
      },
      ticketsOut: ofTicketsOut.en,
      reserved: {
        charged: ofTicketsOut.en.charged,
        notCharged: `The buyer gets an email asking them to pay. ${ofTicketsOut.en.notCharged}`,
        givenBack: `The buyer gets an email asking them to pay. ${ofTicketsOut.en.givenBack}`,
      },
      goingBack: {
        charged: "No money moves.",
        notCharged: "No money moves.",
        givenBack: `The payment is recorded as refunded and doesn’t pay for anything. ${noMoney.en.givenBack}`,
      },
      replaced: {
        charged: "No money moves.",
        notCharged: `A later payment replaced this one: nothing else changes. ${noMoney.en.notCharged}`,
        givenBack: `A later payment replaced this one: nothing else changes. ${noMoney.en.givenBack}`,
      },
    },
    does: "settle",
    sending: "settling…",
    done: {
      charged: (amount) => `Settled: ${amount} was charged.`,
      notCharged: (amount, cart) => `Settled: ${amount} of cart ${cart} wasn’t charged.`,
      givenBack: (amount, cart) => `Settled: ${amount} of cart ${cart} was refunded.`,
    },
    orderPaid: (cart) => `The order of cart ${cart} is paid.`,
    paymentPaid: (cart) => `This payment for cart ${cart}’s order is settled.`,
    ticketsGood: (cart) => `The tickets of cart ${cart} stay good.`,
    dueAgain: "The payment is due again, and the tickets stay good.",
    leftToPay: (amount) => `${amount} is left to pay.`,
    cancelled: "Nothing was settled.",
    noneStuck: (cart) => `No payment of cart ${cart} is stuck.`,
    oneOf: (ids) => `Several payments are stuck. Name one with ${which}: ${ids.join(", ")}`,
    needsOutcome:
      "Look up the payment in the payment service’s console, then give --charged with its number, --not-charged, or --given-back with the number of its refund.",
    needsYes: "Without a terminal to confirm on, settling needs --yes.",
    stuck: (cart) =>
      `the payment service can’t be asked any more: look the payment up in its console, then run ${command(cart)}`,
    help: {
      about: "say what became of a payment that the payment service can’t be asked about any more",
      charged: "its number in the payment service’s console: it was charged",
      notCharged: "the console shows no such charge",
      givenBack: "the number of its refund in the console: it was charged, and all of it was refunded",
      payment: "which one, where several are stuck",
    },
  },
  fr: {
    title: (amount, cart) => `Régler le paiement bloqué de ${amount}, panier ${cart}\u202f?`,
    consequence: {
      unpaid: {
        charged: `Ce paiement est fait\u00a0: les places sont vendues et le client reçoit ses billets. ${noMoney.fr.charged}`,
        notCharged: `Le paiement a échoué et les places sont remises en vente. ${noMoney.fr.notCharged}`,
        givenBack: `Le paiement a échoué et les places sont remises en vente. ${noMoney.fr.givenBack}`,
      },
      ticketsOut: ofTicketsOut.fr,
      reserved: {
        charged: ofTicketsOut.fr.charged,
        notCharged: `Un courriel demande au client de payer. ${ofTicketsOut.fr.notCharged}`,
        givenBack: `Un courriel demande au client de payer. ${ofTicketsOut.fr.givenBack}`,
      },
      goingBack: {
        charged: "Aucun argent ne bouge.",
        notCharged: "Aucun argent ne bouge.",
        givenBack: `Le paiement est inscrit comme remboursé et ne règle aucune commande. ${noMoney.fr.givenBack}`,
      },
      replaced: {
        charged: "Aucun argent ne bouge.",
        notCharged: `Un paiement plus récent a remplacé celui-ci\u00a0: le reste ne change pas. ${noMoney.fr.notCharged}`,
        givenBack: `Un paiement plus récent a remplacé celui-ci\u00a0: le reste ne change pas. ${noMoney.fr.givenBack}`,
      },
    },
    does: "régler",
    sending: "règlement…",
    done: {
      charged: (amount) => `Réglé\u00a0: ${amount} ont été débités.`,
      notCharged: (amount, cart) => `Réglé\u00a0: ${amount} du panier ${cart} n’ont pas été débités.`,
      givenBack: (amount, cart) => `Réglé\u00a0: ${amount} du panier ${cart} ont été remboursés.`,
    },
    orderPaid: (cart) => `La commande du panier ${cart} est payée.`,
    paymentPaid: (cart) =>
      `Ce paiement est fait\u202f; la commande du panier ${cart} n’est pas encore payée en entier.`,
    ticketsGood: (cart) => `Les billets du panier ${cart} restent valables.`,
    dueAgain: "Le paiement est dû de nouveau et les billets restent valables.",
    leftToPay: (amount) => `Il reste ${amount} à payer.`,
    cancelled: "Rien n’a été réglé.",
    noneStuck: (cart) => `Aucun paiement du panier ${cart} n’est bloqué.`,
    oneOf: (ids) =>
      `Plusieurs paiements sont bloqués. Précisez lequel avec ${which}\u00a0: ${ids.join(", ")}`,
    needsOutcome:
      "Cherchez le paiement dans la console du service de paiement, puis indiquez --charged avec son numéro, --not-charged, ou --given-back avec le numéro du remboursement.",
    needsYes: "Sans terminal où poser la question, il faut --yes pour régler un paiement.",
    stuck: (cart) =>
      `le service de paiement ne peut plus répondre\u00a0: cherchez le paiement dans sa console, puis lancez ${command(cart)}`,
    help: {
      about: "dire ce qu’est devenu un paiement sur lequel le service de paiement ne peut plus répondre",
      charged: "son numéro dans la console du service de paiement\u00a0: il a été débité",
      notCharged: "la console ne montre aucun débit de ce genre",
      givenBack:
        "le numéro de son remboursement dans la console\u00a0: il a été débité, puis remboursé en entier",
      payment: "lequel, s’il y en a plusieurs de bloqués",
    },
  },
}

/** What a settled payment leaves of its order, cents that are to be paid now or later included. */
export function settledText(
  language: Language,
  kind: StuckKind,
  outcome: Outcome,
  { amount, cart, unpaid }: { readonly amount: string; readonly cart: string; readonly unpaid?: string },
): string {
  const words = settlePaymentTexts[language]
  const areTicketsOut = kind === "ticketsOut" || kind === "reserved"
  const ofOrder =
    outcome === "charged"
      ? areTicketsOut
        ? [words.ticketsGood(cart)]
        : [unpaid === undefined ? words.orderPaid(cart) : words.paymentPaid(cart)]
      : !areTicketsOut
        ? []
        : [unpaid === undefined ? words.ticketsGood(cart) : words.dueAgain]
  const left = unpaid === undefined ? [] : [words.leftToPay(unpaid)]
  return [words.done[outcome](amount, cart), ...ofOrder, ...left].join(" ")
}
