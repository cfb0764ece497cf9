import type { Language } from "@parterre/domain/language"

interface VoidTexts {
  readonly title: (order: string, amount: string) => string
  readonly items: string
  readonly used: string
  readonly returns: string
  readonly consequence: string
  readonly consequenceKept: string
  readonly does: string
  readonly sending: string
  readonly done: (order: string, amount: string) => string
  readonly cancelled: string
  readonly usedNeedsOption: string
  readonly needsYes: string
  readonly help: Readonly<Record<"about" | "evenUsed", string>>
}

/** What is said of orders that are voided: their payment was due, and nobody will make it. */
export const voidTexts: Readonly<Record<Language, VoidTexts>> = {
  en: {
    title: (order, amount) => `Void order ${order}, of which ${amount} is due?`,
    items: "What ends",
    used: "What was used",
    returns: "What gift certificates get back",
    consequence:
      "The tickets are no longer valid, their seats go back on sale, and nothing can be paid any more.",
    consequenceKept:
      "The tickets are no longer valid, and nothing can be paid any more; their seats stay off sale.",
    does: "void",
    sending: "voiding…",
    done: (order, amount) => `Voided: order ${order}. The ${amount} that was due won’t be paid.`,
    cancelled: "Nothing was voided.",
    usedNeedsOption: "Part of this order has been used. To void it all the same: --even-used.",
    needsYes: "Without a terminal to confirm on, voiding needs --yes. To see it first: --preview.",
    help: {
      about: "void an order whose payment is due and that nobody will pay",
      evenUsed: "void what was used as well, such as tickets scanned at the door",
    },
  },
  fr: {
    title: (order, amount) => `Annuler la commande ${order}, dont ${amount} restent à payer\u202f?`,
    items: "Ce qui prend fin",
    used: "Ce qui a déjà servi",
    returns: "Ce que les chèques-cadeaux retrouvent",
    consequence:
      "Dès maintenant, ces billets ne sont plus valables, leurs places sont remises en vente et rien ne peut plus être payé.",
    consequenceKept:
      "Dès maintenant, ces billets ne sont plus valables et rien ne peut plus être payé\u202f; leurs places restent hors vente.",
    does: "annuler",
    sending: "annulation…",
    done: (order, amount) =>
      `Annulée\u00a0: la commande ${order}. Les ${amount} qui restaient à payer ne le seront pas.`,
    cancelled: "Rien n’a été annulé.",
    usedNeedsOption:
      "Une partie de cette commande a déjà servi. Pour l’annuler tout de même\u00a0: --even-used.",
    needsYes:
      "Sans terminal où poser la question, il faut --yes pour annuler. Pour voir d’abord\u00a0: --preview.",
    help: {
      about: "annuler une commande dont le paiement est à refaire et que personne ne paiera",
      evenUsed: "annuler aussi ce qui a servi, comme des billets lus à l’entrée",
    },
  },
}
