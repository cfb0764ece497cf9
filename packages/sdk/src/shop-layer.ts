import * as Layer from "effect/Layer"
import { Cart } from "./carts/Cart.ts"
import { Catalogue } from "./catalogue/Catalogue.ts"
import { AnswerCache } from "./client/AnswerCache.ts"
import { FailedCalls } from "./client/FailedCalls.ts"
import { KeyValueStorage, StaffStorage } from "./client/KeyValueStorage.ts"
import { type KeyValues, memoryStorage } from "./client/key-values.ts"
import { ServerClock } from "./client/ServerClock.ts"
import { Settings, type SettingsOptions } from "./client/Settings.ts"
import { TicketingApi } from "./client/TicketingApi.ts"
import { Tokens } from "./client/Tokens.ts"
import { Transport } from "./client/Transport.ts"
import { Holds } from "./holds/Holds.ts"
import type { LaterOptions } from "./later-part.ts"
import { AccessKeys } from "./queue/AccessKeys.ts"
import { SeatMaps } from "./seating/SeatMaps.ts"
import { Session } from "./sessions/Session.ts"

export interface ParterreOptions extends SettingsOptions, LaterOptions {
  /** Where the session and receipts are kept; memory when left out. */
  readonly storage?: KeyValues
  /** Where a staff member's token is kept; `storage` when left out. Browsers keep it in memory. */
  readonly staffStorage?: KeyValues
}

/** The services of a first screen: catalogue, seat maps, keys of queues, holds and the cart, over one client. */
export function shopLayer(options: ParterreOptions) {
  const storage = options.storage ?? memoryStorage()
  const settings = Layer.mergeAll(
    Settings.layer(options),
    KeyValueStorage.layer(storage),
    StaffStorage.layer(options.staffStorage ?? storage),
  )
  const client = TicketingApi.layer.pipe(
    Layer.provideMerge(Session.layer),
    Layer.provideMerge(Transport.layer),
    Layer.provideMerge(Layer.mergeAll(Tokens.layer, ServerClock.layer, AnswerCache.layer, FailedCalls.layer)),
    Layer.provideMerge(settings),
  )
  return Layer.mergeAll(Cart.layer, Catalogue.layer).pipe(
    Layer.provideMerge(Holds.layer),
    Layer.provideMerge(Layer.mergeAll(SeatMaps.layer, AccessKeys.layer)),
    Layer.provideMerge(client),
  )
}
