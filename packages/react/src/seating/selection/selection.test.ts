import * as seats from "@parterre/domain/seats"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { type DrawnSection, detailsOf, eventOf, sectionOf, venueOf } from "../../../test/house.ts"
import { emptySelection, type SelectionState } from "../selection-state.ts"
import { type SelectionAction, selection } from "./selection.ts"

vi.mock("@parterre/domain/seats", async (load) => {
  const real = await load<typeof seats>()
  return { ...real, chooseParty: vi.fn(real.chooseParty), judgeHolds: vi.fn(real.judgeHolds) }
})
const chosen = vi.mocked(seats.chooseParty)
const judged = vi.mocked(seats.judgeHolds)
beforeEach(() => {
  chosen.mockClear()
  judged.mockClear()
})

const after = (state: SelectionState, ...actions: readonly SelectionAction[]) =>
  actions.reduce(selection, state)
const click = (seatId: string): SelectionAction => ({ type: "seat-clicked", seatId })

const read = (drawn: DrawnSection): SelectionAction => ({
  type: "section-read",
  sectionId: drawn.id,
  loaded: {
    section: sectionOf(drawn),
    details: new Map(detailsOf(drawn).map((detail) => [detail.seatId, detail])),
  },
})

function house(drawn: DrawnSection, more: Partial<SelectionState> = {}) {
  const map = {
    event: eventOf("full"),
    subscription: undefined,
    venue: venueOf([drawn]),
    mode: "full",
  } as const
  const loading = [drawn.id]
  return after({ ...emptySelection, ...more }, { type: "map-read", map, loading }, read(drawn))
}

/** A state that cannot be written to, so that a reducer that changes what it is given throws. */
const frozen = (state: SelectionState): SelectionState =>
  Object.freeze({
    ...state,
    seats: Object.freeze([...state.seats]),
    nearest: Object.freeze([...state.nearest]),
  })

const picked = ({ seats: all }: SelectionState) => all.map(({ seatId }) => seatId)

describe("a click", () => {
  it("is judged once: the rule that chooses its party is the only one asked [SEAT-005]", () => {
    const before = after(house({ id: "A", rows: ["......", "......"] }), click("A-0-0"))
    chosen.mockClear()
    expect(picked(after(before, click("A-1-0")))).toEqual(["A-0-0", "A-0-1", "A-1-0", "A-1-1"])
    expect(chosen).toHaveBeenCalledTimes(1)
    expect(judged).not.toHaveBeenCalled()
  })

  it("is judged once when it is refused, the seats offered instead with it [SEAT-007]", () => {
    const refused = after(house({ id: "A", rows: [".x..."] }), click("A-0-0"))
    expect(refused).toMatchObject({
      refusal: { reason: "not-enough-together", seatId: "A-0-0" },
      nearest: [{ seatIds: ["A-0-2", "A-0-3"], insteadOf: [] }],
    })
    expect(chosen).toHaveBeenCalledTimes(1)
    expect(judged).not.toHaveBeenCalled()
    expect(picked(after(refused, { type: "offers-taken" }))).toEqual(["A-0-2", "A-0-3"])
    expect(judged).toHaveBeenCalledTimes(1)
  })

  it("does not answer for an earlier party that others have put beside a seat left alone [SEAT-005]", () => {
    const strict = { ...eventOf("full"), lastResort: false }
    const rows = ["......", "......"]
    const before = after({ ...house({ id: "A", rows }), event: strict }, click("A-0-0"))
    const changed = after(before, read({ id: "A", rows: ["...xxx", "......"] }))
    expect(picked(after(changed, click("A-1-0")))).toEqual(["A-0-0", "A-0-1", "A-1-0", "A-1-1"])
  })

  it("offers nothing of which a price does not allow so many [QTY-001]", () => {
    const state = after(
      house({ id: "A", rows: ["......", "......", ".x....."] }),
      click("A-0-0"),
      click("A-1-0"),
      {
        type: "party-sized",
        size: 3,
      },
    )
    expect(after(state, click("A-2-0"))).toMatchObject({
      refusal: { reason: "not-enough-together" },
      nearest: [],
    })
  })
})

describe("the reducer", () => {
  const actions: readonly SelectionAction[] = [
    click("A-0-0"),
    click("A-1-0"),
    { type: "price-chosen", seatIds: ["A-0-0"], priceId: "gold.student" },
    { type: "admission-changed", priceId: "floor.adult", to: "more" },
    read({ id: "A", rows: ["x.....", ".x...."] }),
    { type: "offers-taken" },
    { type: "hold-requested" },
    { type: "hold-made", inCart: { seats: new Set(["A-0-2"]), admissions: new Map() } },
    { type: "sections-dropped", sectionIds: ["A"] },
  ]

  it("changes nothing that it is given, and answers the same for the same", () => {
    let state = frozen(house({ id: "A", rows: ["......", "......"] }))
    for (const action of actions) {
      const next = selection(state, action)
      expect(selection(state, action)).toEqual(next)
      state = frozen(next)
    }
    expect(state).toMatchObject({ seats: [], admissions: new Map(), adding: false })
  })

  it("answers the same state for what changes nothing, so that no reader is told", () => {
    const state = house({ id: "A", rows: ["......"] }, { readOnly: true })
    const idle: readonly SelectionAction[] = [
      click("A-0-0"),
      click("B-0-0"),
      { type: "cart-read", inCart: { seats: new Set(), admissions: new Map() } },
      { type: "parties-taken", parties: [["A-0-0"]] },
      { type: "admission-changed", priceId: "floor.adult", to: 2 },
    ]
    for (const action of idle) expect(selection(state, action)).toBe(state)
  })

  it("keeps the sums of a selection that did not change", () => {
    const state = after(house({ id: "A", rows: ["......"] }), click("A-0-0"))
    const polled = after(state, { type: "availability-read", placesLeft: new Map([["A", 4]]) })
    expect([polled.priceLevels, polled.totals]).toEqual([state.priceLevels, state.totals])
    expect(polled.priceLevels).toBe(state.priceLevels)
    expect(polled.totals).toBe(state.totals)
  })

  it("gives a party a number that no party had before, so that seats put back are the party they were", () => {
    const two = after(house({ id: "A", rows: ["......", "......"] }), click("A-0-0"), click("A-1-0"))
    const removed = two.seats.filter(({ party }) => party === 1)
    const again = after(
      two,
      { type: "seats-removed", seatIds: removed.map(({ seatId }) => seatId) },
      click("A-0-4"),
      { type: "seats-restored", seats: removed },
    )
    expect(again.seats.map(({ party }) => party)).toEqual([2, 2, 3, 3, 1, 1])
  })

  it("gives none that seats have which were picked before the page was loaded again", () => {
    const rows = { id: "A", rows: ["......", "......"] }
    const before = after(house(rows), click("A-0-0"), click("A-1-0"))
    const kept = before.seats.filter(({ party }) => party === 2)
    const loadedAgain = after(house(rows), { type: "seats-restored", seats: kept }, click("A-0-2"))
    expect(loadedAgain.seats.map(({ party }) => party)).toEqual([2, 2, 3, 3])
  })
})
