import type { HoldGroup } from "@parterre/contract"
import { storedFields } from "@parterre/domain/json-fields"
import {
  type AccessKey,
  accessKeyOf,
  type Guarded,
  guardOf,
  holdToken,
  type AccessKeys as Keys,
  NO_ACCESS_KEYS,
  withAccessKey,
  withoutAccessKey,
} from "@parterre/domain/queues"
import { soldOfGroup } from "@parterre/domain/subscriptions"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SubscriptionRef from "effect/SubscriptionRef"
import type { ApiFailure } from "../client/failures.ts"
import { KeyValueStorage } from "../client/KeyValueStorage.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getEvent, getSubscription, listQueues } from "../generated/api.ts"

/** What needs a key, as last heard, and the keys of this session. */
export interface AccessSnapshot {
  /** Undefined before the first answer. */
  readonly guarded: readonly Guarded[] | undefined
  readonly keys: Keys
}

type Thing = Guarded & { readonly pageId?: string | undefined }

/** What was to be held, and the queue that the refusal names, where it names one. */
interface Refused {
  readonly things: readonly Thing[]
  readonly queue: Guarded | undefined
}

/** The keys that queues gave to this session; tabs that share the storage share them [KEY-003]. */
export class AccessKeys extends Context.Service<
  AccessKeys,
  {
    readonly state: SubscriptionRef.SubscriptionRef<AccessSnapshot>
    /** What a thing needs a key of now: itself, its page, or nothing. */
    readonly guard: (thing: Thing) => Effect.Effect<Guarded | undefined, ApiFailure<"listQueues">>
    readonly get: (thing: Guarded) => Effect.Effect<AccessKey | undefined>
    readonly keep: (key: AccessKey) => Effect.Effect<void>
    /** Forgets the key of a thing; all of them when none is named. */
    readonly drop: (thing?: Guarded) => Effect.Effect<void>
    /** The groups with the token of each one's own key, else of its page's, where one is stored [HOLD-005]. */
    readonly onGroups: (groups: readonly HoldGroup[]) => Effect.Effect<readonly HoldGroup[]>
    /** The same of one event or subscription. */
    readonly tokenOf: (sold: Thing) => Effect.Effect<string | undefined>
    /** After a hold was refused for want of a key: what is stored lets nobody in, and what needs one is asked anew. */
    readonly refused: (refused: Refused) => Effect.Effect<void>
  }
>()("@parterre/sdk/queue/AccessKeys") {
  static readonly layer = Layer.effect(
    AccessKeys,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const storage = yield* KeyValueStorage
      const { subdomain } = yield* Settings
      const place = `parterre.${subdomain ?? "site"}.keys`
      // Another tab may have written since: the storage is the truth.
      const read = Effect.sync(() => readKeys(storage.read(place)))
      const state = yield* SubscriptionRef.make<AccessSnapshot>({ guarded: undefined, keys: yield* read })

      const change = (by: (keys: Keys) => Keys) =>
        Effect.gen(function* () {
          const keys = by(yield* read)
          storage.write(place, JSON.stringify(keys))
          yield* SubscriptionRef.update(state, (before) => ({ ...before, keys }))
        })
      const ask = (fresh: boolean) =>
        Effect.gen(function* () {
          const guarded = yield* api.call(listQueues, { fresh })
          const snapshot = { guarded, keys: yield* read }
          yield* SubscriptionRef.set(state, snapshot)
          return snapshot
        })

      /** An event's or a subscription's page, asked for only where a page's key is stored: what is shown is known. */
      const pageOf = ({ type, id, pageId }: Thing): Effect.Effect<string | undefined> => {
        // A pass belongs to its client, wherever it was sold.
        if (pageId !== undefined || type === "pages" || type === "flexpass") return Effect.succeed(pageId)
        const shown: Effect.Effect<{ readonly pageId: string }, unknown> = api.call(
          type === "events" ? getEvent : getSubscription,
          { path: { id } },
        )
        return Effect.orElseSucceed(
          Effect.map(shown, (found) => found.pageId),
          () => undefined,
        )
      }
      const tokenOf = Effect.fnUntraced(function* (thing: Thing) {
        const { type, id } = thing
        if (type === "pages") return undefined
        const keys = yield* read
        // A key of what needs none any more is no good where its page needs one.
        const { guarded } = SubscriptionRef.getUnsafe(state)
        const good = guarded && !isAmong(guarded)(thing) ? withoutAccessKey(keys, thing) : keys
        return holdToken(good, { type, id, pageId: keys.pages[0] && (yield* pageOf(thing)) })
      })
      const guardsOf = (things: readonly Thing[], guarded: readonly Guarded[]) =>
        Effect.forEach(things, (thing) =>
          Effect.map(pageOf(thing), (pageId) => guardOf({ ...thing, pageId }, isAmong(guarded))),
        )
      const refused = Effect.fnUntraced(function* ({ things, queue }: Refused) {
        // Where even the list cannot be had, the refusal itself says what to do.
        const { guarded = [] } = yield* Effect.orElseSucceed(ask(true), () =>
          SubscriptionRef.getUnsafe(state),
        )
        const guards = queue === undefined ? yield* guardsOf(things, guarded) : [queue]
        for (const guard of guards)
          if (guard !== undefined)
            yield* change((keys) => {
              const { goodUntil: _, ...known }: AccessKey = accessKeyOf(keys, guard.type, guard.id) ?? guard
              return withAccessKey(keys, known)
            })
      })

      const guard = Effect.fn("AccessKeys.guard")(function* (thing: Thing) {
        const { guarded = [] } = yield* ask(false)
        const pageId = guarded.some(({ type }) => type === "pages") ? yield* pageOf(thing) : undefined
        return guardOf({ ...thing, pageId }, isAmong(guarded))
      })

      return AccessKeys.of({
        state,
        guard,
        get: ({ type, id }) => Effect.map(read, (keys) => accessKeyOf(keys, type, id)),
        keep: (key) => change((keys) => withAccessKey(keys, key)),
        drop: (thing) => change((keys) => (thing ? withoutAccessKey(keys, thing) : NO_ACCESS_KEYS)),
        onGroups: (groups) =>
          Effect.forEach(groups, (group) => {
            const sold = soldOfGroup(group)
            if (sold === undefined || group.keyserverToken !== undefined) return Effect.succeed(group)
            return Effect.map(tokenOf({ type: `${sold.type}s`, id: sold.id }), (keyserverToken) =>
              keyserverToken === undefined ? group : { ...group, keyserverToken },
            )
          }),
        tokenOf,
        refused,
      })
    }),
  )
}

/** Whether a thing is one of those. */
const isAmong =
  (guarded: readonly Guarded[]) =>
  ({ type, id }: Guarded): boolean =>
    guarded.some((one) => one.type === type && one.id === id)

/** What was stored and cannot be read is no key. */
const readKeys = (text: string | undefined): Keys => ({
  ...NO_ACCESS_KEYS,
  ...storedFields<Keys>(text, { pages: isList, others: isList }),
})

/** Entries are looked for by kind and id, and a token that is none lets nobody in. */
const isList = (value: unknown): value is Keys["pages"] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "object" && entry !== null)
