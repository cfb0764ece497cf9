import type { Language } from "@parterre/domain/language"

/** Commands and options are no words of a language. */
const which = "--refund"
const command = (order: string) => `parterre sales settle-refund ${order}`

interface SettleTexts {
  readonly title: (order: string, amount: string) => string
  readonly given: string
  readonly notGiven: string
  readonly does: string
  readonly sending: string
  readonly done: Readonly<Record<"given" | "notGiven", (order: string, amount: string) => string>>
  readonly cancelled: string
  readonly noneStuck: (order: string) => string
  readonly oneOf: (ids: readonly string[]) => string
  readonly unknown: (order: string, id: string) => string
  readonly needsOutcome: string
  readonly needsYes: string
  /** Of a refund in the list. */
  readonly stuck: (order: string, code: string) => string
  readonly help: Readonly<Record<"about" | "given" | "notGiven" | "refund", string>>
}

/** What is said of refunds that are stuck: their payment service refuses to repeat them. */
export const settleTexts: Readonly<Record<Language, SettleTexts>> = {
  en: {
    title: (order, amount) => `Settle the stuck refund of ${amount}, order ${order}?`,
    given:
      "It’s recorded as refunded. The seats go back on sale unless they were kept, and the buyer gets the email. No money moves.",
    notGiven: "It’s recorded as refused. The tickets are good again. No money moves.",
    does: "settle",
    sending: "settling…",
    done: {
      given: (order, amount) => `Settled: ${amount} of order ${order} was refunded.`,
      notGiven: (order, amount) => `Settled: ${amount} of order ${order} wasn’t refunded.`,
    },
    cancelled: "Nothing was settled.",
    noneStuck: (order) => `No refund of order ${order} is stuck.`,
    oneOf: (ids) => `Several refunds are stuck. Name one with ${which}: ${ids.join(", ")}`,
    unknown: (order, id) => `Refund ${id} of order ${order} isn’t stuck.`,
    needsOutcome:
      "Look up the refund in the payment service’s console, then give --given-back with its number, or --not-given-back.",
    needsYes: "Without a terminal to confirm on, settling needs --yes.",
    stuck: (order, code) =>
      `the payment service won’t repeat it (${code}): look it up in its console, then run ${command(order)}`,
    help: {
      about: "say what became of a refund that the payment service won’t repeat",
      given: "its numbers in the payment service’s console, separated by commas: it was refunded",
      notGiven: "the console shows no such refund",
      refund: "which one, where several are stuck",
    },
  },
  fr: {
    title: (order, amount) => `Régler le remboursement bloqué de ${amount}, commande ${order}\u202f?`,
    given:
      "Il est inscrit comme remboursé. Les places sont remises en vente, sauf si elles étaient gardées, et le client reçoit le courriel. Aucun argent ne bouge.",
    notGiven: "Il est inscrit comme refusé. Les billets redeviennent valables. Aucun argent ne bouge.",
    does: "régler",
    sending: "règlement…",
    done: {
      given: (order, amount) => `Réglé\u00a0: ${amount} de la commande ${order} ont été remboursés.`,
      notGiven: (order, amount) => `Réglé\u00a0: ${amount} de la commande ${order} n’ont pas été remboursés.`,
    },
    cancelled: "Rien n’a été réglé.",
    noneStuck: (order) => `Aucun remboursement de la commande ${order} n’est bloqué.`,
    oneOf: (ids) =>
      `Plusieurs remboursements sont bloqués. Précisez lequel avec ${which}\u00a0: ${ids.join(", ")}`,
    unknown: (order, id) => `Le remboursement ${id} de la commande ${order} n’est pas bloqué.`,
    needsOutcome:
      "Cherchez le remboursement dans la console du service de paiement, puis indiquez --given-back avec son numéro, ou --not-given-back.",
    needsYes: "Sans terminal où poser la question, il faut --yes pour régler un remboursement.",
    stuck: (order, code) =>
      `le service de paiement refuse de le répéter (${code})\u00a0: cherchez-le dans sa console, puis lancez ${command(order)}`,
    help: {
      about: "dire ce qu’est devenu un remboursement que le service de paiement refuse de répéter",
      given:
        "ses numéros dans la console du service de paiement, séparés par des virgules\u00a0: il a eu lieu",
      notGiven: "la console ne montre aucun remboursement de ce genre",
      refund: "lequel, s’il y en a plusieurs de bloqués",
    },
  },
}
