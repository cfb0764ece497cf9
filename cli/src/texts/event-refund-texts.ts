import type { EventRefundState } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"

interface EventRefundTexts {
  /** The title of an event and when it was to be. */
  readonly event: (title: string, when: string) => string
  readonly ask: (amount: string, event: string) => string
  /** Where nobody has paid yet and somebody is paying. */
  readonly askPaying: (event: string) => string
  readonly nothing: (event: string) => string
  readonly notCancelled: string
  readonly items: string
  readonly counts: (orders: number, tickets: number, extras: number) => string
  readonly price: string
  readonly toCards: string
  readonly toCertificates: (count: number) => string
  readonly offInstalments: string
  readonly toPasses: string
  readonly passTickets: (count: number) => string
  readonly kept: (count: number) => string
  readonly leftOut: (count: number) => string
  readonly more: (count: number) => string
  readonly notCaptured: (count: number) => string
  readonly carts: (count: number) => string
  readonly awaited: (payments: number, until: string) => string
  readonly consequence: string
  readonly does: string
  readonly sending: string
  readonly begun: string
  readonly cancelled: string
  readonly underWay: (when: string, by: string, reason: string) => string
  readonly title: (event: string) => string
  readonly by: (when: string, by: string, reason: string) => string
  readonly states: Readonly<Record<EventRefundState, string>>
  readonly done: string
  readonly requested: string
  readonly refused: string
  readonly left: string
  readonly waiting: string
  readonly orders: (count: number) => string
  readonly of: (handled: number, orders: number) => string
  readonly leave: string
  readonly goesOn: (event: string) => string
  readonly unreachable: string
  readonly earlier: string
  readonly none: (event: string) => string
  readonly stopped: string
  readonly notRunning: string
  readonly oneOfBoth: string
  readonly notWithEvent: (option: string) => string
  readonly onlyWithEvent: (option: string) => string
  readonly help: Readonly<Record<"event" | "noWait" | "stop" | "ofEvent", string>>
}

