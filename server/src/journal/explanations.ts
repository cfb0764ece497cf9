import { type Localized, problems, problemText } from "@parterre/contract"
import { writtenHour } from "@parterre/domain/dates"
import type { Language } from "@parterre/domain/language"
import { formatMoney } from "@parterre/domain/money"
import type { Uncharged } from "@parterre/domain/payments"
import {
  type Actor,
  type DoneEntry,
  isDone,
  type JournalCommand,
  type JournalEntry,
  type JournalHold,
} from "./entry.ts"

/** What the pieces of a journal are that are no tickets, by the ids of their lines: a membership, a place to park. */
export type PiecesNamed = ReadonlyMap<string, Localized>

/** The same of a cart, by the entries that put them in it. */
export const piecesNamed = (entries: readonly JournalEntry[]): PiecesNamed =>
  new Map(
    entries
      .filter(isDone)
      .flatMap((entry) =>
        entry.command === "holds.place"
          ? entry.data.holds.flatMap(({ productId, title, lines }) =>
              productId === undefined ? [] : lines.map(({ id }): [string, Localized] => [id, title]),
            )
          : [],
      ),
  )

/** What happened, in one sentence that a person on the telephone can be told; `pieces` are those of the entry's cart. */
export function explain(
  entry: JournalEntry,
  { language, timeZone, pieces }: { language: Language; timeZone: string; pieces: PiecesNamed },
): string {
  const who = actorName(entry.actor, language)
  if (!isDone(entry)) return refused(entry, who, language)
  return done(entry, who, language, pieces, (at) => writtenHour(at, timeZone, language))
}

