import * as fc from "fast-check"
import { expect, it } from "vitest"
import { fakeClient, settle } from "../../../test/fake-client.ts"
import { createSeatSelection } from "../selection/create-seat-selection.ts"

const row = fc.string({
  unit: fc.constantFrom(".", ".", ".", ".", ".", "s", "x"),
  minLength: 2,
  maxLength: 9,
})
const clicks = fc.array(fc.record({ at: fc.nat(80), size: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 5,
})
/** What others take, as marks that repeat over the house. */
const taken = fc.array(fc.constantFrom(false, false, false, true), { minLength: 11, maxLength: 11 })

it("offers, whatever others take, equals that can be had, as many as were there, and nobody else's seats for them [SEAT-003] [SEAT-005]", async () => {
  let offers = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      clicks,
      taken,
      async (rows, picks, marks) => {
        const house = [{ id: "A", rows }]
        const shop = fakeClient(house, "full")
        const selection = createSeatSelection(shop.client, "le-cid")
        const stop = selection.start()
        await settle()
        const seatIds = rows.flatMap((letters, at) => [...letters].map((_, seat) => `A-${at}-${seat}`))
        for (const { at, size } of picks) {
          selection.setPartySize(size)
          selection.click(seatIds[at % seatIds.length] ?? "")
        }
        selection.dismiss()
        const before = selection.get().seats
        let seat = 0
        house[0]!.rows = rows.map((letters) =>
          [...letters].map((mark) => (marks[seat++ % 11] === true ? "x" : mark)).join(""),
        )
        shop.poll()
        await settle()

        const { nearest, lost } = selection.get()
        selection.takeNearest()
        stop()
        if (nearest.length === 0) return
        offers += 1
        const { refusal, seats } = selection.get()
        expect(refusal).toBeUndefined()
        for (const offer of nearest) expect(offer.seatIds).toHaveLength(offer.insteadOf.length)
        const given = new Set(nearest.flatMap(({ insteadOf }) => insteadOf))
        const broken = new Set(lost.map(({ party }) => party))
        expect(before.filter(({ seatId, party }) => given.has(seatId) && !broken.has(party))).toEqual([])
        expect(seats.map(({ seatId }) => seatId).toSorted()).toEqual(
          [
            ...before
              .filter((one) => !given.has(one.seatId) && !lost.some(({ seatId }) => seatId === one.seatId))
              .map(({ seatId }) => seatId),
            ...nearest.flatMap((offer) => offer.seatIds),
          ].toSorted(),
        )
      },
    ),
    { numRuns: 500 },
  )
  expect(offers).toBeGreaterThan(30)
}, 60_000)
