import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AttemptEvent, type AttemptState, attemptMachine, isOutcomeOpen } from "./attempt-machine.ts"
import { type SaleEvent, saleMachine } from "./sale-machine.ts"
import {
  isAtRest,
  isPaymentDue,
  newSalePayment,
  type SalePayment,
  type SalePaymentEvent,
  stepSalePayment,
} from "./sale-payment.ts"

const eventsOf = <Event extends string>(transitions: object) =>
  [...new Set(Object.values(transitions).flatMap((moves) => Object.keys(moves)))] as Event[]

const moves: SalePaymentEvent[] = [
  ...eventsOf<SaleEvent>(saleMachine.transitions).map((event) => ({ on: "sale", event }) as const),
  ...eventsOf<AttemptEvent>(attemptMachine.transitions).map((event) => ({ on: "attempt", event }) as const),
]

const key = (payment: SalePayment) => `${payment.sale} ${payment.attempt} ${payment.tickets}`

function everyReachable(): SalePayment[] {
  const seen = new Map([[key(newSalePayment), newSalePayment]])
  for (const payment of seen.values()) {
    for (const move of moves) {
      const next = stepSalePayment(payment, move)
      if (next.ok && !seen.has(key(next.payment))) seen.set(key(next.payment), next.payment)
    }
  }
  return [...seen.values()]
}

function play(...events: SalePaymentEvent[]): SalePayment {
  return events.reduce((payment, event) => {
    const next = stepSalePayment(payment, event)
    if (!next.ok) throw new Error(`${event.event} is illegal in ${key(payment)}`)
    return next.payment
  }, newSalePayment)
}

const sale = (event: SaleEvent) => ({ on: "sale", event }) as const
const attempt = (event: AttemptEvent) => ({ on: "attempt", event }) as const

