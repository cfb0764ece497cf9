import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import vectors from "../../vectors/seats.json" with { type: "json" }
import { chooseParty } from "./choose-party.ts"
import { judgeHold, type Party, type SectionPicture } from "./judge-hold.ts"
import type { OrphanRule } from "./orphan-rule.ts"
import { partySize, type RowPicture } from "./row.ts"
import { bitsOf } from "./row-masks.ts"
import { rowFrom } from "./seat-oracle.test-support.ts"
import { groupAt } from "./starts.ts"
import { wholeRemoval } from "./whole-removal.ts"

const strict = { avoidSingle: true }

/** Rows by letters, with ids such as `a-0`. */
const section = (...rows: string[]): SectionPicture =>
  rows.map((letters, i) => rowFrom(letters, false, "abc"[i]))
const party = (...ids: string[]): Party => [ids]

describe("judgeHold", () => {
  it.each(vectors.cases)("$title [SEAT-001] [SEAT-003] [SEAT-005] [SEAT-006]", ({ input, expected }) => {
    const { sections, parties, rule } = input
    expect(judgeHold(sections as unknown as SectionPicture[], parties, rule)).toEqual(expected)
  })

  it("judges single tickets side by side one after the other, as they were picked [SEAT-005]", () => {
    const house = [section("...", "..")]
    // The second single has no better place: every one left leaves a seat alone.
    expect(judgeHold(house, [party("a-0"), party("a-1")], strict)).toEqual({ ok: true, lastResort: true })
    // Two who want to sit together have row b.
    expect(judgeHold(house, [party("a-0", "a-1")], strict)).toEqual({
      ok: false,
      reason: "strands-seat",
      party: 0,
      seats: ["a-2"],
      nearest: ["b-0", "b-1"],
    })
  })

  it("looks at a section for the parties that sit in it, however many others there are", () => {
    let looks = 0
    const counted = (at: number): SectionPicture => {
      const { ring, seats } = rowFrom("........", false, `s${at}`)
      return [
        {
          ring,
          get seats() {
            looks += 1
            return seats
          },
        },
      ]
    }
    const looksAt = (count: number) => {
      looks = 0
      const each = Array.from({ length: count }, (_, at) => at)
      const parties = each.map((at) => party(`s${at}-0`, `s${at}-1`))
      expect(judgeHold(each.map(counted), parties, strict).ok).toBe(true)
      return looks / count
    }
    expect(looksAt(40)).toBe(looksAt(4))
  })

  it("names the party it refuses", () => {
    const house = [section("........")]
    expect(judgeHold(house, [party("a-0", "a-1"), party("a-3", "a-4")], strict)).toMatchObject({
      ok: false,
      party: 1,
      seats: ["a-2"],
      nearest: ["a-4", "a-5"],
    })
    expect(judgeHold([section("..#x..")], [party("a-0"), party("a-2"), party("a-3")], strict)).toEqual({
      ok: false,
      reason: "seat-not-for-sale",
      party: 1,
      seats: ["a-2"],
    })
  })

  it("names no seat that another party asks for, be it judged later", () => {
    const parties = [party("a-1", "a-2"), party("a-3", "a-4")]
    const refused = { ok: false, reason: "strands-seat", party: 0, seats: ["a-0"] }
    expect(judgeHold([section("......")], parties, { ...strict, lastResort: false })).toEqual(refused)
    expect(judgeHold([section("......", "..")], parties, strict)).toEqual({
      ...refused,
      nearest: ["b-0", "b-1"],
    })
  })

  it("names the refused seats themselves where they would do after the others", () => {
    const [pair, single] = [party("a-1", "a-2"), party("a-0")]
    expect(judgeHold([section("......")], [pair, single], strict)).toMatchObject({
      party: 0,
      nearest: ["a-1", "a-2"],
    })
    expect(judgeHold([section("......")], [single, pair], strict)).toMatchObject({ ok: true })
  })

  it("refuses a seat that two parties name, and one that no row has [SEAT-003]", () => {
    const house = [section("....")]
    expect(judgeHold(house, [party("a-0"), party("a-0")], { avoidSingle: false })).toMatchObject({
      reason: "in-cart",
      party: 1,
    })
    expect(judgeHold(house, [party("z-9")], strict)).toMatchObject({ reason: "seat-not-for-sale", party: 0 })
  })

  it("tells seats of the own cart from those that others have", () => {
    const judged = (letters: string, ...parties: Party[]) => judgeHold([section(letters)], parties, strict)
    const own = { ok: false, reason: "in-cart", party: 0, seats: ["a-0", "a-1"] }
    expect(judged("mm....", party("a-0", "a-1"))).toEqual(own)
    expect(judged("mm....", party("a-0", "a-1", "a-2"))).toEqual(own)
    expect(judged("mx....", party("a-0", "a-1"))).toEqual({ ...own, reason: "seat-taken", seats: ["a-1"] })
    expect(judged("mm..x.", party("a-0", "a-1"), party("a-4"))).toMatchObject({ reason: "seat-taken" })
    expect(judged("mm..#.", party("a-0", "a-1"), party("a-4"))).toMatchObject({ reason: "seat-not-for-sale" })
  })

  it("says that seats are in the cart where nobody else has one of those asked for", () => {
    const letters = fc.string({ unit: fc.constantFrom(".", "m", "x", "#"), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        fc.array(letters, { minLength: 1, maxLength: 3 }),
        fc.nat(9),
        fc.nat(9),
        (rows_, from, to) => {
          const house_ = section(...rows_)
          const asked = house_.flatMap(({ seats }) => seats).slice(Math.min(from, to), Math.max(from, to) + 1)
          const states = new Set(asked.map(({ state }) => state))
          const judged = judgeHold([house_], [[asked.map(({ id }) => id)]], { avoidSingle: false })
          const isOwn = states.has("mine") && !states.has("taken") && !states.has("blocked")
          expect(!judged.ok && judged.reason === "in-cart").toBe(isOwn)
          if (isOwn)
            expect(judged).toMatchObject({
              seats: asked.flatMap(({ id, state }) => (state === "mine" ? id : [])),
            })
        },
      ),
    )
  })

  it("lets a line be kept company by the lines beside it, by later parties and by the cart [SEAT-001]", () => {
    const house = [section("......", "..m.x...")]
    const apart = [["a-0", "a-2"]]
    expect(judgeHold(house, [apart], { avoidSingle: false })).toEqual({
      ok: false,
      reason: "not-contiguous",
      party: 0,
      seats: ["a-0", "a-2"],
    })
    expect(judgeHold(house, [[...apart, ["a-1"]]], { avoidSingle: false }).ok).toBe(true)
    expect(judgeHold(house, [apart, party("a-1")], { avoidSingle: false }).ok).toBe(true)
    expect(judgeHold(house, [[["b-1", "b-6"]]], { avoidSingle: false }).ok).toBe(true)
  })

  it("knows who sits beside whom in a row and around a table [SEAT-001] [SEAT-006]", () => {
    const together = (letters: string, ring: boolean, ...seats: number[]) =>
      judgeHold([[rowFrom(letters, ring, "a")]], [[seats.map((seat) => `a-${seat}`)]], { avoidSingle: false })
        .ok
    expect(together("........", false, 2, 3)).toBe(true)
    expect(together("........", false, 3, 5)).toBe(false)
    expect(together("........", false, 0, 7)).toBe(false)
    expect(together("........", true, 0, 7)).toBe(true)
    expect(together("..", true, 0, 1)).toBe(true)
  })

  it("judges a row given alone as its section would, but for the last resort", () => {
    const rows = fc.array(fc.string({ unit: fc.constantFrom(".", ".", ".", "x", "w"), minLength: 1 }), {
      minLength: 2,
      maxLength: 3,
    })
    fc.assert(
      fc.property(rows, fc.nat(9), fc.nat(9), (letters, from, size) => {
        const whole = section(...letters)
        const [row] = whole
        if (row === undefined) return
        const seats = row.seats.slice(from, from + size + 1).map(({ id }) => id)
        const alone = judgeHold([[row]], [[seats]], strict)
        if (alone.ok && !alone.lastResort)
          expect(judgeHold([whole], [[seats]], strict)).toEqual({ ok: true, lastResort: false })
      }),
    )
  })
})