function done(
  entry: DoneEntry,
  who: string,
  language: Language,
  pieces: PiecesNamed,
  time: (at: number) => string,
): string {
  const lines = ({ data }: { data: { lines: readonly string[] } }, said: Language) =>
    linesInWords(data.lines, pieces, said)
  // "p.m." brings its own point to the end of a sentence.
  const say = (fr: string, en: string) => `${who} ${language === "fr" ? fr : en.replace(/\.\.$/, ".")}`
  switch (entry.command) {
    case "holds.place": {
      const what = entry.data.holds
        .map((hold) => heldInWords(hold, language))
        .join(language === "fr" ? "\u202f; " : "; ")
      const until = time(entry.data.expiresAt)
      const ofTickets = entry.data.holds.filter(({ productId }) => productId === undefined)
      const count = ofTickets.reduce((sum, hold) => sum + hold.lines.length, 0)
      if (count === 0)
        return say(
          `a mis ${what} dans son panier, gardé jusqu’à ${until}.`,
          `put ${what} in the cart, kept until ${until}.`,
        )
      return say(
        `a réservé ${ticketsInWords(count, "fr")} jusqu’à ${until}\u00a0: ${what}.`,
        `held ${ticketsInWords(count, "en")} until ${until}: ${what}.`,
      )
    }
    case "holds.release":
      return say(`a libéré ${lines(entry, "fr")}.`, `released ${lines(entry, "en")}.`)
    case "holds.extend": {
      const until = time(entry.data.expiresAt)
      if (entry.data.linkId !== undefined)
        return say(
          `a prolongé le délai jusqu’à ${until}, au moyen d’un lien.`,
          `extended the time until ${until}, using a link.`,
        )
      return say(`a prolongé le délai jusqu’à ${until}.`, `extended the time until ${until}.`)
    }
    case "holds.answer":
      return say(
        `a répondu à la question pour ${lines(entry, "fr")}.`,
        `answered the question for ${lines(entry, "en")}.`,
      )
    case "holds.split": {
      const count = entry.data.parts.reduce((sum, part) => sum + part.lines.length, 0)
      const kinds = new Set(entry.data.parts.map(({ priceId }) => priceId)).size
      return say(
        `a changé le tarif de ${ticketsInWords(count, "fr")}\u00a0: ${kinds === 1 ? "un seul prix" : `${kinds} prix`}.`,
        `changed the type of ${ticketsInWords(count, "en")}: ${kinds === 1 ? "one price" : `${kinds} prices`}.`,
      )
    }
    case "cart.delete":
      return say(
        `a vidé le panier et libéré ${lines(entry, "fr")}.`,
        `emptied the cart and released ${lines(entry, "en")}.`,
      )
    case "cart.delete-unconfirmed":
      return say(
        `a retiré ${lines(entry, "fr")} sans confirmation.`,
        `removed ${lines(entry, "en")} that hadn’t been confirmed.`,
      )
    case "cart.lapse":
      return say(
        `a libéré ${lines(entry, "fr")}\u00a0: le temps était écoulé.`,
        `released ${lines(entry, "en")}: time had run out.`,
      )
    case "support.release":
      return say(
        `a libéré ${lines(entry, "fr")} pour cette raison\u00a0: ${entry.data.reason}`,
        `released ${lines(entry, "en")} for this reason: ${entry.data.reason}`,
      )
    case "sale.resend":
      return say(
        "a renvoyé le reçu et les billets par courriel.",
        "emailed the receipt and the tickets again.",
      )
    case "support.link": {
      const until = time(entry.data.expiresAt)
      return entry.data.purpose === "pay"
        ? say(
            `a créé un lien pour payer le panier, valable jusqu’à ${until}.`,
            `made a link to pay for the cart, valid until ${until}.`,
          )
        : say(
            `a créé un lien pour voir le panier, valable jusqu’à ${until}.`,
            `made a link to view the cart, valid until ${until}.`,
          )
    }
    case "cart.link":
      return say("va payer à l’autre adresse du site.", "went to pay at the site’s other address.")
    case "sale.start": {
      const until = time(entry.data.expiresAt)
      if (entry.data.linkId !== undefined)
        return say(
          `est à la caisse au moyen d’un lien et a jusqu’à ${until} pour payer.`,
          `went to checkout using a link and has until ${until} to pay.`,
        )
      return say(
        `est à la caisse et a jusqu’à ${until} pour payer.`,
        `went to checkout and has until ${until} to pay.`,
      )
    }
    case "payment.begin": {
      const until = time(entry.data.expiresAt)
      return say(
        `a commencé à payer\u202f; les places restent réservées au moins jusqu’à ${until}.`,
        `started to pay; the seats stay held until at least ${until}.`,
      )
    }
    case "payment.end":
      return ended(entry, language)
    case "sale.paid":
      return say(`a conclu la commande ${entry.data.saleId}.`, `completed order ${entry.data.saleId}.`)
    case "sale.refund": {
      const { amount, keepsSeats, reason } = entry.data
      const [fr, en] = [formatMoney(amount, "fr"), formatMoney(amount, "en")]
      const kept = keepsSeats
        ? { fr: ", sans remettre les places en vente", en: ", keeping the seats off sale" }
        : { fr: "", en: "" }
      return say(
        `a remboursé ${fr} pour ${lines(entry, "fr")}${kept.fr}, pour cette raison\u00a0: ${reason}`,
        `refunded ${en} for ${lines(entry, "en")}${kept.en}, for this reason: ${reason}`,
      )
    }
    case "refund.settle": {
      const { amount, result, processorIds, reason } = entry.data
      const [fr, en] = [formatMoney(amount, "fr"), formatMoney(amount, "en")]
      return result === "given-back"
        ? say(
            `a constaté dans la console du service de paiement que ${fr} ont été remboursés (${processorIds.join(", ")}), avec cette note\u00a0: ${reason}`,
            `saw in the payment service’s console that ${en} was refunded (${processorIds.join(", ")}), with this note: ${reason}`,
          )
        : say(
            `a constaté dans la console du service de paiement que ${fr} n’ont pas été remboursés, avec cette note\u00a0: ${reason}`,
            `saw in the payment service’s console that ${en} wasn’t refunded, with this note: ${reason}`,
          )
    }
    case "payment.settle": {
      const { amount, result, processorId = "", reason } = entry.data
      const [fr, en] = [formatMoney(amount, "fr"), formatMoney(amount, "en")]
      const found = {
        charged: { fr: `ont été débités (${processorId})`, en: `was charged (${processorId})` },
        "not-charged": { fr: "n’ont pas été débités", en: "wasn’t charged" },
        "given-back": {
          fr: `ont été remboursés (${processorId})`,
          en: `was refunded (${processorId})`,
        },
      }[result]
      return say(
        `a constaté dans la console du service de paiement que ${fr} ${found.fr}, avec cette note\u00a0: ${reason}`,
        `saw in the payment service’s console that ${en} ${found.en}, with this note: ${reason}`,
      )
    }
    case "sale.void": {
      const { amount, keepsSeats, reason } = entry.data
      const [fr, en] = [formatMoney(amount, "fr"), formatMoney(amount, "en")]
      const kept = keepsSeats
        ? { fr: ", sans remettre les places en vente", en: ", keeping the seats off sale" }
        : { fr: "", en: "" }
      return say(
        `a annulé la commande, dont ${fr} restaient à payer${kept.fr}, pour cette raison\u00a0: ${reason}`,
        `voided the order, of which ${en} was still due${kept.en}, for this reason: ${reason}`,
      )
    }
    case "ticket.give":
      return say(
        `a offert ${lines(entry, "fr")}\u202f; l’ancien code ne fonctionne plus.`,
        `gave ${lines(entry, "en")} to someone; the old code no longer works.`,
      )
    case "ticket.decline":
      return language === "fr"
        ? `La personne qui avait reçu ${lines(entry, "fr")} l’a rendu.`
        : `The person given ${lines(entry, "en")} gave it back.`
    case "ticket.take-back":
      return say(
        `a repris ${lines(entry, "fr")} offert.`,
        `took back ${lines(entry, "en")} given to someone.`,
      )
  }
}