describe("a sale and its payment", () => {
  it("has money captured, or due once more, exactly when tickets are issued, whenever it is at rest", () => {
    const resting = everyReachable().filter(isAtRest)
    expect(resting.length).toBeGreaterThan(3)
    for (const payment of resting)
      expect([key(payment), payment.attempt === "captured" || isPaymentDue(payment)]).toEqual([
        key(payment),
        payment.tickets === "issued",
      ])
  })

  it("is due once more when its reservation has lapsed, and not before", () => {
    const issued = play(...authorised, sale("browser-confirms"))
    expect(isPaymentDue(issued)).toBe(false)
    expect(stepSalePayment(issued, sale("pay-due"))).toEqual(illegal)
    const lapsed = play(...authorised, sale("browser-confirms"), attempt("lapse"))
    expect(isPaymentDue(lapsed)).toBe(true)
    const refused = [sale("pay-due"), attempt("authorise"), attempt("refused")] as const
    expect(isPaymentDue(play(...authorised, sale("browser-confirms"), attempt("lapse"), ...refused))).toBe(
      true,
    )
    expect(stepSalePayment(play(...authorised), attempt("lapse"))).toEqual(illegal)
  })

  it("is voided while its payment is due, and then neither paid nor owed", () => {
    const issued = [...authorised, sale("browser-confirms")] as const
    expect(stepSalePayment(play(...issued), sale("void"))).toEqual(illegal)
    expect(stepSalePayment(play(...issued, attempt("capture")), sale("void"))).toEqual(illegal)
    const beingPaid = play(...issued, attempt("lapse"), sale("pay-due"), attempt("authorise"))
    expect(stepSalePayment(beingPaid, sale("void"))).toEqual(illegal)
    const voided = play(...issued, attempt("lapse"), sale("void"))
    expect(voided).toEqual({ sale: "voided", attempt: "lapsed", tickets: "revoked" })
    expect([isAtRest(voided), isPaymentDue(voided)]).toEqual([true, false])
    for (const event of ["pay-due", "browser-confirms", "webhook-confirms", "void"] as const)
      expect(stepSalePayment(voided, sale(event))).toEqual(illegal)
    // Money that was found all the same goes back.
    const found = play(...issued, attempt("lapse"), sale("void"), attempt("found-captured"))
    expect(isAtRest(found)).toBe(false)
    expect(stepSalePayment(found, attempt("give-back")).ok).toBe(true)
  })

  it("can always come to rest", () => {
    const all = new Map(everyReachable().map((payment) => [key(payment), payment]))
    const restful = new Set([...all.values()].filter(isAtRest).map(key))
    for (let grew = true; grew; ) {
      grew = false
      for (const [name, payment] of all) {
        const leads = moves.some((move) => {
          const next = stepSalePayment(payment, move)
          return next.ok && restful.has(key(next.payment))
        })
        if (leads && !restful.has(name)) {
          restful.add(name)
          grew = true
        }
      }
    }
    expect([...all.keys()].filter((name) => !restful.has(name))).toEqual([])
  })

  it("is never released while the processor may hold money", () => {
    for (const payment of everyReachable()) {
      if (/^(authoris|challeng|unknown|captured|voiding|refunding)/.test(payment.attempt ?? ""))
        expect(stepSalePayment(payment, sale("reconciler-releases")).ok).toBe(false)
    }
  })

  it("never issues tickets to a released sale, nor takes them from a paid one but by a refund", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 40 }), (walk) => {
        let payment = newSalePayment
        for (const move of walk) {
          const next = stepSalePayment(payment, move)
          if (!next.ok) continue
          if (payment.sale === "released") expect(next.payment.tickets).toBe("none")
          if (payment.tickets === "issued" && next.payment.tickets !== "issued")
            expect(["give-back", "void"]).toContain(move.event)
          payment = next.payment
        }
      }),
    )
  })

  it("goes the good way: authorise, tickets, capture", () => {
    const paid = play(
      sale("pay"),
      attempt("authenticate"),
      attempt("authorise"),
      attempt("approved"),
      sale("webhook-confirms"),
    )
    expect(paid).toEqual({ sale: "paid", attempt: "authorised", tickets: "issued" })
    expect(isAtRest(paid)).toBe(false)
    expect(stepSalePayment(paid, attempt("capture"))).toEqual({
      ok: true,
      payment: { sale: "paid", attempt: "captured", tickets: "issued" },
    })
  })

  it("tries another card after a decline, with a new attempt", () => {
    const again = play(sale("pay"), attempt("authorise"), attempt("refused"), sale("try-again"), sale("pay"))
    expect(again).toEqual({ sale: "paying", attempt: "created", tickets: "none" })
  })

  it("looks a lost answer up before anything else", () => {
    const lost = play(sale("pay"), attempt("authorise"), attempt("no-answer"))
    for (const event of ["try-again", "reconciler-releases", "browser-confirms"] as const)
      expect(stepSalePayment(lost, sale(event)).ok).toBe(false)
    expect(
      play(
        sale("pay"),
        attempt("authorise"),
        attempt("no-answer"),
        attempt("approved"),
        attempt("let-go"),
        attempt("void"),
        sale("reconciler-releases"),
      ),
    ).toEqual({ sale: "released", attempt: "voided", tickets: "none" })
  })

  const illegal = { ok: false, error: "illegal-transition" }
  const authorised = [sale("pay"), attempt("authorise"), attempt("approved")] as const

  it("begins with nothing paid and no tickets, and refuses moves of what has not begun", () => {
    expect(newSalePayment).toEqual({ sale: "open", attempt: undefined, tickets: "none" })
    expect(stepSalePayment(newSalePayment, sale("browser-confirms"))).toEqual(illegal)
    expect(stepSalePayment(newSalePayment, attempt("approved"))).toEqual(illegal)
  })

  it("takes money for tickets that exist only", () => {
    expect(stepSalePayment(play(...authorised), attempt("capture"))).toEqual(illegal)
    expect(stepSalePayment(play(...authorised, sale("browser-confirms")), attempt("let-go"))).toEqual(illegal)
  })

  it("issues tickets for money found captured", () => {
    const found = play(sale("pay"), attempt("authorise"), attempt("found-captured"))
    expect(stepSalePayment(found, sale("browser-confirms"))).toEqual({
      ok: true,
      payment: { sale: "paid", attempt: "captured", tickets: "issued" },
    })
  })

  it("hears many confirmations and issues tickets once", () => {
    const captured = play(...authorised, sale("browser-confirms"), attempt("capture"))
    expect(stepSalePayment(captured, sale("webhook-confirms"))).toEqual({ ok: true, payment: captured })
    const givingBack = play(...authorised, sale("browser-confirms"), attempt("capture"), attempt("give-back"))
    expect(givingBack).toEqual({ sale: "paid", attempt: "refunding", tickets: "revoked" })
    expect(stepSalePayment(givingBack, sale("webhook-confirms"))).toEqual({ ok: true, payment: givingBack })
  })

  it("neither tries again nor lets go while an attempt has not begun its call", () => {
    for (const begun of [play(sale("pay")), play(sale("pay"), attempt("authenticate"))])
      for (const event of ["try-again", "reconciler-releases"] as const)
        expect(stepSalePayment(begun, sale(event))).toEqual(illegal)
  })

  it.each([
    ["open", undefined, true],
    ["open", "declined", true],
    ["paying", "declined", false],
    ["paying", "created", false],
    ["open", "voiding", false],
    ["open", "authenticating", false],
    ["paid", "authorised", false],
    ["paid", "captured", true],
    ["paid", "refunding", false],
    ["paid", "refunded", true],
    ["paid", "lapsed", true],
    ["released", "voided", true],
  ] as const)("%s with an attempt %s is at rest: %s", (of, state, atRest) => {
    expect(isAtRest({ sale: of, attempt: state, tickets: "none" })).toBe(atRest)
  })

  it("does not know the outcome while the processor has been asked and its last word is missing", () => {
    const states = Object.keys(attemptMachine.transitions) as AttemptState[]
    expect(states.filter(isOutcomeOpen)).toEqual(["authorising", "unknown", "challenging"])
  })

  it("lets go of a card taken for refused that was approved after all", () => {
    const refused = [sale("pay"), attempt("authorise"), attempt("refused")] as const
    expect(play(...refused, attempt("let-go"), attempt("void")).attempt).toBe("voided")
    expect(play(...refused, attempt("found-captured")).attempt).toBe("captured")
  })

  it("gives captured money back when no ticket can be issued", () => {
    const found = play(
      sale("pay"),
      attempt("authorise"),
      attempt("no-answer"),
      attempt("found-captured"),
      attempt("give-back"),
      attempt("refund"),
      sale("reconciler-releases"),
    )
    expect(found).toEqual({ sale: "released", attempt: "refunded", tickets: "none" })
    expect(isAtRest(found)).toBe(true)
  })
})
