import type { Availability, SeatDetail, Section, Venue } from "@parterre/contract"
import * as Context from "effect/Context"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import * as Stream from "effect/Stream"
import { AnswerCache } from "../client/AnswerCache.ts"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import {
  getAvailability,
  getEventPolygons,
  getEventSeatMap,
  getSection,
  getSectionDetails,
} from "../generated/api.ts"

export type MapMode = "full" | "polygons"

/** A newer availability and the sections where a seat changed since the one before. */
export interface AvailabilityChange {
  readonly availability: Availability
  readonly changed: readonly string[]
}

type WatchFailure = Exclude<
  ApiFailure<"getAvailability">,
  { _tag: "api-unreachable" | "service-unavailable" | "rate-limited" }
>

const PASSING = ["api-unreachable", "service-unavailable", "rate-limited"] as const

/** Geometry, which hardly changes, apart from availability, which is small and live. */
export class SeatMaps extends Context.Service<
  SeatMaps,
  {
    readonly venue: (
      eventId: string,
      mode: MapMode,
    ) => Effect.Effect<Venue, ApiFailure<"getEventSeatMap" | "getEventPolygons">>
    readonly section: (sectionId: string) => Effect.Effect<Section, ApiFailure<"getSection">>
    /** `fresh` asks again whatever was kept, for a section known to have changed. */
    readonly details: (
      eventId: string,
      sectionId: string,
      options?: { readonly fresh?: boolean },
    ) => Effect.Effect<readonly SeatDetail[], ApiFailure<"getSectionDetails">>
    readonly availability: (eventId: string) => Effect.Effect<Availability, ApiFailure<"getAvailability">>
    /** Emits the first availability and each newer one; a poll that fails for a moment is skipped. */
    readonly watch: (
      eventId: string,
      every?: Duration.Input,
    ) => Stream.Stream<AvailabilityChange, WatchFailure>
    /** Drops the kept details of the sections these seats are in; without seats, all those of the event. */
    readonly forget: (eventId: string, seatIds?: readonly string[]) => Effect.Effect<void>
  }
>()("@parterre/sdk/seating/SeatMaps") {
  static readonly layer = Layer.effect(
    SeatMaps,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const cache = yield* AnswerCache

      const poll = (id: string) =>
        api
          .call(getAvailability, { path: { id } })
          .pipe(Effect.catchTag(PASSING, () => Effect.succeed(undefined)))

      const watch = (eventId: string, every: Duration.Input = "5 seconds") =>
        // Jitter keeps thousands of shoppers from asking at the same moment.
        Stream.fromEffectSchedule(poll(eventId), Schedule.spaced(every).pipe(Schedule.jittered)).pipe(
          Stream.filter((availability) => availability !== undefined),
          Stream.changesWith((before, after) => before.version === after.version),
          Stream.mapAccum(
            (): Availability | undefined => undefined,
            (before, after) => [after, [{ availability: after, changed: changedSections(before, after) }]],
          ),
        )

      const forget = (eventId: string, seatIds?: readonly string[]) => {
        const touched = seatIds === undefined ? undefined : new Set(seatIds)
        return cache.drop(
          (key, answer) =>
            key.startsWith(`/v1/seatmap/event/${eventId}/section/`) && holdsAny(answer, touched),
        )
      }

      return SeatMaps.of({
        venue: Effect.fn("SeatMaps.venue")((id, mode) =>
          mode === "full"
            ? api.call(getEventSeatMap, { path: { id } })
            : api.call(getEventPolygons, { path: { id } }),
        ),
        section: Effect.fn("SeatMaps.section")((id) => api.call(getSection, { path: { id } })),
        details: Effect.fn("SeatMaps.details")((id, sectionId, { fresh = false } = {}) =>
          api.call(getSectionDetails, { path: { id, sectionId }, fresh }),
        ),
        availability: Effect.fn("SeatMaps.availability")((id) => api.call(getAvailability, { path: { id } })),
        watch,
        forget,
      })
    }),
  )
}

/** Of the first availability every section is unknown yet, so none has changed. */
function changedSections(before: Availability | undefined, after: Availability): readonly string[] {
  if (before === undefined) return []
  const versions = new Map(before.sections.map(({ sectionId, version }) => [sectionId, version]))
  return after.sections
    .filter(({ sectionId, version }) => versions.get(sectionId) !== version)
    .map(({ sectionId }) => sectionId)
}

/** Details still under way are as doubtful as those that name the seats. */
function holdsAny(answer: unknown, seatIds: ReadonlySet<string> | undefined): boolean {
  if (seatIds === undefined || !Array.isArray(answer)) return true
  return (answer as readonly SeatDetail[]).some(({ seatId }) => seatIds.has(seatId))
}
