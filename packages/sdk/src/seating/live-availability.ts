import type { Availability, ChangedSections } from "@parterre/contract"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import * as Random from "effect/Random"
import * as Ref from "effect/Ref"
import * as Stream from "effect/Stream"
import { AnswerInvalid } from "../client/failures.ts"
import type { Settings } from "../client/Settings.ts"
import type { Transport } from "../client/Transport.ts"
import { streamAvailability, streamSubscriptionAvailability } from "../generated/operations/seating.ts"
import {
  type AvailabilityChange,
  type AvailabilityFailure,
  FINAL_FAILURES,
  type WatchFailure,
} from "./availability-change.ts"
import { type MapSubject, onSubject } from "./map-subject.ts"
import { eventReader, type ServerSentEvent } from "./server-sent-events.ts"

/** What a watch asks the server for, of an event or a subscription. */
export interface LiveSource {
  readonly availability: Effect.Effect<Availability, AvailabilityFailure>
  /** Events from now on, less what the version tells already; fails when the server has no room or does not know how. */
  readonly open: (
    version: string | undefined,
  ) => Effect.Effect<ReadableStream<Uint8Array>, AvailabilityFailure>
  /** Fails when an event does not fit the contract. */
  readonly fits: (name: "availability" | "change", data: unknown) => Effect.Effect<void, AvailabilityFailure>
}

/** Milliseconds a stream has to open, and then for its first sign of life. */
const patience = 5_000
/** Milliseconds without any sign of life after which a stream is dead; the server gives one every 20 seconds. */
const longestSilence = 45_000
/** Milliseconds after which a stream that breaks was a good one. */
const good = 30_000
/** Streams that break one after the other before polling takes over. */
const mostBroken = 3
/** Milliseconds of polling before a stream is tried again; longer each time. */
const polling = { first: 60_000, longest: 600_000 }

/** Why a stream is over. */
interface Over {
  /** Milliseconds it was open. */
  readonly lasted: number
  /** Milliseconds the server asked to stay away for; nothing when it did not. */
  readonly away: number | undefined
}

/**
 * What is left, as it changes: told by the server, polled where it cannot be. Nothing is asked while the page is hidden, and
 * what was missed is told when it is shown again. Fails with what no poll can do better.
 */
export const watchAvailability = (source: LiveSource, every: Duration.Input) =>
  Stream.callback<AvailabilityChange, WatchFailure>((queue) => {
    let known: Availability | undefined
    /** Streams that broke since the last good one. */
    let broken = 0
    let rounds = 0

    const tell = (after: Availability, free?: AvailabilityChange["free"]) => {
      const changed = changedSections(known, after)
      const isNew = known?.version !== after.version
      known = after
      if (isNew)
        Queue.offerUnsafe(queue, { availability: after, changed, ...(free === undefined ? {} : { free }) })
    }

    const hear = ({ event, data }: ServerSentEvent) =>
      Effect.gen(function* () {
        if (event !== "availability" && event !== "change") return
        const read: unknown = yield* Effect.try({ try: () => JSON.parse(data), catch: () => broke })
        yield* Effect.mapError(source.fits(event, read), () => broke)
        if (event === "availability") tell(read as Availability)
        else if (known !== undefined) tell(...merged(known, read as ChangedSections))
      })

    /** Reads a stream to its end. */
    const listen = (body: ReadableStream<Uint8Array>) =>
      Effect.acquireUseRelease(
        Effect.sync(() => body.getReader()),
        (reader) =>
          Effect.gen(function* () {
            const decoder = new TextDecoder()
            const eventsOf = eventReader()
            for (let limit = patience; ; limit = longestSilence) {
              const piece = yield* Effect.tryPromise({ try: () => reader.read(), catch: () => broke }).pipe(
                Effect.timeoutOrElse({ duration: limit, orElse: () => Effect.fail(broke) }),
              )
              if (piece.done) return
              const events = yield* Effect.try({
                try: () => eventsOf(decoder.decode(piece.value, { stream: true })),
                catch: () => broke,
              })
              yield* Effect.forEach(events, hear, { discard: true })
            }
          }),
        (reader) => Effect.promise(() => reader.cancel().catch(() => undefined)),
      )

    const follow: Effect.Effect<Over> = Effect.gen(function* () {
      const startedAt = yield* Clock.currentTimeMillis
      const away = yield* source.open(known?.version).pipe(
        Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.fail(broke) }),
        Effect.flatMap(listen),
        Effect.as(undefined),
        Effect.catch((failure) => Effect.succeed(awayOf(failure))),
      )
      return { lasted: (yield* Clock.currentTimeMillis) - startedAt, away }
    })

    /** Answers how many milliseconds the server asks to stay away. */
    const poll = Effect.matchEffect(source.availability, {
      onSuccess: (answer) => Effect.sync(() => tell(answer)).pipe(Effect.as(0)),
      onFailure: (failure) =>
        endsWatch(failure) ? Effect.fail(failure) : Effect.succeed(awayOf(failure) ?? 0),
    })
    /** Polls until the time is over, first at once or after a pause. */
    const pollFor = Effect.fnUntraced(function* (
      milliseconds: number,
      atOnce: boolean,
    ): Effect.fn.Return<void, WatchFailure> {
      const until = (yield* Clock.currentTimeMillis) + milliseconds
      let away = atOnce ? yield* poll : 0
      for (;;) {
        const left = until - (yield* Clock.currentTimeMillis)
        const pause = Math.max(away, yield* about(Duration.toMillis(every)))
        // A stream is not asked for either before the server wants to hear of this page.
        yield* Effect.sleep(Math.max(away, Math.min(left, pause)))
        if (left <= pause) return
        away = yield* poll
      }
    })

    const session = Effect.gen(function* () {
      for (;;) {
        const { lasted, away } = yield* follow
        broken = lasted >= good ? 0 : broken + 1
        if (away === undefined && broken < mostBroken) {
          // Whoever has nothing yet polls at once. The others take their time: a server that starts anew does not get all together.
          yield* pollFor(yield* anywhereAround(2_000 * 2 ** broken), known === undefined)
          continue
        }
        const longer = Math.min(polling.first * 2 ** rounds, polling.longest)
        yield* pollFor(Math.max(away ?? 0, yield* about(longer)), true)
        rounds += 1
      }
    })
    return Effect.gen(function* () {
      for (;;) {
        yield* page("visible")
        yield* Effect.raceFirst(session, page("hidden"))
      }
    })
  })

