import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chooseParty } from "./choose-party.ts"
import { dimmedSeats } from "./dimmed-seats.ts"
import { judgeHolds, type Party, type SectionPicture } from "./judge-hold.ts"
import type { RowPicture, SeatPicture } from "./row.ts"
import { bitsOf } from "./row-masks.ts"
import { rowFrom } from "./seat-oracle.test-support.ts"
import { groupAt } from "./starts.ts"
import { wholeRemoval } from "./whole-removal.ts"

const strict = { avoidSingle: true }

/** Rows of a section as each event has them, from letters. */
const events = (...ofEvents: string[][]): SectionPicture[] =>
  ofEvents.map((rows) => rows.map((letters, i) => rowFrom(letters, false, "abc"[i])))

/** What a map offers of the events: a seat that is free at each, of a level that the subscription sells. */
const offered = (ofEvents: readonly SectionPicture[]): SectionPicture =>
  (ofEvents[0] ?? []).map(({ ring, seats }, row) => ({
    ring,
    seats: seats.map((seat, position): SeatPicture => {
      const states = ofEvents.map((rows) => rows[row]?.seats[position]?.state)
      if (seat.priceLevelId === "N") return { ...seat, state: "blocked", priceLevelId: undefined }
      return { ...seat, state: states.every((state) => state === "free") ? "free" : "taken" }
    }),
  }))

const withMine = (section: SectionPicture, mine: ReadonlySet<string>): SectionPicture =>
  section.map(({ ring, seats }) => ({
    ring,
    seats: seats.map((seat) => (mine.has(seat.id) ? { ...seat, state: "mine" as const } : seat)),
  }))

/** A rule as a map gives it, once these seats are the shopper's. */
const ruleWith = (ofEvents: readonly SectionPicture[], mine: ReadonlySet<string>) => ({
  scope: withMine(offered(ofEvents), mine),
  events: ofEvents.map((section) => withMine(section, mine)),
})

const askedAt = (ofEvents: readonly SectionPicture[], parties: readonly Party[]) =>
  ofEvents.map((section) => ({ sections: [section], parties }))

const choiceAt = (ofEvents: readonly SectionPicture[], position: number, size = 2) => {
  const rule = { ...strict, size, ...ruleWith(ofEvents, new Set()) }
  return chooseParty(rule.scope[0] as RowPicture, position, rule)
}

describe("a pick at several events", () => {
  it("is judged by each event's own rule where it has one [SEAT-005]", () => {
    const [row = []] = events(["...x"])
    const at = (avoidSingle?: boolean) => ({
      ...{ sections: [row], parties: [[["a-0", "a-1"]]] },
      ...(avoidSingle === undefined ? {} : { rule: { avoidSingle, lastResort: false } }),
    })
    const site = { avoidSingle: true, lastResort: false }
    expect(judgeHolds([at()], site)).toMatchObject({ ok: false, reason: "strands-seat" })
    expect(judgeHolds([at(false)], site)).toEqual({ ok: true, lastResort: false })
    expect(judgeHolds([at(false), at(true)], { ...site, avoidSingle: false })).toMatchObject({ ok: false })
  })

  it("leaves no seat alone at any of them [SEAT-005]", () => {
    // At the second event others sit on the seat that would keep the third one company.
    expect(choiceAt(events(["......"], ["...x.."]), 0)).toMatchObject({ ok: false, reason: "strands-seat" })
    expect(choiceAt(events(["......"], ["......"]), 0)).toMatchObject({ ok: true, seats: [0, 1] })
  })

  it("takes seats beside one that others have at one event only, where that strands nobody [SEAT-005]", () => {
    expect(choiceAt(events(["......"], ["..x..."]), 0)).toMatchObject({ ok: true, seats: [0, 1] })
    expect(judgeHolds(askedAt(events(["......"], ["..x..."]), [[["a-0", "a-1"]]]), strict)).toEqual({
      ok: true,
      lastResort: false,
    })
  })

  it("is refused with better seats that every event accepts [SEAT-003] [SEAT-005]", () => {
    // The second event alone would name 4 and 5, of which the first has one taken.
    const asked = askedAt(events(["....x....."], ["...x......"]), [[["a-0", "a-1"]]])
    expect(judgeHolds(asked, strict)).toEqual({
      ok: false,
      reason: "strands-seat",
      party: 0,
      seats: ["a-2"],
      nearest: ["a-8", "a-9"],
    })
  })

  it("is told of a seat that others have before of one left alone", () => {
    const asked = askedAt(events(["...x.."], ["x....."]), [[["a-0", "a-1"]]])
    expect(judgeHolds(asked, strict)).toEqual({ ok: false, reason: "seat-taken", party: 0, seats: ["a-0"] })
  })

  it("is told of the own cart only where nothing else is in the way at any event", () => {
    const told = (...letters: string[][]) =>
      judgeHolds(askedAt(events(...letters), [[["a-0", "a-1"]]]), strict)
    const own = { ok: false, reason: "in-cart", party: 0, seats: ["a-0", "a-1"] }
    expect(told(["......"], ["mm...."])).toEqual(own)
    expect(told(["mm...."], ["......"])).toEqual(own)
    expect(told(["mm...."], ["x....."])).toMatchObject({ reason: "seat-taken", seats: ["a-0"] })
    expect(told(["mm...."], ["#....."])).toMatchObject({ reason: "seat-not-for-sale", seats: ["a-0"] })
  })

  it("names what is legal where the party is, whatever happens at the events of others", () => {
    const [first, second] = events(["....."], ["xxxxx"]) as [SectionPicture, SectionPicture]
    const both = [
      { sections: [first], parties: [[["a-1", "a-2"]], []] },
      { sections: [second], parties: [[], []] },
    ]
    expect(judgeHolds(both, strict)).toMatchObject({ ok: false, nearest: ["a-0", "a-1"] })
  })
})

