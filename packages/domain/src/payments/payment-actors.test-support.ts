import { isOutcomeOpen } from "./attempt-machine.ts"
import {
  type ActorName,
  attempt,
  type Charge,
  currentIndex,
  moveAttempt,
  type Rules,
  type Step,
  sale,
  stateOf,
  transaction,
  type World,
  withActor,
  withCharge,
} from "./payment-world.test-support.ts"
import { isPaymentDue, type SalePayment } from "./sale-payment.ts"

const actorNames = ["browser", "webhook", "reconciler"] as const

/** Every world one step away, in any order of events the outside can bring. */
export function nextWorlds(rules: Rules, world: World): World[] {
  return [
    ...aroundUs(rules, world),
    ...shopperActs(rules, world),
    ...supportVoids(rules, world),
    ...actorNames.flatMap((name) => [
      ...begins(rules, world, name),
      ...proceeds(rules, world, name),
      // The process dies: what it knew is gone, what it wrote stays.
      ...(world.actors[name] === undefined ? [] : [withActor(world, name, undefined)]),
    ]),
  ]
}

/** Time runs out, another shopper comes, the processor carries out what it was sent, the bank decides a challenge. */
function aroundUs(rules: Rules, world: World): World[] {
  const lapsed = transaction(rules, world, [], "lapse")
  return [
    ...(lapsed === undefined ? [] : [lapsed]),
    // Even of a hold that lasts, as if another guard had failed; only what is sold is surely the shopper's.
    ...(world.hold !== "sold" && !world.seatsTaken ? [{ ...world, seatsTaken: true }] : []),
    ...(rules.outside === "captures-by-hand" ? capturedByHand(world) : []),
    ...(rules.outside === "lets-lapse" ? lapsedReservation(world) : []),
    ...world.charges.flatMap((charge, index) =>
      charge === "late" || charge === "challenge"
        ? [withCharge(world, index, "authorised"), withCharge(world, index, "declined")]
        : [],
    ),
  ]
}

function capturedByHand(world: World): World[] {
  const index = currentIndex(world)
  const { attempt: state } = world.payment
  const isKnown = state !== "declined" && state !== "voided"
  return isKnown && world.charges[index] === "authorised" ? [withCharge(world, index, "captured")] : []
}

/** The bank keeps money for days: longer than a sale lasts, shorter than a processor may be out of reach. */
function lapsedReservation(world: World): World[] {
  const index = currentIndex(world)
  const isWaiting = world.payment.sale === "paid" && world.payment.attempt === "authorised"
  return isWaiting && world.charges[index] === "authorised" ? [withCharge(world, index, "voided")] : []
}

/** Support ends a sale that nobody will pay; its seats go back on sale. */
function supportVoids(rules: Rules, world: World): World[] {
  const voided = transaction(rules, world, [sale("void")], "refund")
  return voided === undefined ? [] : [voided]
}

/** The shopper pays, comes back from a challenge, or begins again instead of answering it. */
function shopperActs(rules: Rules, world: World): World[] {
  if (world.actors.browser !== undefined) return []
  const index = world.charges.length
  const paid =
    index >= rules.mostAttempts
      ? undefined
      : rules.isDue(world.payment)
        ? transaction(rules, world, [sale("pay-due"), attempt("authorise")])
        : transaction(rules, world, [sale("pay"), attempt("authorise")], "pay")
  const earlier = world.payment.attempt === undefined ? [] : [...world.earlier, world.payment.attempt]
  const answered = transaction(rules, world, [attempt("challenge-answered")])
  const left = world.payment.attempt === "challenging" ? [{ step: "let-go", index: index - 1 } as const] : []
  return [
    ...(paid === undefined
      ? []
      : [
          withActor({ ...paid, earlier, charges: [...world.charges, "none"] }, "browser", {
            step: "call",
            index,
          }),
        ]),
    ...(answered === undefined ? [] : [withActor(answered, "browser", { step: "ask", index: index - 1 })]),
    ...left.map((actor) => withActor(world, "browser", actor)),
  ]
}

