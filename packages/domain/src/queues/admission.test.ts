import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { admissions, type Threshold } from "./admission.ts"
import { drawTurns } from "./lottery.ts"
import { longestWaits, pollSeconds } from "./wait.ts"

const threshold: Threshold = {
  now: 100_000,
  admittedUpTo: 100_000,
  perMinute: 60,
  room: 10,
  inside: 0,
  waiting: 100,
}

describe("admission", () => {
  it("is by the rate", () => {
    expect(admissions(threshold)).toEqual({ admitted: 0, admittedUpTo: 100_000 })
    expect(admissions({ ...threshold, now: 100_999 }).admitted).toBe(0)
    expect(admissions({ ...threshold, now: 101_000 })).toEqual({ admitted: 1, admittedUpTo: 101_000 })
    expect(admissions({ ...threshold, now: 103_500 })).toEqual({ admitted: 3, admittedUpTo: 103_000 })
  })

  it("is by the room left and by who waits", () => {
    const later = { ...threshold, now: 104_000 }
    expect(admissions({ ...later, inside: 8 }).admitted).toBe(2)
    expect(admissions({ ...later, inside: 10 }).admitted).toBe(0)
    expect(admissions({ ...later, inside: 12 }).admitted).toBe(0)
    expect(admissions({ ...later, waiting: 1 })).toEqual({ admitted: 1, admittedUpTo: 101_000 })
  })

  it("lets one in each step at every rate, however the step divides a minute", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6000 }),
        fc.integer({ min: 1e12, max: 2e12 }),
        (perMinute, now) => {
          const slow = { ...threshold, perMinute, now, admittedUpTo: null, waiting: 1 }
          expect(admissions(slow).admitted).toBe(1)
          const { admittedUpTo } = admissions(slow)
          const later = { ...slow, admittedUpTo, now: now + Math.ceil(60_000 / perMinute) }
          expect(admissions(later).admitted).toBe(1)
        },
      ),
    )
  })

  it("lets in no crowd after a pause, and begins at once", () => {
    expect(admissions({ ...threshold, now: 900_000 }).admitted).toBe(5)
    expect(admissions({ ...threshold, admittedUpTo: null }).admitted).toBe(5)
    expect(admissions({ ...threshold, admittedUpTo: null, perMinute: 1 }).admitted).toBe(1)
  })
})

interface Shopper {
  readonly id: string
  readonly arrives: number
  /** Milliseconds that the key is used. */
  readonly stays: number
  /** Gives up after so long in line; none: never. */
  readonly patience: number | undefined
}

const opening = 60_000
const longestKey = 120_000
const round = 1_000

const shoppers = fc.array(
  fc.record({
    arrives: fc.nat(240_000),
    stays: fc.integer({ min: 1, max: longestKey }),
    patience: fc.option(fc.integer({ min: 1000, max: 200_000 }), { nil: undefined, freq: 4 }),
  }),
  { maxLength: 60 },
)
const limits = fc.record({
  perMinute: fc.integer({ min: 1, max: 600 }),
  room: fc.integer({ min: 1, max: 12 }),
})

/** A queue as the server runs it, a round a second: who was let in when, and what each was told on the way. */
function simulate(
  crowd: readonly Shopper[],
  { perMinute, room }: { perMinute: number; room: number },
  seed: string,
) {
  let line: Shopper[] = []
  let inside: { ends: number }[] = []
  let admittedUpTo: number | null = null
  let drawn = false
  const before = new Set(crowd.filter(({ arrives }) => arrives < opening).map(({ id }) => id))
  const admitted: { shopper: Shopper; at: number; inside: number }[] = []
  const told: { id: string; at: number; wait: number }[] = []
  const coming = crowd.toSorted((one, other) => one.arrives - other.arrives)
  for (let now = opening; now < 6_000_000; now += round) {
    if (!drawn) {
      const turns = drawTurns([...before], (id) => `${seed}${id}`.split("").reverse().join(""), 0)
      line = turns.map(({ id }) => crowd.find((one) => one.id === id)!)
      drawn = true
    }
    line.push(
      ...coming.filter(({ id, arrives }) => !before.has(id) && arrives < now && arrives >= now - round),
    )
    line = line.filter(({ arrives, patience }) => patience === undefined || now - arrives < patience)
    inside = inside.filter(({ ends }) => ends > now)
    const step = admissions({
      now,
      admittedUpTo,
      perMinute,
      room,
      inside: inside.length,
      waiting: line.length,
    })
    admittedUpTo = step.admittedUpTo
    for (const shopper of line.splice(0, step.admitted)) {
      inside.push({ ends: now + shopper.stays })
      admitted.push({ shopper, at: now, inside: inside.length })
    }
    // What a key lasts at most is all that is known of it.
    const ends = admitted
      .filter(({ shopper, at }) => at + shopper.stays > now)
      .map(({ at }) => at + longestKey)
      .sort((one, other) => one - other)
    const waits = longestWaits({ now, perMinute, room, ends, waiting: line.length, longestKey })
    line.forEach(({ id }, index) => void told.push({ id, at: now, wait: waits[index]! }))
    if (line.length === 0 && now > 300_000) break
  }
  return { admitted, told, before, line }
}

