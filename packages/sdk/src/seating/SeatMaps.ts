import type { Availability, SeatDetail, Section, Venue } from "@parterre/contract"
import { venueMode } from "@parterre/domain/seats"
import * as Context from "effect/Context"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import * as Stream from "effect/Stream"
import { AnswerCache } from "../client/AnswerCache.ts"
import type { ApiFailure } from "../client/failures.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { Transport } from "../client/Transport.ts"
import {
  getAvailability,
  getEventPolygons,
  getEventSeatMap,
  getSection,
  getSectionDetails,
  getSubscriptionAvailability,
  getSubscriptionPolygons,
  getSubscriptionSeatMap,
  getSubscriptionSectionDetails,
  getVenuePolygons,
  getVenueSeatMap,
  getVenueSectionDetails,
} from "../generated/api.ts"
import type { AvailabilityChange, AvailabilityFailure, WatchFailure } from "./availability-change.ts"
import { type MapSubject, onSubject } from "./map-subject.ts"

export type MapMode = "full" | "polygons"

/** A venue's map and whether its seats are in it. */
export interface VenueMap {
  readonly mode: MapMode
  readonly venue: Venue
}

type VenueAnswer = Effect.Effect<
  Venue,
  ApiFailure<"getEventSeatMap" | "getEventPolygons" | "getSubscriptionSeatMap" | "getSubscriptionPolygons">
>
type DetailsAnswer = Effect.Effect<
  readonly SeatDetail[],
  ApiFailure<"getSectionDetails" | "getSubscriptionSectionDetails">
>
/** Geometry, which hardly changes, apart from availability, which is small and live. */
export class SeatMaps extends Context.Service<
  SeatMaps,
  {
    readonly venue: (subject: MapSubject, mode: MapMode) => VenueAnswer
    readonly section: (sectionId: string) => Effect.Effect<Section, ApiFailure<"getSection">>
    /** `fresh` asks again whatever was kept, for a section known to have changed. */
    readonly details: (
      subject: MapSubject,
      sectionId: string,
      options?: { readonly fresh?: boolean },
    ) => DetailsAnswer
    /**
     * A venue apart from what is sold there, for staff with the permission admin: with every seat, or as sections
     * when it is large [CALL-010] [CALL-011].
     */
    readonly ofVenue: (venueId: string) => Effect.Effect<VenueMap, ApiFailure<"getVenueSeatMap">>
    readonly detailsOfVenue: (
      venueId: string,
      sectionId: string,
    ) => Effect.Effect<readonly SeatDetail[], ApiFailure<"getVenueSectionDetails">>
    readonly availability: (subject: MapSubject) => Effect.Effect<Availability, AvailabilityFailure>
    /**
     * Emits the first availability and each newer one, as the server tells them; where it cannot, they are polled, and a poll
     * that fails for a moment is skipped. `every` is the time between polls: five seconds unless told otherwise.
     */
    readonly watch: (
      subject: MapSubject,
      every?: Duration.Input,
    ) => Stream.Stream<AvailabilityChange, WatchFailure>
    /**
     * Drops the kept details of the sections these seats are in; without seats, all those of the subject. Subscriptions share
     * seats with events and with one another, so what is kept of those goes too.
     */
    readonly forget: (subject: MapSubject, seatIds?: readonly string[]) => Effect.Effect<void>
  }
>()("@parterre/sdk/seating/SeatMaps") {
  static readonly layer = Layer.effect(
    SeatMaps,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const cache = yield* AnswerCache
      const transport = yield* Transport
      const settings = yield* Settings

      const availability = (subject: MapSubject): Effect.Effect<Availability, AvailabilityFailure> =>
        onSubject<Effect.Effect<Availability, AvailabilityFailure>>(
          subject,
          (id) => api.call(getAvailability, { path: { id } }),
          (id) => api.call(getSubscriptionAvailability, { path: { id } }),
        )

      /** Comes with the first map that is watched, not with the first screen. */
      const watch = (subject: MapSubject, every: Duration.Input = "5 seconds") =>
        Effect.tryPromise(() => import("./live-availability.ts")).pipe(
          // A map without it is a map as it was: the load is tried again as a poll would be.
          Effect.retry(Schedule.spaced(every)),
          Effect.orDie,
          Effect.map(({ liveSource, watchAvailability }) =>
            watchAvailability(liveSource(subject, availability(subject), transport, settings), every),
          ),
          Stream.unwrap,
        )

      const forget = (subject: MapSubject, seatIds?: readonly string[]) => {
        const touched = seatIds === undefined ? undefined : new Set(seatIds)
        const stale = onSubject(
          subject,
          (id) => [`/v1/seatmap/event/${id}/section/`, "/v1/seatmap/subscription/"],
          () => ["/v1/seatmap/subscription/", "/v1/seatmap/event/"],
        )
        return cache.drop(
          (key, answer) =>
            key.includes("/section/") &&
            stale.some((start) => key.startsWith(start)) &&
            holdsAny(answer, touched),
        )
      }

      return SeatMaps.of({
        venue: Effect.fn("SeatMaps.venue")((subject, mode) => {
          const [ofEvent, ofSubscription] =
            mode === "full"
              ? ([getEventSeatMap, getSubscriptionSeatMap] as const)
              : ([getEventPolygons, getSubscriptionPolygons] as const)
          return onSubject<VenueAnswer>(
            subject,
            (id) => api.call(ofEvent, { path: { id } }),
            (id) => api.call(ofSubscription, { path: { id } }),
          )
        }),
        section: Effect.fn("SeatMaps.section")((id) => api.call(getSection, { path: { id } })),
        details: Effect.fn("SeatMaps.details")((subject, sectionId, { fresh = false } = {}) =>
          onSubject<DetailsAnswer>(
            subject,
            (id) => api.call(getSectionDetails, { path: { id, sectionId }, fresh }),
            (id) => api.call(getSubscriptionSectionDetails, { path: { id, sectionId }, fresh }),
          ),
        ),
        ofVenue: Effect.fn("SeatMaps.ofVenue")(function* (id) {
          const venue = yield* api.call(getVenuePolygons, { path: { id } })
          const mode = venueMode(seatsOf(venue))
          return mode === "polygons"
            ? { mode, venue }
            : { mode, venue: yield* api.call(getVenueSeatMap, { path: { id } }) }
        }),
        detailsOfVenue: Effect.fn("SeatMaps.detailsOfVenue")((id, sectionId) =>
          api.call(getVenueSectionDetails, { path: { id, sectionId } }),
        ),
        availability: Effect.fn("SeatMaps.availability")(availability),
        watch,
        forget,
      })
    }),
  )
}

/** How many numbered seats a venue has. */
const seatsOf = ({ levels }: Venue): number =>
  levels
    .flatMap(({ sections }) => sections)
    .filter(({ kind }) => kind !== "general-admission")
    .reduce((sum, { numberOfSeats }) => sum + numberOfSeats, 0)

/** Details still under way are as doubtful as those that name the seats. */
function holdsAny(answer: unknown, seatIds: ReadonlySet<string> | undefined): boolean {
  if (seatIds === undefined || !Array.isArray(answer)) return true
  return (answer as readonly SeatDetail[]).some(({ seatId }) => seatIds.has(seatId))
}
