import type { Availability, ChangedSections } from "@parterre/contract"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { fakeApi, type Handlers, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { at, START } from "../../test/samples.ts"
import { type AvailabilityChange, isSdkFailure, SeatMaps } from "../index.ts"

// What is loaded on demand takes real time, which the test's clock does not wait for.
beforeAll(() => Promise.all([import("./live-availability.ts"), import("../schemas/answer-fault.ts")]))

const availability = (version: string, a: string, b: string): Availability => ({
  eventId: "e",
  version,
  serverTime: at(START),
  placesLeft: 10,
  sections: [
    { sectionId: "A", version: a, placesLeft: 5, capacity: 10 },
    { sectionId: "B", version: b, placesLeft: 5, capacity: 10 },
  ],
})
const change = (version: string, b: string, free?: string[]): ChangedSections => ({
  version,
  serverTime: at(START),
  placesLeft: 9,
  sections: [{ sectionId: "B", version: b, placesLeft: 4, ...(free === undefined ? {} : { free }) }],
})

/** A stream that the test writes to, and that knows whether its reader has left. */
function stream() {
  const encoder = new TextEncoder()
  let to: ReadableStreamDefaultController<Uint8Array> | undefined
  const one = {
    left: false,
    answer: () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            to = controller
          },
          cancel: () => {
            one.left = true
          },
        }),
        { headers: { "content-type": "text/event-stream" } },
      ),
    write: (text: string) => to?.enqueue(encoder.encode(text)),
    tell: (event: string, data: object) =>
      one.write(`id: x\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => to?.close(),
  }
  return one
}

/** Watches while the test says what the server does, and answers what was told and what ended it. */
async function watching(
  handlers: Handlers,
  play: (
    pass: (time: number) => Effect.Effect<void>,
    server: ReturnType<typeof fakeApi>,
  ) => Effect.Effect<void>,
) {
  const server = fakeApi(handlers)
  const told: AvailabilityChange[] = []
  const failure = await onFakeApi(
    server,
    Effect.gen(function* () {
      const seatMaps = yield* SeatMaps
      const watch = yield* seatMaps.watch("e").pipe(
        Stream.runForEach((one) => Effect.sync(() => void told.push(one))),
        Effect.flip,
        Effect.forkChild,
      )
      const pass = Effect.fnUntraced(function* (milliseconds: number) {
        // In steps: a sleep that begins within the time ends within it too.
        for (let left = milliseconds; left > 0; left -= 1_000) {
          yield* settle
          yield* TestClock.adjust(Math.min(1_000, left))
        }
        yield* settle
      })
      yield* pass(1)
      yield* play(pass, server)
      const ended = watch.pollUnsafe()
      if (ended === undefined) yield* Fiber.interrupt(watch)
      return ended?._tag === "Success" ? ended.value : undefined
    }),
  )
  return { server, told, failure }
}
const versionsOf = (told: readonly AvailabilityChange[]) =>
  told.map(({ availability: { version }, changed }) => [version, changed.join()])
const polls = (version: string) => ({ getAvailability: () => reply(availability(version, "a1", "b1")) })

describe("a map that is watched", () => {
  it("hears from one stream what changes, with the seats that are free, and polls nothing", async () => {
    const live = stream()
    const { server, told } = await watching({ streamAvailability: live.answer }, (pass) =>
      Effect.gen(function* () {
        live.tell("availability", availability("1", "a1", "b1"))
        yield* pass(1)
        live.write(":\n\n")
        live.tell("change", change("2", "b2", ["f0"]))
        live.tell("change", change("2", "b2", ["f0"]))
        live.tell("news", {})
        yield* pass(20_000)
        live.tell("change", change("3", "b3"))
        yield* pass(40_000)
      }),
    )
    expect(versionsOf(told)).toEqual([
      ["1", ""],
      ["2", "B"],
      ["3", "B"],
    ])
    expect(told[1]?.free).toEqual(new Map([["B", ["f0"]]]))
    expect(told[2]?.free).toEqual(new Map())
    expect(told[2]?.availability).toEqual({
      ...availability("3", "a1", "b3"),
      placesLeft: 9,
      sections: [
        { sectionId: "A", version: "a1", placesLeft: 5, capacity: 10 },
        { sectionId: "B", version: "b3", placesLeft: 4, capacity: 10 },
      ],
    })
    expect(server.sent.map(({ operation }) => operation)).toEqual(["streamAvailability"])
    expect(live.left).toBe(true)
  })

  it("asks again from where it was when a stream ends, and is told what it has missed", async () => {
    const [first, second] = [stream(), stream()]
    const streams = [first, second]
    const { server, told } = await watching(
      { streamAvailability: () => (streams.shift() ?? stream()).answer() },
      (pass) =>
        Effect.gen(function* () {
          first.tell("availability", availability("1", "a1", "b1"))
          yield* pass(1)
          yield* pass(31_000)
          first.end()
          // A stream that broke after a good while is asked for again soon.
          yield* pass(3_500)
          second.tell("availability", availability("5", "a1", "b5"))
          yield* pass(1)
        }),
    )
    expect(versionsOf(told)).toEqual([
      ["1", ""],
      ["5", "B"],
    ])
    expect(server.sent.map(({ query }) => query.get("version"))).toEqual([null, "1"])
  })

  it("is polled when streams break one after the other, and gets a stream when they do not any more", async () => {
    let works = false
    const live = stream()
    const { told } = await watching(
      {
        streamAvailability: () => {
          if (!works) return "network-down"
          const answer = live.answer()
          live.tell("availability", availability("2", "a1", "b2"))
          return answer
        },
        ...polls("1"),
      },
      (pass, server) =>
        Effect.gen(function* () {
          yield* pass(30_000)
          expect(server.countOf("streamAvailability")).toBe(3)
          expect(server.countOf("getAvailability")).toBeGreaterThan(3)
          works = true
          yield* pass(80_000)
          const before = server.countOf("getAvailability")
          yield* pass(20_000)
          expect(server.countOf("getAvailability")).toBe(before)
        }),
    )
    expect(versionsOf(told)).toEqual([
      ["1", ""],
      ["2", "B"],
    ])
  })

  it("is polled at once where the server has no room, for as long as it says", async () => {
    const { server, told } = await watching(
      { streamAvailability: () => refuse("service-unavailable", { retryAfter: 300 }), ...polls("1") },
      (pass) => pass(290_000),
    )
    expect(versionsOf(told)).toEqual([["1", ""]])
    expect(server.countOf("streamAvailability")).toBe(1)
    expect(server.countOf("getAvailability")).toBeGreaterThan(45)
  })

  it.each([
    ["says nothing", () => undefined],
    ["says what is no JSON", (live: ReturnType<typeof stream>) => live.write("event: change\ndata: {\n\n")],
    [
      "says what does not fit the contract",
      (live: ReturnType<typeof stream>) => live.tell("availability", { version: 1 }),
    ],
  ])("is polled when a stream opens and %s", async (_title, speak) => {
    const { server, told } = await watching(
      {
        streamAvailability: () => {
          const live = stream()
          const answer = live.answer()
          speak(live)
          return answer
        },
        ...polls("1"),
      },
      // The third is tried within 21 seconds, whatever chance adds, and the fourth not before the 51st.
      (pass) => pass(45_000),
    )
    expect(versionsOf(told)).toEqual([["1", ""]])
    expect(server.countOf("streamAvailability")).toBe(3)
    expect(server.countOf("getAvailability")).toBeGreaterThan(2)
  })

  it("is asked for again when a stream falls silent", async () => {
    const live = stream()
    const { server } = await watching(
      { streamAvailability: () => (live.left ? stream() : live).answer(), ...polls("1") },
      (pass) =>
        Effect.gen(function* () {
          live.tell("availability", availability("1", "a1", "b1"))
          yield* pass(44_000)
          expect(live.left).toBe(false)
          yield* pass(8_000)
        }),
    )
    expect(live.left).toBe(true)
    expect(server.sent[1]?.query.get("version")).toBe("1")
  })

  it("is left alone while its page is hidden, and catches up when it is shown", async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" })
    const show = (state: string) => {
      page.visibilityState = state
      page.dispatchEvent(new Event("visibilitychange"))
    }
    vi.stubGlobal("document", page)
    const [first, second] = [stream(), stream()]
    const streams = [first, second]
    const { server, told } = await watching(
      { streamAvailability: () => (streams.shift() ?? stream()).answer() },
      (pass) =>
        Effect.gen(function* () {
          first.tell("availability", availability("1", "a1", "b1"))
          yield* pass(1)
          show("hidden")
          yield* pass(1)
          expect(first.left).toBe(true)
          yield* pass(60_000)
          show("visible")
          yield* pass(1)
          second.tell("availability", availability("2", "a2", "b1"))
          yield* pass(1)
        }),
    )
    expect(versionsOf(told)).toEqual([
      ["1", ""],
      ["2", "A"],
    ])
    expect(server.sent.map(({ query }) => query.get("version"))).toEqual([null, "1"])
  })

  it.each([
    ["a fault of the server", "unexpected"],
    ["a server under maintenance", "service-unavailable"],
  ] as const)("goes on after %s, and tells what has changed since", async (_title, code) => {
    let isDown = true
    const { failure, told } = await watching(
      {
        streamAvailability: () => refuse(code),
        getAvailability: () => (isDown ? refuse(code) : reply(availability("2", "a2", "b1"))),
      },
      (pass) =>
        Effect.gen(function* () {
          yield* pass(8_000)
          isDown = false
          yield* pass(8_000)
        }),
    )
    expect(failure).toBeUndefined()
    expect(versionsOf(told)).toEqual([["2", ""]])
  })

  it("stays away for as long as a server asks that is asked too often", async () => {
    let isTooOften = true
    const { server, told } = await watching(
      {
        streamAvailability: () => refuse("service-unavailable"),
        getAvailability: () =>
          isTooOften ? refuse("rate-limited", { retryAfter: 40 }) : reply(availability("1", "a1", "b1")),
      },
      (pass, { countOf }) =>
        Effect.gen(function* () {
          yield* pass(39_000)
          expect(countOf("getAvailability")).toBe(1)
          isTooOften = false
          yield* pass(2_000)
        }),
    )
    expect(versionsOf(told)).toEqual([["1", ""]])
    expect(server.countOf("getAvailability")).toBe(2)
  })

  it.each(["event-unknown", "website-unknown", "request-invalid"] as const)(
    "ends with what no poll can do better: %s",
    async (code) => {
      const { failure, server } = await watching(
        { streamAvailability: () => refuse(code), getAvailability: () => refuse(code) },
        (pass) => pass(10_000),
      )
      expect(isSdkFailure(failure) && failure._tag).toBe(code)
      expect(server.countOf("streamAvailability")).toBe(1)
    },
  )
})
