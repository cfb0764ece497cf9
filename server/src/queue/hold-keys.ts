import { type Guarded, guardOf } from "@parterre/domain/queues"
import type { Dependencies } from "../dependencies.ts"
import { Refusal } from "../refusal.ts"
import type { KnownQueue, QueueDirectory } from "./queue-directory.ts"
import type { QueuePictures } from "./queue-picture.ts"
import { queueStore } from "./queue-store.ts"
import type { QueueTokens } from "./queue-tokens.ts"
import type { QueuePlaces } from "./take-place.ts"

/** What somebody asks to hold, with the key they send for it. */
export interface HeldThing extends Guarded {
  readonly token: string | undefined
}

interface HoldKeyTools {
  readonly directory: QueueDirectory
  readonly pictures: QueuePictures
  readonly places: QueuePlaces
  readonly tokens: QueueTokens
}

/** Refuses what needs a key that the session does not have. It costs a hold of anything else no query. */
export type HoldKeys = (
  holder: { readonly websiteId: string; readonly sessionId: string },
  things: readonly HeldThing[],
) => Promise<void>

export const holdKeys =
  (dependencies: Dependencies, queues: HoldKeyTools): HoldKeys =>
  async (holder, things) => {
    const known = await queues.directory(holder.websiteId)
    if (known.all.length === 0) return
    for (const { type, id, token } of things) {
      const thing = { type, id, pageId: known.pageOf({ type, id }) }
      const guard = guardOf(thing, (guarded) => known.find(guarded) !== undefined)
      const queue = guard && known.find(guard)
      if (queue === undefined) continue
      const placeId = token === undefined ? undefined : queues.tokens.read(holder, token)
      const isIn = placeId !== undefined && (await hasKey(dependencies, queues, queue, placeId, holder))
      if (!isIn) throw new Refusal("queue-key-needed", { reason: "keyserver" })
    }
  }

/** Whether the place is a good key; what this process remembers is asked first. */
async function hasKey(
  { db, clock }: Dependencies,
  { pictures, places }: Pick<HoldKeyTools, "pictures" | "places">,
  { rules, row }: KnownQueue,
  placeId: string,
  { sessionId }: { readonly sessionId: string },
): Promise<boolean> {
  const now = clock.now()
  const isGood = (place: { id: string; state: string; ends_at: number | null } | undefined) =>
    place?.id === placeId && place.state === "entered" && (place.ends_at ?? 0) > now
  const picture = row && (await pictures(rules, row.id))
  if (isGood(picture?.placeOf(sessionId))) return true
  const place = await queueStore(db, rules.websiteId).place(placeId)
  if (place === undefined || place.session_id !== sessionId || place.website_id !== rules.websiteId)
    return false
  const queue = await queueStore(db, rules.websiteId).queue(place.queue_id)
  if (queue?.kind !== rules.kind || queue.thing_id !== rules.thingId) return false
  if (isGood(place)) return true
  if (place.state !== "called" || (place.ends_at ?? 0) <= now) return false
  // Whose turn came, and who holds at once, has entered.
  return isGood(await places.enter(rules, sessionId, queue))
}
