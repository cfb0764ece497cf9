import type { Key, KeyEta } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import { type KeyKind, ownPath } from "@parterre/domain/queues"
import { onSessionCart } from "../carts/cart-command.ts"
import { everyLine, releaseLines } from "../carts/release-lines.ts"
import type { Config } from "../config.ts"
import type { PlaceRow } from "../database/queue-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Counters } from "../http/counters.ts"
import { type Handlers, type OperationRequest, sessionOf } from "../http/handler.ts"
import { tooMany } from "../http/refusal-limit.ts"
import { Refusal } from "../refusal.ts"
import { shopUrl } from "../shop-url.ts"
import { placeAnswer, screenPath } from "./place-answer.ts"
import type { PlacePace } from "./place-pace.ts"
import type { KnownQueue, QueueDirectory } from "./queue-directory.ts"
import type { QueueRules } from "./queue-now.ts"
import type { QueuePicture, QueuePictures } from "./queue-picture.ts"
import { queueStore } from "./queue-store.ts"
import type { QueueTokens } from "./queue-tokens.ts"
import { leavePlaces, type QueuePlaces } from "./take-place.ts"

export interface QueueTools {
  readonly directory: QueueDirectory
  readonly pictures: QueuePictures
  readonly places: QueuePlaces
  readonly tokens: QueueTokens
  readonly pace: PlacePace
  readonly config: Pick<Config, "publicOrigin" | "hosts" | "smtpUrl" | "sandbox">
}

const unknown = {
  pages: "page-unknown",
  events: "event-unknown",
  subscriptions: "subscription-unknown",
  flexpass: "flex-pass-unknown",
} as const satisfies Record<KeyKind, string>

type Asking = Pick<OperationRequest<"askKey" | "askKeyEta">, "website" | "language" | "session" | "path">

/** Taking a place in a queue, asking how it stands, being told of the turn by mail, and giving it up. */
export function queueHandlers(dependencies: Dependencies, tools: QueueTools, counters: Counters): Handlers {
  const { db, clock } = dependencies
  const asks = counters("queue mails", 3_600_000)
  const { directory, pictures, places, tokens, pace, config } = tools

  /** The queue of what is asked for; undefined when it needs no key. */
  async function queueOf({ website, path }: Asking): Promise<KnownQueue | undefined> {
    const queue = (await directory(website.id)).find(path)
    if (queue !== undefined) return queue
    if (!(await queueStore(db, website.id).publishes(path.type, path.id)))
      throw new Refusal(unknown[path.type])
    return undefined
  }

  /** What every answer about a place says of it, and of what needs no key. */
  function told(asking: Asking, placeId: string) {
    const { website, language, path } = asking
    const holder = { websiteId: website.id, sessionId: sessionOf(asking).id }
    return {
      token: tokens.write(holder, placeId),
      url: shopUrl(config, website.id, screenPath(language, path)),
    }
  }
  const open = (asking: Asking): Key & KeyEta => ({
    state: "authorized",
    ...told(asking, "open"),
    serverTime: new Date(clock.now()).toISOString(),
  })

  async function pictureOf(rules: QueueRules, queueId: string): Promise<QueuePicture> {
    const picture = await pictures(rules, queueId)
    if (picture === undefined) throw new Error(`Queue ${queueId} is gone`)
    return picture
  }

  return {
    listQueues: async ({ website }) =>
      (await directory(website.id)).all.map(({ rules }) => ({ type: rules.kind, id: rules.thingId })),

    askKey: async (request) => {
      const known = await queueOf(request)
      if (known === undefined) return open(request)
      const { rules, row } = known
      const sessionId = sessionOf(request).id
      const before = row && (await pictures(rules, row.id))?.placeOf(sessionId)
      const { place, queue } = await pace(request.network, before === undefined, () =>
        places.take(rules, sessionId, row),
      )
      return placeAnswer(place, {
        rules,
        row: queue,
        picture: await pictureOf(rules, queue.id),
        ...told(request, place.id),
        now: clock.now(),
      })
    },

    askKeyEta: async (request) => {
      const known = await queueOf(request)
      if (known === undefined) return open(request)
      const { rules } = known
      // Somebody may have joined since the directory was read.
      const row = known.row ?? (await queueStore(db, request.website.id).queueOf(rules.kind, rules.thingId))
      if (row === undefined) throw new Refusal("queue-place-unknown")
      const sessionId = sessionOf(request).id
      const picture = await pictureOf(rules, row.id)
      const place =
        picture.placeOf(sessionId) ?? (await queueStore(db, request.website.id).placeOf(row.id, sessionId))
      const now = clock.now()
      const living = livingPlace(place, now)
      return placeAnswer(living, { rules, row: picture.row, picture, ...told(request, living.id), now })
    },

    sendQueueEmail: async (request) => {
      const { website, language, body } = request
      const back = new URL(body.websiteUrl)
      if (back.host !== new URL(shopUrl(config, website.id, "/")).host)
        throw new Refusal("address-not-allowed")
      const holder = { websiteId: website.id, sessionId: sessionOf(request).id }
      const placeId = tokens.read(holder, body.token)
      const store = queueStore(db, website.id)
      const place = placeId === undefined ? undefined : await store.place(placeId)
      const { id, queue_id } = livingPlace(place, clock.now())
      const queue = await store.queue(queue_id)
      if (queue === undefined) throw new Refusal("queue-place-unknown")
      const screen = screenPath(language, { type: queue.kind, id: queue.thing_id })
      const link = new URL(shopUrl(config, website.id, screen))
      link.searchParams.set("redirectUrl", ownPath(back.pathname + back.search) ?? `/${language}/pages`)
      const asked = await asks.add(`${website.id} ${emailKey(body.email)}`)
      if (asked.count > mostMails) throw tooMany(asked.endsIn)
      // Whose turn has come meanwhile is on the way in.
      await store.askForMail(id, { email: body.email, language, link: link.href })
      return undefined
    },

    getQueueEmailStatus: async ({ website, path }) => {
      if (path.accountCode !== website.accountCode) throw new Refusal("website-unknown")
      return { enabled: config.smtpUrl !== undefined || config.sandbox }
    },

    leaveQueue: async (request) => {
      const release = { command: "cart.delete", actor: "shopper" } as const
      await onSessionCart(dependencies, request, "cart.delete", async (trx, cart, now) =>
        cart === undefined ? undefined : releaseLines(trx, cart, everyLine, release, now),
      )
      await leavePlaces(dependencies, request.website.id, sessionOf(request).id)
      return undefined
    },
  }
}

/** Mails of turns that one address is put down for in an hour, whoever puts it down: nobody has confirmed that it is theirs. */
const mostMails = 4

type Ending = Pick<PlaceRow, "state" | "ends_at"> & Partial<Pick<PlaceRow, "ended_because">>

/** The place, or the refusal that says why it is none any more. */
function livingPlace<Place extends Ending>(place: Place | undefined, now: number): Place {
  if (place === undefined) throw new Refusal("queue-place-unknown")
  const isOver = place.ends_at !== null && place.ends_at <= now
  if (place.state !== "ended" && !isOver) return place
  const wasKey = isOver || place.ended_because === "lapsed" || place.ended_because === "bought"
  throw new Refusal(wasKey && place.ended_because !== "left" ? "queue-key-expired" : "queue-place-unknown")
}