/** An idle webhook is told of money there is, as often as the processor likes; an idle reconciler finds its duty. */
function begins(rules: Rules, world: World, name: ActorName): World[] {
  if (world.actors[name] !== undefined || name === "browser") return []
  if (name === "webhook")
    return world.charges.flatMap((charge, index) =>
      charge === "authorised" || charge === "captured"
        ? [withActor(world, name, { step: "ask", index })]
        : [],
    )
  const strays = world.earlier.flatMap((state, index) =>
    duties(rules, world, { sale: "open", attempt: state, tickets: "none" }, index),
  )
  return [...strays, ...duties(rules, world, world.payment, currentIndex(world))]
}

function duties(rules: Rules, world: World, payment: SalePayment, index: number): World[] {
  const begin = (first: Step) => [withActor(world, "reconciler", { step: first, index })]
  switch (rules.duty(payment)) {
    case "look-up":
      return begin("ask")
    case "confirm-or-let-go":
      return begin("write-approved")
    case "confirm-or-give-back":
      return begin("write-captured-found")
    case "capture":
      return begin("capture")
    case "void":
      return begin("void")
    case "refund":
      return begin("refund")
    case "abandon":
    case "release": {
      const events = payment.attempt === "created" ? [attempt("abandon")] : [sale("reconciler-releases")]
      const done = transaction(rules, world, events, "payment-failed") ?? transaction(rules, world, events)
      return done === undefined ? [] : [done]
    }
    case undefined: {
      // An open sale whose seats are gone is over.
      const isOver = world.payment.sale === "open" && world.hold === "lapsed"
      const done = isOver ? transaction(rules, world, [sale("reconciler-releases")]) : undefined
      return done === undefined ? [] : [done]
    }
  }
}

/** The actor's step, with each way it can end. */
function proceeds(rules: Rules, world: World, name: ActorName): World[] {
  const actor = world.actors[name]
  if (actor === undefined) return []
  const { index } = actor
  const charge = world.charges[index] ?? "none"
  const then = (after: World | undefined, next?: Step) =>
    withActor(after ?? world, name, next && { step: next, index })
  const charged = (after: Charge, ...nexts: Step[]) =>
    nexts.map((next) => then(withCharge(world, index, after), next))

  switch (actor.step) {
    case "call":
      return [
        ...charged("authorised", "write-approved", "write-lost"),
        ...charged("declined", "write-refused", "write-lost"),
        ...charged("challenge", "write-challenge", "write-lost"),
        ...charged("none", "write-refused", "write-lost"),
        // There is a charge, or will be, and the answer says there is none.
        ...(rules.outside !== "captures-by-hand" ? charged("authorised", "write-refused") : []),
        ...(rules.outside !== "captures-by-hand" ? charged("late", "write-refused", "write-lost") : []),
      ]
    case "write-approved":
      return [confirms(rules, world, name, index, "approved", "let-go")]
    case "write-captured-found":
      return [confirms(rules, world, name, index, "found-captured", "give-back")]
    case "write-refused":
      return refuses(rules, world, name, index)
    case "write-challenge":
      return [then(moveAttempt(rules, world, index, ["challenge"]))]
    case "write-lost":
      return [then(moveAttempt(rules, world, index, ["no-answer"]), "ask")]
    case "ask":
      return asked(rules, world, name, charge).map((next) => then(world, next))
    case "capture":
      if (charge === "authorised")
        return [
          ...charged("captured", "write-capture"),
          withActor(withCharge(world, index, "captured"), name, undefined),
        ]
      if (charge === "voided") return [then(world, "write-lapse")]
      return [then(world, charge === "captured" ? "write-capture" : undefined)]
    case "write-capture":
      return [then(moveAttempt(rules, world, index, ["capture"]))]
    case "write-lapse":
      return [then(moveAttempt(rules, world, index, ["lapse"]))]
    case "let-go":
      return [letsGo(rules, world, name, index)]
    case "void":
      if (charge === "captured") return [then(world, "write-captured-in-void")]
      if (charge !== "authorised" && charge !== "challenge") return [then(world, "write-void")]
      return [
        ...charged("voided", "write-void"),
        withActor(withCharge(world, index, "voided"), name, undefined),
      ]
    case "write-void":
      return [then(moveAttempt(rules, world, index, ["void"]))]
    case "write-captured-in-void":
      return [then(moveAttempt(rules, world, index, ["found-captured"]), "write-captured-found")]
    case "give-back":
      // Tickets that somebody has made meanwhile are not taken away again.
      if (index === currentIndex(world) && world.payment.sale === "paid") return [then(world)]
      return [then(moveAttempt(rules, world, index, ["give-back"]), "refund")]
    case "refund":
      if (charge !== "captured") return [then(world, charge === "refunded" ? "write-refund" : undefined)]
      return [
        ...charged("refunded", "write-refund"),
        withActor(withCharge(world, index, "refunded"), name, undefined),
      ]
    case "write-refund":
      return [then(moveAttempt(rules, world, index, ["refund"]))]
  }
}