/** The calls of a map's own kind, and the contract's word on what they bring. */
export const liveSource = (
  subject: MapSubject,
  availability: LiveSource["availability"],
  { send }: Transport["Service"],
  settings: Settings["Service"],
): LiveSource => ({
  availability,
  open: (version) => {
    const query = version === undefined ? {} : { query: { version } }
    return onSubject<Effect.Effect<unknown, AvailabilityFailure>>(
      subject,
      (id) => send(streamAvailability, { path: { id }, ...query }),
      (id) => send(streamSubscriptionAvailability, { path: { id }, ...query }),
    ) as Effect.Effect<ReadableStream<Uint8Array>, AvailabilityFailure>
  },
  fits: Effect.fnUntraced(function* (name, data) {
    if (!settings.validates) return
    const { eventFault } = yield* Effect.promise(() => import("../schemas/answer-fault.ts"))
    const fault = eventFault(name, data)
    if (fault === undefined) return
    yield* Effect.fail(new AnswerInvalid("streamAvailability", fault, yield* Ref.get(settings.language)))
  }),
})

const broke = { _tag: "broke" } as const

/** Of anything else the next poll may do better: a map must not stand still after one bad answer. */
const endsWatch = (failure: AvailabilityFailure): failure is WatchFailure =>
  FINAL_FAILURES.some((tag) => tag === failure._tag)

/** A server without room says when to come again; one that does not know streams, or refuses otherwise, is polled too. */
const awayOf = (failure: {
  readonly _tag: string
  readonly retryAfter?: number | undefined
}): number | undefined =>
  failure._tag === "broke" || failure._tag === "api-unreachable"
    ? undefined
    : (failure.retryAfter ?? 0) * 1_000

/** Jitter keeps thousands of shoppers from asking at the same moment: by a fifth, or by much more. */
const jittered = (milliseconds: number, by: number) =>
  Effect.map(Random.next, (random) => milliseconds * (1 - by + 2 * by * random))
const about = (milliseconds: number) => jittered(milliseconds, 0.2)
const anywhereAround = (milliseconds: number) => jittered(milliseconds, 0.7)

/** The whole with what changed in it, and the seats that are free where the server told them. */
function merged(known: Availability, change: ChangedSections): [Availability, AvailabilityChange["free"]] {
  const changed = new Map(change.sections.map((section) => [section.sectionId, section]))
  const sections = known.sections.map((section) => {
    const { version, placesLeft } = changed.get(section.sectionId) ?? section
    return { ...section, version, placesLeft }
  })
  const { version, serverTime, placesLeft } = change
  const free = change.sections.flatMap(({ sectionId, free: seats }) =>
    seats === undefined ? [] : [[sectionId, seats] as const],
  )
  return [{ ...known, version, serverTime, placesLeft, sections }, new Map(free)]
}

/** Of the first availability every section is unknown yet, so none has changed. */
function changedSections(before: Availability | undefined, after: Availability): readonly string[] {
  if (before === undefined) return []
  const versions = new Map(before.sections.map(({ sectionId, version }) => [sectionId, version]))
  return after.sections
    .filter(({ sectionId, version }) => versions.get(sectionId) !== version)
    .map(({ sectionId }) => sectionId)
}

/** What is asked of a browser's page. */
interface Page extends EventTarget {
  readonly visibilityState: string
}

/** Waits until the page is shown, or until it is not; outside a browser it always is. */
const page = (state: "visible" | "hidden") =>
  Effect.callback<void>((resume) => {
    const { document } = globalThis as { readonly document?: Page }
    if (document === undefined) {
      if (state === "visible") resume(Effect.void)
      return
    }
    const look = () => {
      if ((document.visibilityState === "hidden") === (state === "hidden")) resume(Effect.void)
    }
    document.addEventListener("visibilitychange", look)
    look()
    return Effect.sync(() => document.removeEventListener("visibilitychange", look))
  })
