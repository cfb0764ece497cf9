import type { Key, KeyEta } from "@parterre/contract"
import { type Guarded, pollSeconds, waitingPath } from "@parterre/domain/queues"
import type { PlaceRow, QueueRow } from "../database/queue-tables.ts"
import { defined } from "../defined.ts"
import { phaseOf, type QueueRules } from "./queue-now.ts"
import type { QueuePicture } from "./queue-picture.ts"

type PlaceTold = Pick<PlaceRow, "id" | "session_id" | "state" | "turn" | "first_position" | "ends_at">

interface Telling {
  readonly rules: QueueRules
  readonly row: Pick<QueueRow, "ordered" | "drawn_at" | "is_lined" | "admitted">
  readonly picture: Pick<QueuePicture, "row" | "placeOf" | "before" | "waitOf">
  readonly token: string
  readonly url: string
  readonly now: number
}

const instant = (time: number) => new Date(time).toISOString()

/** How a place stands, in the words of the contract. */
export function placeAnswer(place: PlaceTold, telling: Telling): Key & KeyEta {
  const { rules, row, picture, token, url, now } = telling
  const said = { url, token, serverTime: instant(now) }
  if (place.ends_at !== null) {
    const end = instant(place.ends_at)
    const until = place.state === "called" ? { enterBy: end } : { goodUntil: end }
    return { ...said, ...until, state: "authorized", pollSeconds: pollSeconds("authorized", 0, 0) }
  }
  const spread = spreadOf(place.id)
  if (place.turn === null) {
    const opensAt = phaseOf(rules, row, now) === "waiting-room" ? rules.opensAt : null
    const wait = Math.max(0, (opensAt ?? now) - now)
    return {
      ...said,
      ...defined({ opensAt: opensAt === null ? undefined : instant(opensAt) }),
      state: "waiting-room",
      etaSeconds: Math.ceil(wait / 1000),
      pollSeconds: pollSeconds("waiting-room", wait, spread),
    }
  }
  // A picture from before the place was taken does not know who of those that came since is inside already.
  const isKnown = picture.placeOf(place.session_id)?.id === place.id
  const position = isKnown ? picture.before(place.turn) : (place.first_position ?? 0)
  // Nor does it know of the room that was filled since.
  const wait = picture.waitOf(position, isKnown ? 0 : Math.max(0, row.admitted - picture.row.admitted))
  return {
    ...said,
    state: "queue",
    position,
    firstPosition: Math.max(position, place.first_position ?? 0),
    etaSeconds: Math.ceil(wait / 1000),
    pollSeconds: pollSeconds("queue", wait, spread),
  }
}

/** From 0 to 1, and the same each time for a place: its shopper asks at a moment of their own. */
const spreadOf = (id: string): number => (Number.parseInt(id.slice(-3), 36) % 1000) / 1000 || 0

/** The address of the waiting screen, without where it leads back to. */
export const screenPath = (language: string, { type, id }: Guarded): string =>
  waitingPath(language, type, id, "").replace(/\?.*$/, "")