const crowdOf = (given: readonly Omit<Shopper, "id">[]): Shopper[] =>
  given.map((one, index) => ({ ...one, id: `s${index}` }))

describe("simulated queues", () => {
  it("let nobody in after a later arrival of the same class, and those of the opening before all others", () => {
    fc.assert(
      fc.property(shoppers, limits, fc.string({ maxLength: 4 }), (given, queue, seed) => {
        const { admitted, before } = simulate(crowdOf(given), queue, seed)
        const late = admitted.map(({ shopper }) => shopper).filter(({ id }) => !before.has(id))
        for (const [index, shopper] of late.entries())
          for (const other of late.slice(index + 1))
            expect(Math.floor(shopper.arrives / round)).toBeLessThanOrEqual(Math.floor(other.arrives / round))
        const firstLate = admitted.findIndex(({ shopper }) => !before.has(shopper.id))
        if (firstLate >= 0)
          expect(admitted.slice(firstLate).every(({ shopper }) => !before.has(shopper.id))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it("let in everybody who stays, never more than there is room, never faster than the rate", () => {
    fc.assert(
      fc.property(shoppers, limits, (given, queue) => {
        const crowd = crowdOf(given)
        const { admitted, line } = simulate(crowd, queue, "")
        expect(line).toEqual([])
        expect(Math.max(0, ...admitted.map(({ inside }) => inside))).toBeLessThanOrEqual(queue.room)
        const steadfast = crowd.filter(({ patience }) => patience === undefined)
        const ids = new Set(admitted.map(({ shopper }) => shopper.id))
        expect(steadfast.filter(({ id }) => !ids.has(id))).toEqual([])
        const saved = Math.max(5_000, Math.ceil(60_000 / queue.perMinute))
        for (const [first, { at }] of admitted.entries()) {
          const last = admitted.length - 1
          const allowed = ((admitted[last]!.at - at + saved) * queue.perMinute) / 60_000
          expect(last - first + 1).toBeLessThanOrEqual(Math.floor(allowed + 1e-9) + 1)
        }
      }),
      { numRuns: 200 },
    )
  })

  it("lose nothing of a slow rate to rounds that come between its admissions", () => {
    const at = { arrives: 0, stays: 1, patience: undefined }
    const { admitted } = simulate(
      crowdOf(Array.from({ length: 21 }, () => at)),
      { perMinute: 7, room: 21 },
      "",
    )
    // Twenty steps of 60/7 seconds after the first, and not twenty of nine.
    expect(admitted.at(-1)!.at - admitted[0]!.at).toBeLessThanOrEqual((20 * 60_000) / 7 + 2 * round)
  })

  it("tell an honest time: nobody waits longer than was said, but for the round that lets in", () => {
    fc.assert(
      fc.property(shoppers, limits, (given, queue) => {
        const { admitted, told } = simulate(crowdOf(given), queue, "")
        const at = new Map(admitted.map((one) => [one.shopper.id, one.at]))
        for (const { id, at: asked, wait } of told) {
          const entered = at.get(id)
          if (entered !== undefined) expect(entered - asked).toBeLessThanOrEqual(wait + 2 * round)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe("the time left", () => {
  const line = { now: 0, perMinute: 60, room: 3, ends: [], waiting: 5, longestKey: 60_000 }

  it("is the rate's while there is room, then a key's", () => {
    expect(longestWaits(line)).toEqual([1000, 2000, 3000, 61_000, 62_000])
    expect(longestWaits({ ...line, ends: [500, 30_000, 40_000] })).toEqual([
      1000, 30_000, 40_000, 61_000, 90_000,
    ])
    expect(longestWaits({ ...line, waiting: 0 })).toEqual([])
  })

  it("waits for those who are too many, when the room was made smaller", () => {
    expect(longestWaits({ ...line, room: 1, ends: [500, 30_000, 40_000], waiting: 2 })).toEqual([
      40_000, 100_000,
    ])
  })
})

describe("how often one asks", () => {
  it("is seldom from afar and often near the turn", () => {
    expect(pollSeconds("queue", 600_000, 0)).toBe(20)
    expect(pollSeconds("queue", 50_000, 0)).toBe(5)
    expect(pollSeconds("queue", 0, 0)).toBe(2)
    expect(pollSeconds("authorized", 0, 0)).toBe(10)
  })

  it("reaches the opening, and spreads the crowd over three seconds", () => {
    expect(pollSeconds("waiting-room", 3_600_000, 0)).toBe(30)
    expect(pollSeconds("waiting-room", 20_000, 0)).toBe(5)
    expect([0, 0.4, 0.99].map((spread) => pollSeconds("waiting-room", 500, spread))).toEqual([1, 2, 3])
  })
})
