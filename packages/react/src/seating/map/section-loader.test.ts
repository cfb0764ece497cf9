import type { Problem, ProblemCode, SeatDetail } from "@parterre/contract"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { fakeClient, refused, settle } from "../../../test/fake-client.ts"
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

// Pauses pass when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

/** Of the questions not answered yet. */
type Which = "oldest" | "last"

/** A loader whose server answers when the test says so. */
function opened() {
  const { client } = fakeClient([drawn("....")])
  const questions: PromiseWithResolvers<readonly SeatDetail[]>[] = []
  const details = () => {
    const question = Promise.withResolvers<readonly SeatDetail[]>()
    questions.push(question)
    return question.promise
  }
  let state: SelectionState = { ...emptySelection, mode: "full", venue: venueOf([drawn("....")]) }
  const dispatch = (action: SectionAction) => {
    state = selection(state, action)
  }
  const take = (which: Which = "oldest") => (which === "oldest" ? questions.shift() : questions.pop())
  const loader = createSectionLoader(
    client,
    { details },
    () => state,
    dispatch,
    () => 0,
  )
  return {
    loader,
    stop: loader.keepTrying(),
    setMode: (mode: SelectionState["mode"]) => {
      state = { ...state, mode }
    },
    answer: async (row: string, which?: Which) => {
      take(which)?.resolve(detailsOf(drawn(row)))
      await settle()
    },
    refuse: async (which?: Which, fields?: Partial<Problem>, code: ProblemCode = "rate-limited") => {
      take(which)?.reject(refused(code, fields))
      await settle()
    },
    asked: () => questions.length,
    seats: () => state.sections.get("A")?.details.keys() ?? [],
    drop: () => {
      state = selection(state, { type: "sections-dropped", sectionIds: ["A"] })
    },
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

it("reads a section again that changed while it was read, though nothing else changes after", async () => {
  const { loader, answer, free, asked } = opened()
  void loader.observe({ availability: availability("1"), changed: [] })
  void loader.need(["A"])
  await settle()
  void loader.observe({ availability: availability("2"), changed: ["A"] })
  await answer("....")
  expect([free(), asked()]).toEqual(["....", 1])
  await answer("..x.")
  expect([free(), asked()]).toEqual(["..x.", 0])
})

/** A section on screen that has changed twice, read again each time. */
async function changedTwice() {
  const section = opened()
  const { loader, answer } = section
  void loader.observe({ availability: availability("1"), changed: [] })
  void loader.need(["A"])
  await settle()
  await answer("....")
  void loader.observe({ availability: availability("2"), changed: ["A"] })
  void loader.observe({ availability: availability("3"), changed: ["A"] })
  void loader.refresh([[...section.seats()][0] ?? ""])
  return section
}

it("keeps the answer to the later of two questions, whichever comes first", async () => {
  const { answer, free, asked } = await changedTwice()
  await answer(".xx.", "last")
  await answer("..x.")
  expect([free(), asked()]).toEqual([".xx.", 0])
})

it("reads a section again after a pause when it could not be, as often as it takes", async () => {
  const { answer, refuse, free, asked } = await changedTwice()
  await refuse()
  await refuse()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked()).toBe(1)
  await refuse("oldest", { retryAfter: 60 })
  await vi.advanceTimersByTimeAsync(59_999)
  expect(asked()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await answer(".xx.")
  await vi.advanceTimersByTimeAsync(300_000)
  expect([free(), asked()]).toEqual([".xx.", 0])
})

it("tries again when the later question was refused, though an earlier one is answered after", async () => {
  const { answer, refuse, free, asked } = await changedTwice()
  await refuse("last")
  await answer("..x.")
  expect([free(), asked()]).toEqual(["..x.", 0])
  await vi.advanceTimersByTimeAsync(2000)
  await answer(".xx.")
  expect(free()).toBe(".xx.")
})

it("asks once for a section that changes while it is read, and not before its pause when it was refused", async () => {
  const { loader, answer, refuse, free, asked } = opened()
  const change = (version: string) =>
    void loader.observe({ availability: availability(version), changed: ["A"] })
  change("1")
  void loader.need(["A"])
  await settle()
  await answer("....")
  change("2")
  change("3")
  expect(asked()).toBe(1)
  await refuse("oldest", { retryAfter: 60 })
  change("4")
  await vi.advanceTimersByTimeAsync(59_999)
  expect(asked()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await answer("..x.")
  change("5")
  await answer(".xx.")
  expect([free(), asked()]).toEqual([".xx.", 0])
})

it("does not try again for a section that nobody shows any more", async () => {
  const { refuse, asked, setMode, drop } = await changedTwice()
  setMode("polygons")
  await refuse()
  await refuse()
  drop()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked()).toBe(0)
})

it.each(["section-unknown", "event-unknown", "request-invalid"] as const)(
  "gives up a section for which no later answer can be better: %s",
  async (code) => {
    const { loader, refuse, asked } = opened()
    void loader.load(["A"])
    await refuse("oldest", undefined, code)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(asked()).toBe(0)
  },
)

it("tries nothing again once the shopper has left", async () => {
  const { refuse, asked, stop } = await changedTwice()
  await refuse()
  stop()
  await refuse()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked()).toBe(0)
})

it("asks again after a pause for a section of a small house that never came", async () => {
  const { loader, answer, refuse, free, asked } = opened()
  void loader.load(["A"])
  await refuse()
  await vi.advanceTimersByTimeAsync(1999)
  expect(asked()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await refuse()
  await vi.advanceTimersByTimeAsync(4000)
  await answer("..x.")
  await vi.advanceTimersByTimeAsync(300_000)
  expect([free(), asked()]).toEqual(["..x.", 0])
})

it("asks for it when the shopper comes back, who had left before it was asked for again", async () => {
  const { loader, refuse, asked, stop } = opened()
  void loader.load(["A"])
  await refuse()
  stop()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked()).toBe(0)
  loader.keepTrying()
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked()).toBe(1)
})

it("leaves it to whoever asked for a section of a large house to ask again", async () => {
  const { loader, refuse, asked, setMode } = opened()
  setMode("polygons")
  void loader.need(["A"])
  await settle()
  await refuse()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked()).toBe(0)
})

it("answers everybody who waits for a section when it could not be read, whoever asked first", async () => {
  const { loader, refuse } = opened()
  const asked = [loader.need(["A"]), loader.need(["A"])]
  await settle()
  await refuse()
  expect((await Promise.all(asked)).map((failed) => [...failed.keys()])).toEqual([["A"], ["A"]])
})
