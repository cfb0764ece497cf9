import { type HoldEvent, type HoldState, holdMachine } from "../holds/hold-machine.ts"
import { type Machine, step } from "../machines/machine.ts"
import { type AttemptEvent, type AttemptState, attemptMachine, mayHoldMoney } from "./attempt-machine.ts"
import { paymentDuty } from "./payment-duty.ts"
import {
  isPaymentDue,
  newSalePayment,
  type SalePayment,
  type SalePaymentEvent,
  type SalePaymentStep,
  stepSalePayment,
} from "./sale-payment.ts"

/** The truth at the processor of one attempt; `late` was sent, is not there yet and may still be carried out. */
export type Charge =
  | "none"
  | "late"
  | "challenge"
  | "authorised"
  | "captured"
  | "declined"
  | "voided"
  | "refunded"

/** Who works on the payment; each is one process that may die between any two steps. */
export type ActorName = "browser" | "webhook" | "reconciler"

/** The next step of an actor, on the attempt of that index: one transaction, or one call to the processor. */
export type Step =
  | "call"
  | "write-approved"
  | "write-refused"
  | "write-challenge"
  | "write-lost"
  | "ask"
  | "write-captured-found"
  | "capture"
  | "write-capture"
  | "write-lapse"
  | "let-go"
  | "void"
  | "write-void"
  | "write-captured-in-void"
  | "give-back"
  | "refund"
  | "write-refund"

export type Actor = { step: Step; index: number } | undefined

export type World = {
  payment: SalePayment
  /** Attempts before the current one, oldest first. */
  earlier: readonly AttemptState[]
  hold: HoldState
  /** Somebody else has the seats. */
  seatsTaken: boolean
  charges: readonly Charge[]
  actors: Readonly<Record<ActorName, Actor>>
}

/** What decides in a world; a twin puts another rule in one of the places. */
export type Rules = {
  stepPayment: (payment: SalePayment, move: SalePaymentEvent) => SalePaymentStep
  hold: Machine<HoldState, HoldEvent>
  duty: typeof paymentDuty
  isDue: typeof isPaymentDue
  /** How many cards the shopper tries. */
  mostAttempts: number
  /**
   * What the processor does to us: answers that are late or untrue, the same and reservations of paid sales that lapse,
   * or captures that somebody makes past us.
   */
  outside: "misleads" | "lets-lapse" | "captures-by-hand"
}

export const theRules: Rules = {
  stepPayment: stepSalePayment,
  hold: holdMachine,
  duty: paymentDuty,
  isDue: isPaymentDue,
  mostAttempts: 2,
  outside: "misleads",
}

export const newWorld: World = {
  payment: newSalePayment,
  earlier: [],
  hold: holdMachine.initial,
  seatsTaken: false,
  charges: [],
  actors: { browser: undefined, webhook: undefined, reconciler: undefined },
}

export const sale = (event: Extract<SalePaymentEvent, { on: "sale" }>["event"]) =>
  ({ on: "sale", event }) as const
export const attempt = (event: AttemptEvent) => ({ on: "attempt", event }) as const

/** A transaction on the current attempt: every move and the hold's, or nothing. */
export function transaction(
  rules: Rules,
  world: World,
  moves: readonly SalePaymentEvent[],
  onHold?: HoldEvent,
): World | undefined {
  let { payment, hold } = world
  for (const move of moves) {
    const next = rules.stepPayment(payment, move)
    if (!next.ok) return undefined
    payment = next.payment
  }
  if (onHold !== undefined) {
    const next = step(rules.hold, hold, onHold)
    if (!next.ok) return undefined
    hold = next.state
  }
  return { ...world, payment, hold }
}

export const currentIndex = (world: World) => world.charges.length - 1

export const stateOf = (world: World, index: number): AttemptState | undefined =>
  index === currentIndex(world) ? world.payment.attempt : world.earlier[index]

export const withCharge = (world: World, index: number, charge: Charge): World => ({
  ...world,
  charges: world.charges.map((one, at) => (at === index ? charge : one)),
})

export const withActor = (world: World, name: ActorName, actor: Actor): World => ({
  ...world,
  actors: { ...world.actors, [name]: actor },
})

/** A move of an attempt, current or earlier; undefined when it is illegal. */
export function moveAttempt(rules: Rules, world: World, index: number, events: readonly AttemptEvent[]) {
  if (index === currentIndex(world)) return transaction(rules, world, events.map(attempt))
  let state = world.earlier[index]
  for (const event of events) {
    const next = state === undefined ? undefined : step(attemptMachine, state, event)
    if (!next?.ok) return undefined
    state = next.state
  }
  return state && { ...world, earlier: world.earlier.map((one, at) => (at === index ? state : one)) }
}

/** A world as a short text, the same for the same world. */
export function keyOf({ payment, earlier, hold, seatsTaken, charges, actors }: World): string {
  const { browser, webhook, reconciler } = actors
  const busy = [browser, webhook, reconciler].map((actor) => actor && `${actor.step}${actor.index}`)
  return [payment.sale, payment.attempt, payment.tickets, earlier, hold, seatsTaken, charges, ...busy].join(
    " ",
  )
}

/** What is wrong with a world, at any moment; undefined when all is well. */
export function wrongIn(rules: Rules, world: World): string | undefined {
  const { payment, hold, seatsTaken, charges } = world
  const captured = charges.filter((charge) => charge === "captured").length
  if (captured > 1) return "the shopper paid twice"
  if (captured === 1 && payment.tickets !== "issued" && rules.outside !== "captures-by-hand")
    return "money without tickets"
  if (payment.tickets === "issued") {
    const backing = charges[currentIndex(world)]
    const isBacked = backing === "captured" || (backing === "authorised" && payment.attempt !== "captured")
    // Once a reservation has lapsed, the payment says so itself and is due.
    const mayBeUnbacked = rules.outside === "lets-lapse" && payment.attempt !== "captured"
    if (!isBacked && !mayBeUnbacked) return "tickets without money"
    if (hold !== "sold" || seatsTaken) return "tickets for seats of others"
  }
  const isMoneyOut = payment.attempt !== undefined && mayHoldMoney(payment.attempt)
  if (payment.sale === "paying" && isMoneyOut && hold !== "paying")
    return "seats given up while money may be on its way"
  return undefined
}
