import type { SeatDetail } from "@parterre/contract"
import { expect, it } from "vitest"
import { fakeClient, settle } from "../../../test/fake-client.ts"
import { detailsOf, venueOf } from "../../../test/house.ts"
import { selection } from "../selection/selection.ts"
import { emptySelection, type SelectionState } from "../selection-state.ts"
import type { SectionAction } from "./loaded-sections.ts"
import { createSectionLoader } from "./section-loader.ts"

const drawn = (row: string) => ({ id: "A", rows: [row] })
const availability = (version: string) => ({
  eventId: "le-cid",
  version,
  serverTime: "2026-11-21T10:00:00-05:00",
  placesLeft: 1,
  sections: [{ sectionId: "A", version, placesLeft: 1, capacity: 4 }],
})

/** A loader whose server answers when the test says so. */
function opened() {
  const { client } = fakeClient([drawn("....")])
  const answers: ((details: readonly SeatDetail[]) => void)[] = []
  const details = () => new Promise<readonly SeatDetail[]>((resolve) => void answers.push(resolve))
  let state: SelectionState = { ...emptySelection, mode: "full", venue: venueOf([drawn("....")]) }
  const dispatch = (action: SectionAction) => {
    state = selection(state, action)
  }
  return {
    loader: createSectionLoader(client, { details }, () => state, dispatch),
    /** The oldest question is answered. */
    answer: async (row: string) => {
      answers.shift()?.(detailsOf(drawn(row)))
      await settle()
    },
    asked: () => answers.length,
    free: () =>
      [...(state.sections.get("A")?.details.values() ?? [])]
        .map(({ sellable }) => (sellable ? "." : "x"))
        .join(""),
  }
}

it("keeps what was told while a section was read: the answer may be from before", async () => {
  const { loader, answer, free, asked } = opened()
  void loader.observe({ availability: availability("1"), changed: [] })
  void loader.need(["A"])
  await settle()
  void loader.observe({ availability: availability("2"), changed: ["A"], free: new Map([["A", ["7"]]]) })
  await answer("....")
  expect(free()).toBe("x...")
  void loader.observe({ availability: availability("3"), changed: ["A"], free: new Map([["A", ["3"]]]) })
  expect([free(), asked()]).toEqual(["xx..", 0])
})

it("reads a section again that has other seats than it was told of, or of which nothing was told", async () => {
  const { loader, answer, free, asked } = opened()
  void loader.observe({ availability: availability("1"), changed: [] })
  void loader.need(["A"])
  await settle()
  await answer("....")
  void loader.observe({ availability: availability("2"), changed: ["A"], free: new Map([["A", ["77"]]]) })
  expect(asked()).toBe(1)
  await answer("..x.")
  void loader.observe({ availability: availability("3"), changed: ["A"] })
  expect(asked()).toBe(1)
  await answer(".xx.")
  expect(free()).toBe(".xx.")
})