/** How a payment ended without money; the seats of a shopper who is gone do not stay. */
function ended(
  { actor, data: { why } }: Extract<DoneEntry, { command: "payment.end" }>,
  language: Language,
): string {
  const isGone = actor === "system"
  const person = actorName(isGone ? "shopper" : actor, language)
  const what =
    why === undefined || why === "left"
      ? `${person} ${language === "fr" ? "n’a pas terminé le paiement" : "didn’t complete the payment"}`
      : withoutMoney[why][language]
  const seats =
    language === "fr" ? "\u202f; les places restent dans le panier" : "; the seats stay in the cart"
  return `${what}${isGone ? "" : seats}.`
}

const withoutMoney: Readonly<Record<Exclude<Uncharged, "left">, Localized>> = {
  unanswered: {
    fr: "Le service de paiement n’a pas traité le paiement, et rien n’a été débité",
    en: "The payment service didn’t process the payment, and nothing was charged",
  },
  refused: {
    fr: "Le paiement a été refusé, et rien n’a été débité",
    en: "The payment was declined, and nothing was charged",
  },
  "given-back": { fr: "Le paiement a été remboursé", en: "The payment was refunded" },
}

/** « Le Cid (A 1, A 2) », or "2 × Friends of the theatre". */
const heldInWords = ({ title, productId, lines }: JournalHold, language: Language): string =>
  productId === undefined
    ? `${title[language]} (${lines.map(({ label }) => label).join(", ")})`
    : `${lines.length} × ${title[language]}`

const asked: Readonly<Record<JournalCommand, Localized>> = {
  "holds.place": { fr: "réserver des places", en: "hold seats" },
  "holds.release": { fr: "libérer des places", en: "release seats" },
  "holds.split": { fr: "changer de tarif", en: "change ticket types" },
  "holds.answer": { fr: "répondre à la question", en: "answer the question" },
  "holds.extend": { fr: "prolonger le délai", en: "extend the time" },
  "cart.delete": { fr: "vider le panier", en: "empty the cart" },
  "cart.delete-unconfirmed": { fr: "retirer les billets non confirmés", en: "remove unconfirmed tickets" },
  "cart.lapse": { fr: "libérer un panier expiré", en: "release a lapsed cart" },
  "support.release": { fr: "libérer une réservation", en: "release a hold" },
  "cart.link": { fr: "aller payer à l’autre adresse du site", en: "go to pay at the site’s other address" },
  "support.link": { fr: "créer un lien vers le panier", en: "make a link to the cart" },
  "sale.start": { fr: "passer à la caisse", en: "go to checkout" },
  "payment.begin": { fr: "payer", en: "pay" },
  "payment.end": { fr: "mettre fin au paiement", en: "end the payment" },
  "sale.paid": { fr: "conclure la commande", en: "complete the order" },
  "sale.refund": { fr: "rembourser la commande", en: "refund the order" },
  "refund.settle": { fr: "régler un remboursement bloqué", en: "settle a stuck refund" },
  "payment.settle": { fr: "régler un paiement bloqué", en: "settle a stuck payment" },
  "sale.resend": { fr: "renvoyer le reçu", en: "email the receipt again" },
  "sale.void": { fr: "annuler la commande", en: "void the order" },
  "ticket.give": { fr: "offrir un billet", en: "give a ticket" },
  "ticket.decline": { fr: "rendre un billet offert", en: "give a ticket back" },
  "ticket.take-back": { fr: "reprendre un billet offert", en: "take back a ticket" },
}

function refused(entry: JournalEntry, who: string, language: Language): string {
  const what = asked[entry.command][language]
  const why = isProblem(entry.outcome)
    ? problemText(entry.outcome, language, { ...entry.data })
    : entry.outcome
  return language === "fr" ? `${who} n’a pas pu ${what}\u00a0: ${why}` : `${who} couldn’t ${what}: ${why}`
}

const isProblem = (code: string): code is keyof typeof problems => code in problems

/** "2 tickets, 1 × Friends of the theatre": what is no ticket goes by its name. */
function linesInWords(ids: readonly string[], pieces: PiecesNamed, language: Language): string {
  const names = ids.flatMap((id) => pieces.get(id)?.[language] ?? [])
  const tickets = ids.length - names.length
  return [
    ...(tickets > 0 || names.length === 0 ? [ticketsInWords(tickets, language)] : []),
    ...[...Map.groupBy(names, (name) => name)].map(([name, { length }]) => `${length} × ${name}`),
  ].join(", ")
}

/** Zero is singular in French. */
export const ticketsInWords = (count: number, language: Language): string =>
  language === "fr" ? `${count} billet${count < 2 ? "" : "s"}` : `${count} ticket${count === 1 ? "" : "s"}`

function actorName(actor: Actor, language: Language): string {
  if (actor === "shopper") return language === "fr" ? "La personne" : "The shopper"
  if (actor === "system") return language === "fr" ? "Le système" : "The system"
  return actor.slice("staff:".length)
}
