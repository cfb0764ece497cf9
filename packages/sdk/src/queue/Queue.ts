import type { Key, KeyEta, KeyRecord } from "@parterre/contract"
import {
  type AccessKey,
  type Guarded,
  QUEUE_STATES,
  type QueueState,
  queueEvent,
} from "@parterre/domain/queues"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { type ApiFailure, ApiUnreachable } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { askKey, askKeyEta, getQueueEmailStatus, leaveQueue, sendQueueEmail } from "../generated/api.ts"
import { Session } from "../sessions/Session.ts"
import { AccessKeys } from "./AccessKeys.ts"

/** A place in a queue as a screen follows it; times are epoch milliseconds of the server's clock. */
export interface QueuePlace {
  /** `expired`: the turn came and went; `gone`: the session has no place. Both wait for the shopper to take one. */
  readonly status: QueueState | "expired" | "gone"
  /** How many are before, and how many were at first. */
  readonly position?: number
  readonly firstPosition?: number
  readonly etaSeconds?: number
  readonly opensAt?: number
  /** The turn has come: until when to enter. */
  readonly enterBy?: number
  /** The key is used: until when it is good. */
  readonly goodUntil?: number
  /** What led here from the state before; nothing when it is the same or the first one. */
  readonly event?: ReturnType<typeof queueEvent>
  /** A key ended before: this is a new place. */
  readonly again: boolean
  /** The service did not answer: what is told was true before. */
  readonly offline: boolean
}

type AskFailure = ApiFailure<"askKey">
type FollowFailure = AskFailure | ApiFailure<"askKeyEta">

/** Seconds between two tries while the service does not answer. */
const firstPause = 2
const longestPause = 15

/** Places in the queues of what is in demand: taking one, following it, and giving it up [KEY-004]. */
export class Queue extends Context.Service<
  Queue,
  {
    /** Takes a place, or enters when the turn has come: the key is used from then on. */
    readonly ask: (thing: Guarded) => Effect.Effect<QueuePlace, AskFailure>
    /**
     * The place now and at each change, asked for at the server's own pace. It takes one when there is none yet, goes on
     * through a lost network, and ends where the shopper has to act: `expired`, `gone`, or a key that is used. `from` is
     * what was told before, when the following goes on. What ends it otherwise is told to `onFailure` too.
     */
    readonly follow: (
      thing: Guarded,
      from?: QueuePlace,
      onFailure?: (failure: FollowFailure) => void,
    ) => Stream.Stream<QueuePlace, FollowFailure>
    /** Gives up every place and hold of the session, in whatever line [KEY-006]. */
    readonly leave: () => Effect.Effect<void, ApiFailure<"leaveQueue">>
    /** Whether the account sends a mail when the turn comes [KEY-005]. */
    readonly emailStatus: (
      accountCode: string,
    ) => Effect.Effect<{ readonly enabled: boolean }, ApiFailure<"getQueueEmailStatus">>
    /** Asks to be told of the turn; `websiteUrl` is where the shopper wants to go, on the site's own host [KEY-005]. */
    readonly askForEmail: (
      thing: Guarded,
      email: string,
      websiteUrl: string,
    ) => Effect.Effect<void, ApiFailure<"sendQueueEmail">>
  }