const rows = fc
  .array(
    fc.record({
      letters: fc.string({
        unit: fc.constantFrom(".", ".", ".", ".", ".", "b", "x", "m", "?", "w", "v", "M", "X"),
        minLength: 1,
        maxLength: 10,
      }),
      ring: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((drawn) => drawn.map(({ letters, ring }, i) => rowFrom(letters, ring, "abc"[i])))
const house = fc.array(rows, { minLength: 1, maxLength: 2 }).map((sections) =>
  // Ids tell the sections apart.
  sections.map((section_, at) =>
    section_.map((row) => ({ ...row, seats: row.seats.map((seat) => ({ ...seat, id: `${at}${seat.id}` })) })),
  ),
)
const clicks = fc.array(
  fc.record({
    at: fc.nat(59),
    size: fc.integer({ min: 1, max: 4 }),
    minTickets: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 10 },
)
const venue = fc.record({ avoidSingle: fc.constantFrom(true, true, false), lastResort: fc.boolean() })

const withMine = (section_: SectionPicture, mine: ReadonlySet<string>): RowPicture[] =>
  section_.map(({ ring, seats }) => ({
    ring,
    seats: seats.map((seat) => (mine.has(seat.id) ? { ...seat, state: "mine" as const } : seat)),
  }))

/** Walks through clicks as a map takes them: on a free seat a group comes, on a selected one it goes. */
function walk(
  sections: readonly SectionPicture[],
  asked: readonly { at: number; size: number; minTickets: number | undefined }[],
  rule: OrphanRule,
  told: {
    taken?: (parties: Party[], lastResort: boolean) => void
    refused?: (before: Party[], windows: string[][]) => void
    removed?: (left: Party[], before: Party[], asked: string, gone: string[]) => void
  },
) {
  let parties: Party[] = []
  const spots = sections.flatMap((section_) =>
    section_.flatMap((row, at) => row.seats.map(({ id }, position) => ({ section_, at, position, id }))),
  )
  for (const { at: click, size, minTickets } of asked) {
    const { section_, at, position, id } = spots[click % spots.length] as (typeof spots)[number]
    const mine = new Set(parties.flat(2))
    if (mine.has(id)) {
      const gone = wholeRemoval([sections], parties, id, rule)
      const left = parties
        .map((lines) => lines.flat().flatMap((seat) => (gone.includes(seat) ? [] : [[seat]])))
        .filter((lines) => lines.length > 0)
      told.removed?.(left, parties, id, gone)
      parties = left
      continue
    }
    const scope = withMine(section_, mine)
    const row = scope[at] as RowPicture
    const seatRule = { ...rule, size, minTickets, scope }
    const choice = chooseParty(row, position, seatRule)
    if (choice.ok) {
      parties = [...parties, [choice.seats.map((seat) => row.seats[seat]?.id ?? "")]]
      told.taken?.(parties, choice.lastResort)
    } else told.refused?.(parties, windowsAround(row, position, partySize(seatRule)))
  }
}

/** Every group of a size and of one price level around a seat, whatever is on its seats. */
function windowsAround(row: RowPicture, seat: number, size: number): string[][] {
  const bits = bitsOf(row)
  const starts = size > bits.length ? [] : [...row.seats.keys()]
  return starts
    .filter((start) => bits.ring || start + size <= bits.length)
    .map((start) => groupAt(start, size, bits).map((at) => row.seats[at]))
    .filter((group) => group.includes(row.seats[seat]))
    .filter((group) => new Set(group.map((one) => one?.priceLevelId)).size === 1)
    .map((group) => group.map((one) => one?.id ?? ""))
}

describe("any row of clicks", () => {
  it("makes a hold that is accepted, without a last resort unless the map used one [SEAT-001] [SEAT-003] [SEAT-005] [SEAT-006]", () => {
    fc.assert(
      fc.property(house, clicks, venue, (sections, asked, rule) => {
        let lastResort = false
        walk(sections, asked, rule, {
          taken: (parties, forgiven) => {
            lastResort = lastResort || forgiven
            const judged = judgeHold(sections, parties, rule)
            expect(judged).toMatchObject({ ok: true })
            if (!lastResort) expect(judged).toEqual({ ok: true, lastResort: false })
          },
          removed: () => {
            // What is left may need the last resort for the first time.
            lastResort = true
          },
        })
      }),
      { numRuns: 2_000 },
    )
  })

  it("refuses a click only where the hold of every group around it would be refused [SEAT-001] [SEAT-002] [SEAT-003] [SEAT-005]", () => {
    let refusals = 0
    fc.assert(
      fc.property(house, clicks, venue, (sections, asked, rule) => {
        walk(sections, asked, rule, {
          refused: (before, windows) => {
            for (const window of windows) {
              refusals += 1
              expect(judgeHold(sections, [...before, [window]], rule).ok).toBe(false)
            }
          },
        })
      }),
      { numRuns: 2_000 },
    )
    expect(refusals).toBeGreaterThan(1_000)
  })

  it("is told seats that can be had beside all the others, wherever among them the refused group was asked for [SEAT-005]", () => {
    let named = 0
    fc.assert(
      fc.property(house, clicks, venue, (sections, asked, rule) => {
        walk(sections, asked, rule, {
          refused: (before, windows) => {
            for (const window of windows) {
              const judged = judgeHold(sections, [[window], ...before], rule)
              if (judged.ok || judged.party > 0 || judged.nearest === undefined) continue
              named += 1
              expect(judgeHold(sections, [...before, [judged.nearest]], rule)).toMatchObject({ ok: true })
            }
          },
        })
      }),
      { numRuns: 2_000 },
    )
    expect(named).toBeGreaterThan(100)
  })

  it("leaves after every removal what can be held, and takes the seat alone where single seats do not matter [MAP-026] [SEAT-005]", () => {
    let wider = 0
    fc.assert(
      fc.property(house, clicks, venue, (sections, asked, rule) => {
        // Every click comes twice, so that each group taken goes again.
        const twice = asked.flatMap((click, i) => [click, asked[(i * 7) % asked.length] ?? click])
        walk(sections, twice, rule, {
          removed: (left, before, seat, gone) => {
            if (gone.length > 1) wider += 1
            expect(gone[0]).toBe(seat)
            expect(new Set(gone).size).toBe(gone.length)
            expect(before.flat(2)).toEqual(expect.arrayContaining(gone))
            expect(judgeHold(sections, left, rule).ok).toBe(true)
            if (!rule.avoidSingle) expect(gone).toEqual([seat])
          },
        })
      }),
      { numRuns: 2_000 },
    )
    expect(wider).toBeGreaterThan(50)
  })
})

describe("wholeRemoval", () => {
  it("leaves a single ticket picked beside a pair where it is", () => {
    const house_ = [section("......")]
    expect(wholeRemoval([house_], [party("a-0"), party("a-1", "a-2")], "a-0", strict)).toEqual([
      "a-0",
      "a-1",
      "a-2",
    ])
    expect(wholeRemoval([house_], [party("a-0"), party("a-1")], "a-1", strict)).toEqual(["a-1"])
  })

  it("takes a party along that could only be held beside the seat given back [SEAT-005]", () => {
    const house_ = [section("...", "..")]
    // Without the first, the second single would leave both its neighbours alone, and row b none.
    expect(wholeRemoval([house_], [party("a-0"), party("a-1")], "a-0", strict)).toEqual(["a-0", "a-1"])
  })

  it("leaves the cart alone [MAP-020]", () => {
    expect(wholeRemoval([[section("mm..")]], [party("a-2", "a-3")], "a-2", strict)).toEqual(["a-2", "a-3"])
  })

  it("takes just the seat where single seats do not matter, or it is not selected", () => {
    expect(wholeRemoval([[section("...")]], [party("a-0", "a-1")], "a-1", { avoidSingle: false })).toEqual([
      "a-1",
    ])
    expect(wholeRemoval([[section("...")]], [party("a-0")], "a-1", strict)).toEqual(["a-1"])
  })
})
