import { judgeHolds, type Party, type RowPicture, type SectionPicture } from "@parterre/domain/seats"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { fakeClient, settle } from "../../../test/fake-client.ts"
import { type DrawnSection, eventOf, sectionOf } from "../../../test/house.ts"
import { createSeatSelection } from "./create-seat-selection.ts"
import { holdRequest } from "./hold-request.ts"

/** The rows of a drawn house as the server has them at an event, read from the drawing itself. */
const asServed = (house: readonly DrawnSection[], event = 0): readonly SectionPicture[] =>
  house.map((drawn) =>
    (sectionOf(drawn).rows ?? []).map(
      ({ seats }, row): RowPicture => ({
        ring: drawn.table ?? false,
        seats: seats.map(({ id }, position) => {
          const mark = drawn.rows[row]?.[position]
          if (drawn.atEvents !== undefined)
            return {
              id,
              state: drawn.atEvents[event]?.[row]?.[position] === "x" ? "taken" : "free",
              priceLevelId: mark === "#" ? "bronze" : mark === "s" ? "silver" : "gold",
            }
          return {
            id,
            state: mark === "x" ? "taken" : mark === "#" ? "blocked" : "free",
            priceLevelId: mark === "#" ? undefined : mark === "s" ? "silver" : "gold",
          }
        }),
      }),
    ),
  )

const letters = fc.string({
  unit: fc.constantFrom(".", ".", ".", ".", "s", "x", "#"),
  minLength: 1,
  maxLength: 9,
})
const section = fc.record({ rows: fc.array(letters, { minLength: 1, maxLength: 3 }), table: fc.boolean() })
/** What others have at three events, as marks that repeat along the rows. */
const takenAt = fc.array(fc.array(fc.constantFrom(...".............x"), { minLength: 9, maxLength: 9 }), {
  minLength: 3,
  maxLength: 3,
})
const atThreeEvents = ({ rows }: { readonly rows: readonly string[] }, marks: readonly string[][]) =>
  marks.map((ofEvent) =>
    rows.map((row, at) =>
      [...row].map((mark, seat) => (mark === "x" ? "x" : ofEvent[(seat + 4 * at) % 9])).join(""),
    ),
  )
const acts = fc.array(
  fc.record({
    act: fc.constantFrom("click", "click", "click", "click", "nearest", "best", "undo"),
    at: fc.nat(80),
    size: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 12 },
)

it.each([
  ["an event", "le-cid", 1],
  ["a subscription", { type: "subscription", id: "saison" }, 3],
] as const)(
  "asks, after any row of picks, removals and second thoughts on the map of %s, for a hold that the server accepts [SEAT-001] [SEAT-002] [SEAT-003] [SEAT-005] [MAP-026]",
  async (_, subject, events) => {
    let several = 0
    const indices = Array.from({ length: events }, (_, event) => event)
    await fc.assert(
      fc.asyncProperty(
        fc.array(section, { minLength: 1, maxLength: 2 }),
        acts,
        fc.boolean(),
        takenAt,
        async (drawn, all, lastResort, marks) => {
          const house = drawn.map(
            (each, i): DrawnSection => ({
              id: "AB"[i] ?? "C",
              ...each,
              ...(events > 1 ? { atEvents: atThreeEvents(each, marks) } : {}),
            }),
          )
          const shop = fakeClient(house, "full", { ...eventOf("full"), lastResort })
          const selection = createSeatSelection(shop.client, subject)
          const stop = selection.start()
          await settle()
          const seatIds = asServed(house).flatMap((rows) =>
            rows.flatMap(({ seats }) => seats.map(({ id }) => id)),
          )
          for (const { act, at, size } of all) {
            const before = selection.get().seats
            selection.setPartySize(size)
            if (act === "nearest") selection.takeNearest()
            else if (act === "best") await selection.bestAvailable("gold", size)
            else selection.click(seatIds[at % seatIds.length] ?? "")
            const removed = before.filter((seat) => !selection.get().seats.includes(seat))
            if (act === "undo" && removed.length > 0) expect(selection.restore(removed)).toBe(true)

            const groups = holdRequest({ type: "show", id: "le-cid" }, selection.get().priceLevels)
            const parties = groups.map(({ prices }): Party => prices.map((line) => line.seatIds ?? []))
            const asks = indices.map((event) => ({ sections: asServed(house, event), parties }))
            expect(judgeHolds(asks, { avoidSingle: true, lastResort })).toMatchObject({ ok: true })
            expect(parties.flat(2).toSorted()).toEqual(
              selection
                .get()
                .seats.map(({ seatId }) => seatId)
                .toSorted(),
            )
            if (parties.length > 1) several += 1
          }
          stop()
        },
      ),
      { numRuns: 200 },
    )
    expect(several).toBeGreaterThan(20)
  },
  60_000,
)