>()("@parterre/sdk/queue/Queue") {
  static readonly layer = Layer.effect(
    Queue,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const keys = yield* AccessKeys
      const session = yield* Session

      const callOf = ({ type, id }: Guarded, known: AccessKey | undefined) => ({
        path: { type, id },
        body: recordOf({ type, id }, known),
      })
      /** Keeps what an answer says of a place, in the words of the session's record. */
      const keep = Effect.fnUntraced(function* ({ type, id }: Guarded, answer: Key | KeyEta, again: boolean) {
        const { url = "", token = "" } = answer
        const before = yield* keys.get({ type, id })
        // A place that is a key stays one: an answer that does not know it was asked before the key was used.
        const known = before?.keyserver?.token === token ? before.goodUntil : undefined
        const goodUntil = time(answer.goodUntil)
        // What needs no key is good for as long as it needs none.
        const open = answer.state === "authorized" && answer.enterBy === undefined && goodUntil === undefined
        const until = open ? (yield* session.serverNow) + openFor : (goodUntil ?? known)
        yield* keys.keep({
          type,
          id,
          keyserver: { url, token },
          ...(until === undefined ? {} : { goodUntil: until }),
        })
        return placeOf(answer, again, until)
      })

      const asked = Effect.fnUntraced(function* (thing: Guarded, again = false) {
        const answer = yield* api.call(askKey, callOf(thing, yield* keys.get(thing)))
        const place = yield* keep(thing, answer, again)
        return { place, pause: answer.pollSeconds ?? longestPause }
      })
      /** How a place stands: taken when there is none; taken anew when a key that was used has ended. */
      const stands = Effect.fnUntraced(function* (thing: Guarded, again: boolean) {
        const known = yield* keys.get(thing)
        if (known?.keyserver === undefined) return yield* asked(thing, again)
        const wasUsed = known.goodUntil !== undefined
        return yield* api.call(askKeyEta, callOf(thing, known)).pipe(
          Effect.flatMap((answer) =>
            Effect.map(keep(thing, answer, again), (place) => ({
              place,
              pause: answer.pollSeconds ?? longestPause,
            })),
          ),
          Effect.catchTag("queue-key-expired", () =>
            Effect.andThen(
              keys.drop(thing),
              wasUsed ? asked(thing, true) : Effect.succeed({ place: ended("expired"), pause: 0 }),
            ),
          ),
          Effect.catchTag("queue-place-unknown", () =>
            Effect.as(keys.drop(thing), { place: ended("gone"), pause: 0 }),
          ),
        )
      })

      interface Following {
        readonly last: QueuePlace | undefined
        readonly pause: number
        readonly failures: number
      }
      const follow = (
        thing: Guarded,
        from?: QueuePlace,
        onFailure: (failure: FollowFailure) => void = () => undefined,
      ) =>
        Stream.unfold<Following | undefined, QueuePlace, FollowFailure, never>(
          { last: from, pause: 0, failures: 0 },
          (at) =>
            Effect.gen(function* () {
              if (at === undefined) return undefined
              const { last, pause, failures } = at
              if (pause > 0) yield* Effect.sleep(`${pause} seconds`)
              return yield* stands(thing, last?.again ?? false).pipe(
                Effect.map(({ place, pause: next }) => {
                  const told = withEvent(last, place)
                  const isOver =
                    told.status === "expired" || told.status === "gone" || told.goodUntil !== undefined
                  return [told, isOver ? undefined : { last: told, pause: next, failures: 0 }] as const
                }),
                Effect.catchIf(
                  (failure: FollowFailure) => mayPass(failure) && last !== undefined,
                  () => {
                    const offline = { ...last!, offline: true, event: undefined } as QueuePlace
                    const wait = Math.min(longestPause, firstPause * 2 ** failures)
                    return Effect.succeed([
                      offline,
                      { last: offline, pause: wait, failures: failures + 1 },
                    ] as const)
                  },
                ),
                Effect.tapError((failure) => Effect.sync(() => onFailure(failure))),
              )
            }),
        )

      return Queue.of({
        ask: Effect.fn("Queue.ask")((thing) => Effect.map(asked(thing), ({ place }) => place)),
        follow,
        leave: Effect.fn("Queue.leave")(() => Effect.andThen(api.call(leaveQueue), keys.drop())),
        emailStatus: Effect.fn("Queue.emailStatus")((accountCode) =>
          api.call(getQueueEmailStatus, { path: { accountCode } }),
        ),
        askForEmail: Effect.fn("Queue.askForEmail")(function* (thing, email, websiteUrl) {
          const { url, token } = (yield* keys.get(thing))?.keyserver ?? { url: websiteUrl, token: "none" }
          yield* api.call(sendQueueEmail, { body: { email, keyserverUrl: url, token, websiteUrl } })
        }),
      })
    }),
  )
}

/** Milliseconds that a key for what needs none is kept. */
const openFor = 60_000

const time = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text))

/** The session's record of a place, as it is sent. */
function recordOf({ type, id }: Guarded, known: AccessKey | undefined): KeyRecord {
  return {
    type,
    ...(type === "pages" ? { pageId: id } : { id }),
    ...(known?.keyserver === undefined ? {} : { keyserver: known.keyserver }),
  }
}

function placeOf(answer: Key | KeyEta, again: boolean, goodUntil: number | undefined): QueuePlace {
  const { state: status, position, firstPosition, etaSeconds } = answer
  const opensAt = time(answer.opensAt)
  const enterBy = time(answer.enterBy)
  return {
    status,
    again,
    offline: false,
    ...(position === undefined ? {} : { position }),
    ...(firstPosition === undefined ? {} : { firstPosition }),
    ...(etaSeconds === undefined ? {} : { etaSeconds }),
    ...(opensAt === undefined ? {} : { opensAt }),
    ...(enterBy === undefined ? {} : { enterBy }),
    ...(goodUntil === undefined ? {} : { goodUntil }),
  }
}

const ended = (status: "expired" | "gone"): QueuePlace => ({ status, again: false, offline: false })

const isState = (status: QueuePlace["status"]): status is QueueState =>
  QUEUE_STATES.some((state) => state === status)

function withEvent(before: QueuePlace | undefined, now: QueuePlace): QueuePlace {
  if (before === undefined || !isState(before.status) || !isState(now.status)) return now
  const event = queueEvent(before.status, now.status)
  return event === undefined ? now : { ...now, event }
}

/** What may pass by itself: the place is kept meanwhile. */
const mayPass = (failure: { readonly _tag: string }) =>
  failure instanceof ApiUnreachable ||
  ["service-unavailable", "rate-limited", "overloaded", "unexpected"].includes(failure._tag)
