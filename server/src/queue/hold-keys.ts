import { type Guarded, guardOf } from "@parterre/domain/queues"
import type { PlaceRow } from "../database/queue-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import { Refusal } from "../refusal.ts"
import type { KnownQueue, QueueDirectory } from "./queue-directory.ts"
import type { QueuePictures } from "./queue-picture.ts"
import { queueStore } from "./queue-store.ts"
import type { QueueTokens } from "./queue-tokens.ts"
import type { QueuePlaces } from "./take-place.ts"

/**
 * What somebody asks to hold, with the key they send for it. An event of a combo has none of its own: there, the session's
 * place in the queue is the key, for one group names one token and its events may have a queue each.
 */
export type HeldThing = Guarded & ({ readonly token: string | undefined } | { readonly ofCombo: true })

interface Holder {
  readonly websiteId: string
  readonly sessionId: string
}

interface HoldKeyTools {
  readonly directory: QueueDirectory
  readonly pictures: QueuePictures
  readonly places: QueuePlaces
  readonly tokens: QueueTokens
}

/** Refuses what needs a key that the session does not have. It costs a hold of anything else no query. */
export type HoldKeys = (holder: Holder, things: readonly HeldThing[]) => Promise<void>

export const holdKeys =
  (dependencies: Dependencies, queues: HoldKeyTools): HoldKeys =>
  async (holder, things) => {
    const known = await queues.directory(holder.websiteId)
    if (known.all.length === 0) return
    for (const held of things) {
      const { type, id } = held
      const thing = { type, id, pageId: known.pageOf({ type, id }) }
      const guard = guardOf(thing, (guarded) => known.find(guarded) !== undefined)
      const queue = guard && known.find(guard)
      if (guard === undefined || queue === undefined) continue
      if (!(await hasKey(dependencies, queues, queue, holder, held)))
        throw new Refusal("queue-key-needed", { reason: "keyserver", queue: guard })
    }
  }

/** Whether the session has a good key, the one that is named where one is; what this process remembers is asked first. */
async function hasKey(
  { db, clock }: Dependencies,
  { pictures, places, tokens }: Pick<HoldKeyTools, "pictures" | "places" | "tokens">,
  { rules, row }: KnownQueue,
  holder: Holder,
  held: HeldThing,
): Promise<boolean> {
  const { sessionId } = holder
  const named = "ofCombo" in held ? "any" : held.token && tokens.read(holder, held.token)
  if (named === undefined || named === "") return false
  const now = clock.now()
  const isNamed = ({ id }: { readonly id: string }) => named === "any" || id === named
  const isGood = (place: Pick<PlaceRow, "id" | "state" | "ends_at"> | undefined) =>
    place !== undefined && isNamed(place) && place.state === "entered" && (place.ends_at ?? 0) > now
  const picture = row && (await pictures(rules, row.id))
  if (isGood(picture?.placeOf(sessionId))) return true
  const store = queueStore(db, rules.websiteId)
  const queue = row ?? (await store.queueOf(rules.kind, rules.thingId))
  const place = queue && (await store.placeOf(queue.id, sessionId))
  if (queue === undefined || place === undefined || !isNamed(place)) return false
  if (isGood(place)) return true
  if (place.state !== "called" || (place.ends_at ?? 0) <= now) return false
  // Whose turn came, and who holds at once, has entered.
  return isGood(await places.enter(rules, sessionId, queue))
}
