import { describe, expect, it } from "vitest"
import { holdMachine } from "../holds/hold-machine.ts"
import { paymentDuty } from "./payment-duty.ts"
import { countPaths, type Exploration, explore, restless } from "./payment-explorer.test-support.ts"
import { type Rules, theRules } from "./payment-world.test-support.ts"
import { type SalePayment, type SalePaymentEvent, stepSalePayment } from "./sale-payment.ts"

// Three seconds of an idle processor; tests run beside many others.
const PATIENCE_MS = 180_000

const endsOf = ({ worlds, quiet }: Exploration) =>
  [...new Set(quiet.map((at) => `${worlds[at]?.payment.sale} ${worlds[at]?.payment.attempt}`))].sort()

function tell(what: string, explored: Exploration, paths: number): void {
  const moves = explored.steps.reduce((sum, { length }) => sum + length, 0)
  const counts = `${explored.worlds.length} states, ${moves} moves, ${explored.quiet.length} at rest`
  console.log(`${what}: ${counts}, ${paths.toExponential(1)} paths of 20 moves`)
}

describe("a payment, in every interleaving of expiry, challenge, webhook, retry and crash", () => {
  it(
    "has money captured exactly when tickets exist, and comes to rest from anywhere",
    () => {
      const explored = explore(theRules)
      const paths = countPaths(explored, 20)
      tell("payment", explored, paths)
      expect(explored.violation).toBeUndefined()
      expect(restless(explored)).toEqual([])
      // Far fewer would mean that an actor or the outside no longer moves.
      expect(explored.worlds.length).toBeGreaterThan(100_000)
      expect(paths).toBeGreaterThan(1e12)
      expect(endsOf(explored)).toEqual([
        "open declined",
        "open undefined",
        "open voided",
        "paid captured",
        "released declined",
        "released undefined",
        "released voided",
      ])
    },
    PATIENCE_MS,
  )

  it(
    "asks once more for money that lapsed before it was taken, and takes it once",
    () => {
      const explored = explore({ ...theRules, outside: "lets-lapse" })
      tell("payment that lapses", explored, countPaths(explored, 20))
      expect(explored.violation).toBeUndefined()
      expect(restless(explored)).toEqual([])
      expect(endsOf(explored).filter((end) => end.startsWith("paid"))).toEqual([
        "paid captured",
        "paid declined",
        "paid lapsed",
        "paid voided",
      ])
      // Support may end it whenever nobody is paying it: no money is taken, or what is goes back.
      expect(endsOf(explored).filter((end) => end.startsWith("voided"))).toEqual([
        "voided declined",
        "voided lapsed",
        "voided voided",
      ])
    },
    PATIENCE_MS,
  )

  it(
    "gives back what somebody captured past it without tickets",
    () => {
      const explored = explore({ ...theRules, mostAttempts: 1, outside: "captures-by-hand" })
      tell("payment captured by hand", explored, countPaths(explored, 20))
      expect(explored.violation).toBeUndefined()
      expect(restless(explored)).toEqual([])
      expect(endsOf(explored)).toContain("released refunded")
    },
    PATIENCE_MS,
  )
})

/** The rules with one move of a payment decided otherwise. */
const deciding = (
  isIt: (payment: SalePayment, move: SalePaymentEvent) => boolean,
  decide: (payment: SalePayment) => SalePayment,
): Rules["stepPayment"] => {
  return (payment, move) =>
    isIt(payment, move) ? { ok: true, payment: decide(payment) } : stepSalePayment(payment, move)
}

const twins: readonly (readonly [string, Partial<Rules>, string])[] = [
  [
    "lets go of the money of a paid sale",
    {
      stepPayment: deciding(
        ({ sale, attempt }, { event }) => event === "let-go" && sale === "paid" && attempt === "authorised",
        (payment) => ({ ...payment, attempt: "voiding" }),
      ),
    },
    "tickets without money",
  ],
  [
    "does not write down first that money goes",
    {
      stepPayment: deciding(
        ({ attempt }, { event }) => event === "let-go" && attempt === "authorised",
        (payment) => payment,
      ),
    },
    "tickets without money",
  ],
  [
    "captures before there are tickets",
    {
      stepPayment: deciding(
        ({ attempt }, { event }) => event === "capture" && attempt === "authorised",
        (payment) => ({ ...payment, attempt: "captured" }),
      ),
      duty: (payment) => (payment.attempt === "authorised" ? "capture" : paymentDuty(payment)),
    },
    "money without tickets",
  ],
  [
    "lets a hold lapse during its payment",
    {
      hold: {
        ...holdMachine,
        transitions: {
          ...holdMachine.transitions,
          paying: { ...holdMachine.transitions.paying, lapse: "lapsed" },
        },
      },
    },
    "seats given up while money may be on its way",
  ],
  [
    "never asks what became of a lost answer",
    { duty: (payment) => (payment.attempt === "unknown" ? undefined : paymentDuty(payment)) },
    "a payment nobody brings to rest",
  ],
  [
    "asks once more for money that may still be taken",
    {
      outside: "lets-lapse",
      stepPayment: deciding(
        ({ sale, attempt }, { event }) => event === "pay-due" && sale === "paid" && attempt === "authorised",
        (payment) => ({ ...payment, attempt: "created" }),
      ),
      isDue: ({ sale, attempt }) => sale === "paid" && attempt === "authorised",
    },
    "the shopper paid twice",
  ],
  [
    "voids a sale while its card is being charged",
    {
      outside: "lets-lapse",
      stepPayment: deciding(
        ({ sale, attempt }, { event }) => event === "void" && sale === "paid" && attempt === "authorised",
        (payment) => ({ ...payment, sale: "voided", tickets: "revoked" }),
      ),
    },
    "money without tickets",
  ],
  [
    "never captures what was left authorised",
    {
      duty: (payment) => {
        const duty = paymentDuty(payment)
        return duty === "capture" ? undefined : duty
      },
    },
    "a payment nobody brings to rest",
  ],
]

describe("the twin that", () => {
  it.each(twins)(
    "%s is found out",
    (_, changed, wrong) => {
      const { violation } = explore({ ...theRules, ...changed })
      expect(violation?.what).toBe(wrong)
      expect(violation?.path.length).toBeGreaterThan(2)
    },
    PATIENCE_MS,
  )
})