const seatAt = fc.record({
  level: fc.constantFrom("A", "A", "A", "A", "B", "N"),
  taken: fc.array(fc.constantFrom(false, false, false, true), { minLength: 3, maxLength: 3 }),
})
const house = fc
  .record({
    rows: fc.array(
      fc.record({ ring: fc.boolean(), seats: fc.array(seatAt, { minLength: 1, maxLength: 9 }) }),
      { minLength: 1, maxLength: 3 },
    ),
    count: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ rows, count }): SectionPicture[] =>
    Array.from({ length: count }, (_, event) =>
      rows.map(({ ring, seats }, row) => ({
        ring,
        seats: seats.map(({ level, taken }, at) => ({
          id: `${row}-${at}`,
          state: taken[event] ? "taken" : "free",
          priceLevelId: level,
        })),
      })),
    ),
  )
const clicks = fc.array(fc.record({ at: fc.nat(26), size: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 8,
})
const venue = fc.record({ avoidSingle: fc.constantFrom(true, true, false), lastResort: fc.boolean() })

/** Every group of a size and one price level around a seat, whoever has its seats. */
function groupsAround(row: RowPicture, seat: number, size: number): string[][] {
  const bits = bitsOf(row)
  if (size > bits.length) return []
  return [...row.seats.keys()]
    .filter((start) => bits.ring || start + size <= bits.length)
    .map((start) => groupAt(start, size, bits))
    .filter((group) => group.includes(seat))
    .filter((group) => new Set(group.map((at) => row.seats[at]?.priceLevelId)).size === 1)
    .map((group) => group.map((at) => row.seats[at]?.id ?? ""))
}

describe("whatever the states at the events of a subscription", () => {
  it("a map gives what every event accepts, refuses what one of them would, and names what all accept [SEAT-001] [SEAT-003] [SEAT-005]", () => {
    let [given, refused, named] = [0, 0, 0]
    fc.assert(
      fc.property(house, clicks, venue, (ofEvents, all, rule) => {
        let parties: Party[] = []
        const judged = (asked: readonly Party[]) => judgeHolds(askedAt(ofEvents, asked), rule)
        const spots = offered(ofEvents).flatMap(({ seats }, row) => seats.map((_, at) => ({ row, at })))
        for (const { at: click, size } of all) {
          const { row, at } = spots[click % spots.length] as (typeof spots)[number]
          const asked = { ...rule, size, ...ruleWith(ofEvents, new Set(parties.flat(2))) }
          const picture = asked.scope[row] as RowPicture
          const { id, state, priceLevelId } = picture.seats[at] as SeatPicture
          const choice = chooseParty(picture, at, asked)
          if (choice.ok) {
            given += 1
            parties = [...parties, [choice.seats.map((seat) => picture.seats[seat]?.id ?? "")]]
            expect(judged(parties)).toMatchObject({ ok: true })
            continue
          }
          refused += 1
          if (choice.nearest !== undefined) {
            const { row: other, seats } = choice.nearest
            const nearest = seats.map((seat) => other.seats[seat]?.id ?? "")
            expect(judged([...parties, [nearest]])).toMatchObject({ ok: true })
          }
          if (state !== "free" || priceLevelId === undefined) {
            if (priceLevelId !== undefined) expect(judged([...parties, [[id]]])).toMatchObject({ ok: false })
            continue
          }
          for (const group of groupsAround(picture, at, size)) {
            const answer = judged([...parties, [group]])
            expect(answer).toMatchObject({ ok: false })
            if (answer.ok || answer.nearest === undefined) continue
            named += 1
            expect(judged([...parties, [answer.nearest]])).toMatchObject({ ok: true })
          }
        }
      }),
      { numRuns: 1000 },
    )
    expect(Math.min(given, refused, named)).toBeGreaterThan(40)
  })

  it("dims exactly the seats that a click does not get [MAP-028]", () => {
    fc.assert(
      fc.property(house, fc.integer({ min: 1, max: 4 }), venue, (ofEvents, size, rule) => {
        const asked = { ...rule, size, ...ruleWith(ofEvents, new Set()) }
        const refused = asked.scope.flatMap((row) =>
          row.seats.flatMap(({ id, state }, at) =>
            state === "free" && !chooseParty(row, at, asked).ok ? [id] : [],
          ),
        )
        expect(dimmedSeats(asked.scope, asked)).toEqual(refused)
      }),
      { numRuns: 500 },
    )
  })

  it("keeps, once a seat is given back, what every event would still hold [MAP-026] [SEAT-005]", () => {
    fc.assert(
      fc.property(house, clicks, venue, fc.nat(20), (ofEvents, all, rule, pick) => {
        let parties: Party[] = []
        for (const { at: click, size } of all) {
          const asked = { ...rule, size, ...ruleWith(ofEvents, new Set(parties.flat(2))) }
          const row = asked.scope[click % asked.scope.length] as RowPicture
          const choice = chooseParty(row, click % row.seats.length, asked)
          if (choice.ok) parties = [...parties, [choice.seats.map((seat) => row.seats[seat]?.id ?? "")]]
        }
        const seats = parties.flat(2)
        const given = seats[pick % seats.length]
        if (given === undefined) return
        const sections = ofEvents.map((section) => [section])
        const gone = new Set(wholeRemoval(sections, parties, given, rule))
        expect(gone.has(given)).toBe(true)
        const left = parties.map((party) => party.flat().flatMap((id) => (gone.has(id) ? [] : [[id]])))
        expect(judgeHolds(askedAt(ofEvents, left), rule)).toMatchObject({ ok: true })
      }),
      { numRuns: 500 },
    )
  })
})