/** What a look-up leads to; one that finds nothing proves something only late, so both ways are open. */
function asked(rules: Rules, world: World, name: ActorName, charge: Charge): (Step | undefined)[] {
  // Nobody concludes anything from an absence while the call may still be under way, unless the processor misleads.
  const isUnderWay = rules.outside === "captures-by-hand" && world.actors.browser?.step === "call"
  switch (charge) {
    case "authorised":
      return ["write-approved"]
    case "captured":
      return ["write-captured-found"]
    case "declined":
    case "voided":
      return name === "webhook" ? [undefined] : ["write-refused"]
    case "none":
    case "late":
      return name === "webhook" || isUnderWay ? [undefined] : ["write-refused", undefined]
    case "challenge":
      return name === "reconciler" ? ["let-go", undefined] : [undefined]
    case "refunded":
      return [undefined]
  }
}

/** Tickets, the sale and the seats in one transaction; what cannot be had is given up. */
function confirms(
  rules: Rules,
  world: World,
  name: ActorName,
  index: number,
  found: "approved" | "found-captured",
  otherwise: Step,
): World {
  const after = (next: World, step: Step | undefined) => withActor(next, name, step && { step, index })
  const state = stateOf(world, index)
  const isCurrent = index === currentIndex(world)
  if (isCurrent && world.payment.sale === "paid") {
    const isDue = isPaymentDue(world.payment)
    if (isDue && found === "approved") return after(world, otherwise)
    // What was due is there.
    const isNews = isDue || (state !== undefined && isOutcomeOpen(state))
    const next = (isNews ? moveAttempt(rules, world, index, [found]) : undefined) ?? world
    return after(next, stateOf(next, index) === "authorised" ? "capture" : undefined)
  }
  const wanted = found === "approved" ? "authorised" : "captured"
  const noticed = state === wanted ? [] : [attempt(found)]
  const moves = [...noticed, sale(`${name}-confirms`)]
  const paid = isCurrent && !world.seatsTaken ? transaction(rules, world, moves, "paid") : undefined
  if (paid !== undefined) return after(paid, paid.payment.attempt === "authorised" ? "capture" : undefined)
  const seen = state === wanted ? world : moveAttempt(rules, world, index, [found])
  return after(seen ?? world, otherwise)
}

/** Nothing was charged: the shopper may try again, or is gone and the reconciler releases later. */
function refuses(rules: Rules, world: World, name: ActorName, index: number): World[] {
  const isCurrent = index === currentIndex(world)
  const again = isCurrent
    ? transaction(rules, world, [attempt("refused"), sale("try-again")], "payment-failed")
    : undefined
  const alone = moveAttempt(rules, world, index, ["refused"])
  const ends = [again, alone].filter((end) => end !== undefined)
  return (ends.length === 0 ? [world] : ends).map((end) => withActor(end, name, undefined))
}

/** It is written that the money goes before it goes; money of a paid sale, or gone already, is left alone. */
function letsGo(rules: Rules, world: World, name: ActorName, index: number): World {
  const state = stateOf(world, index)
  const written = state === "voiding" ? world : moveAttempt(rules, world, index, ["let-go"])
  return withActor(written ?? world, name, written && { step: "void", index })
}

/** Nobody is at work and nothing is left to do, whatever the outside may still bring. */
export const isQuiet = (rules: Rules, world: World): boolean =>
  Object.values(world.actors).every((actor) => actor === undefined) &&
  begins(rules, world, "reconciler").length === 0