/** What is said of cancelled events whose orders are refunded one after the other. */
export const eventRefundTexts: Readonly<Record<Language, EventRefundTexts>> = {
  en: {
    event: (title, when) => `${title}, ${when}`,
    ask: (amount, event) => `Refund ${amount} for ${event}?`,
    askPaying: (event) => `Refund the payments under way for ${event}?`,
    // The point of “p.m.” ends the sentence too.
    nothing: (event) => `There’s nothing to refund for ${event.replace(/\.$/, "")}.`,
    notCancelled: "The event isn’t cancelled yet: cancel it in the program first.",
    items: "What’s refunded",
    counts: (orders, tickets, extras) =>
      [
        orders === 1 ? "1 order" : `${orders} orders`,
        tickets === 1 ? "1 ticket" : `${tickets} tickets`,
        ...(extras === 0 ? [] : [`${extras} for parking and delivery`]),
      ].join(" · "),
    price: "Price",
    toCards: "cards and accounts",
    toCertificates: (count) => (count === 1 ? "1 gift certificate" : `${count} gift certificates`),
    offInstalments: "off instalments not paid yet",
    toPasses: "flex passes",
    passTickets: (count) => (count === 1 ? "1 ticket" : `${count} tickets`),
    kept: (count) => (count === 1 ? "1 ticket stays" : `${count} tickets stay`),
    leftOut: (count) => (count === 1 ? "1 order left out" : `${count} orders left out`),
    more: (count) => `and ${count} more`,
    notCaptured: (count) =>
      count === 1
        ? "1 order will be refunded once its payment has been captured."
        : `${count} orders will be refunded once their payments have been captured.`,
    carts: (count) =>
      count === 1
        ? "1 payment is under way: if it succeeds, it’s refunded too."
        : `${count} payments are under way: those that succeed are refunded too.`,
    awaited: (payments, until) =>
      payments === 1
        ? `Waiting for 1 payment under way, until ${until} at the latest: if it succeeds, it’s refunded too.`
        : `Waiting for ${payments} payments under way, until ${until} at the latest: those that succeed are refunded too.`,
    consequence:
      "The server refunds one order after the other, even if you leave. The tickets are no longer valid, and each buyer gets an email.",
    does: "refund",
    sending: "starting…",
    begun: "The refund is under way.",
    cancelled: "Nothing was refunded.",
    underWay: (when, by, reason) => `Already under way since ${when}, started by ${by}: ${reason}`,
    title: (event) => `Refund of ${event}`,
    by: (when, by, reason) => `${when}, by ${by}: ${reason}`,
    states: { running: "under way", done: "done", stopped: "stopped" },
    done: "refunded",
    requested: "waiting at the payment service",
    refused: "refused",
    left: "left out",
    waiting: "to come",
    orders: (count) => (count === 1 ? "1 order" : `${count} orders`),
    of: (handled, orders) => `Orders: ${handled} of ${orders}`,
    leave: "leave",
    goesOn: (event) => `The server continues. To follow it: parterre sales refunds --event ${event}`,
    unreachable: "The server isn’t responding; still trying.",
    earlier: "Earlier",
    none: (event) => `${event} has never been refunded as a whole.`,
    stopped: "Stopped. Orders that weren’t refunded yet stay unchanged.",
    notRunning: "No refund of this event is under way.",
    oneOfBoth: "Give either the id of an order or --event.",
    notWithEvent: (option) => `${option} is for one order, and doesn’t go with --event.`,
    onlyWithEvent: (option) => `${option} only goes with --event.`,
    help: {
      event: "refund this cancelled event in all its orders",
      noWait: "with --event: begin, and don’t wait for the end",
      stop: "with --event: stop the refund in progress",
      ofEvent: "show the refund of this event as a whole instead",
    },
  },
  fr: {
    event: (title, when) => `${title}, ${when}`,
    ask: (amount, event) => `Rembourser ${amount} pour ${event}\u202f?`,
    askPaying: (event) => `Rembourser les paiements en cours pour ${event}\u202f?`,
    nothing: (event) => `Il n’y a rien à rembourser pour ${event}.`,
    notCancelled: "L’événement n’est pas encore annulé\u00a0: annulez-le d’abord dans la programmation.",
    items: "Ce qui est remboursé",
    counts: (orders, tickets, extras) =>
      [
        orders === 1 ? "1 commande" : `${orders} commandes`,
        tickets === 1 ? "1 billet" : `${tickets} billets`,
        ...(extras === 0 ? [] : [`${extras} pour le stationnement et la livraison`]),
      ].join(" · "),
    price: "Prix",
    toCards: "cartes et comptes",
    toCertificates: (count) => (count === 1 ? "1 chèque-cadeau" : `${count} chèques-cadeaux`),
    offInstalments: "de moins aux versements à venir",
    toPasses: "passeports",
    passTickets: (count) => (count === 1 ? "1 billet" : `${count} billets`),
    kept: (count) => (count === 1 ? "1 billet reste" : `${count} billets restent`),
    leftOut: (count) => (count === 1 ? "1 commande laissée de côté" : `${count} commandes laissées de côté`),
    more: (count) => (count === 1 ? "et 1 autre" : `et ${count} autres`),
    notCaptured: (count) =>
      count === 1
        ? "1 commande sera remboursée dès que son paiement sera encaissé."
        : `${count} commandes seront remboursées dès que leurs paiements seront encaissés.`,
    carts: (count) =>
      count === 1
        ? "1 paiement est en cours\u00a0: s’il réussit, il sera remboursé aussi."
        : `${count} paiements sont en cours\u00a0: s’ils réussissent, ils seront remboursés aussi.`,
    awaited: (payments, until) =>
      payments === 1
        ? `1 paiement en cours est attendu jusqu’au ${until} au plus tard\u00a0: s’il réussit, il sera remboursé aussi.`
        : `${payments} paiements en cours sont attendus jusqu’au ${until} au plus tard\u00a0: chacun sera remboursé aussi s’il réussit.`,
    consequence:
      "Le serveur rembourse une commande après l’autre, même si vous quittez. Les billets ne sont plus valables, et chaque personne qui a acheté reçoit un courriel.",
    does: "rembourser",
    sending: "démarrage…",
    begun: "Le remboursement est en cours.",
    cancelled: "Rien n’a été remboursé.",
    underWay: (when, by, reason) => `Déjà en cours depuis le ${when}, lancé par ${by}\u00a0: ${reason}`,
    title: (event) => `Remboursement de ${event}`,
    by: (when, by, reason) => `${when}, par ${by}\u00a0: ${reason}`,
    states: { running: "en cours", done: "terminé", stopped: "arrêté" },
    done: "remboursé",
    requested: "en attente au service de paiement",
    refused: "refusé",
    left: "laissé de côté",
    waiting: "à venir",
    orders: (count) => (count === 1 ? "1 commande" : `${count} commandes`),
    of: (handled, orders) => `Commandes\u00a0: ${handled} sur ${orders}`,
    leave: "quitter",
    goesOn: (event) =>
      `Le serveur continue. Pour voir où il en est\u00a0: parterre sales refunds --event ${event}`,
    unreachable: "Le serveur ne répond pas\u202f; nouvel essai.",
    earlier: "Avant",
    none: (event) => `${event} n’a jamais été remboursé en entier.`,
    stopped: "Arrêté. Les commandes qui n’étaient pas encore remboursées restent telles quelles.",
    notRunning: "Aucun remboursement de cet événement n’est en cours.",
    oneOfBoth: "Indiquez soit le numéro d’une commande, soit --event.",
    notWithEvent: (option) => `${option} vaut pour une seule commande, et non avec --event.`,
    onlyWithEvent: (option) => `${option} ne va qu’avec --event.`,
    help: {
      event: "rembourser cet événement annulé dans toutes ses commandes",
      noWait: "avec --event\u00a0: démarrer sans attendre la fin",
      stop: "avec --event\u00a0: arrêter le remboursement en cours",
      ofEvent: "montrer plutôt le remboursement de cet événement en entier",
    },
  },
}
