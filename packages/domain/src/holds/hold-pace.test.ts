import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type HoldPace, holdPace } from "./hold-pace.ts"

const now = 1_796_000_000_000
const hour = 3_600_000
const most = 100

describe("the pace of holds", () => {
  it("counts what is placed within an hour, up to the last ticket", () => {
    const first = holdPace(undefined, 60, { most, now })
    expect(first).toEqual({ ok: true, pace: { since: now, tickets: 60 } })
    const before = { since: now, tickets: 60 }
    expect(holdPace(before, 40, { most, now: now + hour - 1 })).toEqual({
      ok: true,
      pace: { since: now, tickets: 100 },
    })
    expect(holdPace(before, 41, { most, now: now + 1500 })).toEqual({ ok: false, retryAfter: 3599 })
  })

  it("begins anew when the hour is over", () => {
    expect(holdPace({ since: now, tickets: 100 }, 1, { most, now: now + hour })).toEqual({
      ok: true,
      pace: { since: now + hour, tickets: 1 },
    })
  })

  it("says when to come back: then it is granted, and not before", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: most }),
        fc.integer({ min: 0, max: hour - 1 }),
        (tickets, later) => {
          const before = { since: now, tickets: most }
          const at = now + later
          const refused = holdPace(before, tickets, { most, now: at })
          if (refused.ok) throw new Error("granted although all was placed")
          const back = at + refused.retryAfter * 1000
          expect(holdPace(before, tickets, { most, now: back }).ok).toBe(true)
          expect(holdPace(before, tickets, { most, now: Math.max(at, back - 1001) }).ok).toBe(false)
        },
      ),
    )
  })

  it("never lets more than twice as many through in any hour", () => {
    const ask = fc.record({ wait: fc.nat(hour / 4), tickets: fc.integer({ min: 1, max: most }) })
    fc.assert(
      fc.property(fc.array(ask, { maxLength: 40 }), (asks) => {
        let pace: HoldPace | undefined
        let at = now
        const granted: { at: number; tickets: number }[] = []
        for (const { wait, tickets } of asks) {
          at += wait
          const judged = holdPace(pace, tickets, { most, now: at })
          if (!judged.ok) continue
          pace = judged.pace
          granted.push({ at, tickets })
        }
        for (const { at: from } of granted) {
          const within = granted.filter((one) => one.at >= from && one.at < from + hour)
          expect(within.reduce((sum, one) => sum + one.tickets, 0)).toBeLessThanOrEqual(2 * most)
        }
      }),
    )
  })
})
