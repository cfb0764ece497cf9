import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AttemptEvent, attemptMachine } from "./attempt-machine.ts"
import { type SaleEvent, saleMachine } from "./sale-machine.ts"
import {
  isAtRest,
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
  it("has money captured exactly when tickets are issued, whenever it is at rest", () => {
    const resting = everyReachable().filter(isAtRest)
    expect(resting.length).toBeGreaterThan(3)
    for (const payment of resting)
      expect([key(payment), payment.attempt === "captured"]).toEqual([
        key(payment),
        payment.tickets === "issued",
      ])
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
            expect(move.event).toBe("give-back")
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
