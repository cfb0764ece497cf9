import * as Layer from "effect/Layer"
import { Cart } from "./carts/Cart.ts"
import { Catalogue } from "./catalogue/Catalogue.ts"
import { Checkout } from "./checkout/Checkout.ts"
import { AnswerCache } from "./client/AnswerCache.ts"
import { KeyValueStorage, type KeyValues, memoryStorage, StaffStorage } from "./client/KeyValueStorage.ts"
import { ServerClock } from "./client/ServerClock.ts"
import { Settings, type SettingsOptions } from "./client/Settings.ts"
import { TicketingApi } from "./client/TicketingApi.ts"
import { Tokens } from "./client/Tokens.ts"
import { Transport } from "./client/Transport.ts"
import { Clients } from "./clients/Clients.ts"
import { Holds } from "./holds/Holds.ts"
import { Invoices } from "./invoices/Invoices.ts"
import { Locations } from "./locations/Locations.ts"
import { type PositionOptions, ShopperPosition } from "./locations/ShopperPosition.ts"
import { noPaymentPorts, type PaymentPorts, paymentPortsLayer } from "./payments/ports.ts"
import { ThreeDSecure } from "./payments/ThreeDSecure.ts"
import { Taxes } from "./pricing/Taxes.ts"
import { SeatMaps } from "./seating/SeatMaps.ts"
import { Session } from "./sessions/Session.ts"
import { Support } from "./support/Support.ts"
import { Tickets } from "./tickets/Tickets.ts"

export interface ParterreOptions extends SettingsOptions, PositionOptions {
  /** Where the session and receipts are kept; memory when left out. */
  readonly storage?: KeyValues
  /** Where a staff member's token is kept; `storage` when left out. Browsers keep it in memory. */
  readonly staffStorage?: KeyValues
  /** What paying by card needs of a browser. */
  readonly ports?: Partial<PaymentPorts>
}

/** Every service of the SDK, over one client. */
export function parterreLayer(options: ParterreOptions) {
  const storage = options.storage ?? memoryStorage()
  const settings = Layer.mergeAll(
    Settings.layer(options),
    KeyValueStorage.layer(storage),
    StaffStorage.layer(options.staffStorage ?? storage),
  )
  const client = TicketingApi.layer.pipe(
    Layer.provideMerge(Session.layer),
    Layer.provideMerge(Transport.layer),
    Layer.provideMerge(Layer.mergeAll(Tokens.layer, ServerClock.layer, AnswerCache.layer)),
    Layer.provideMerge(settings),
  )
  const ports = paymentPortsLayer({ ...noPaymentPorts, ...options.ports })
  return Layer.mergeAll(
    Checkout.layer,
    Clients.layer,
    Invoices.layer,
    Taxes.layer,
    Tickets.layer,
    Support.layer,
    Locations.layer,
  ).pipe(
    Layer.provideMerge(ShopperPosition.layer(options)),
    Layer.provideMerge(Layer.mergeAll(Cart.layer, Catalogue.layer, ThreeDSecure.layer)),
    Layer.provideMerge(Holds.layer),
    Layer.provideMerge(SeatMaps.layer),
    Layer.provideMerge(ports),
    Layer.provideMerge(client),
  )
}
