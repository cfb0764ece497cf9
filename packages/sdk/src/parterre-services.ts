import type { SocialSignInState } from "@parterre/domain/accounts"
import type { Guarded } from "@parterre/domain/queues"
import type { ShippingBroadcast, ShippingSelection } from "@parterre/domain/shipping"
import type * as Duration from "effect/Duration"
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import type { CartMessage } from "./carts/Cart.ts"
import type { CartSnapshot } from "./carts/cart-snapshot.ts"
import type { CheckoutStage } from "./checkout/Checkout.ts"
import type { Language } from "./client/failures.ts"
import type { Token } from "./client/stored-token.ts"
import type { ClientSnapshot } from "./clients/client-snapshot.ts"
import type { FailureEntry } from "./logs/Logs.ts"
import type { FirstServices, LaterServices, LaterServicesByName, ShopServices } from "./open-shop.ts"
import type { AccessSnapshot } from "./queue/AccessKeys.ts"
import type { QueuePlace } from "./queue/Queue.ts"
import type { AvailabilityChange } from "./seating/availability-change.ts"
import type { MapSubject } from "./seating/map-subject.ts"
import type { SessionStart } from "./sessions/Session.ts"
import type { ConsentAnswer } from "./tracking/Consent.ts"

/** Ends what was begun; a second call changes nothing. */
export type Stop = () => void
/** `unread` until the device was asked. */
export type ConsentSnapshot = ConsentAnswer | "unasked" | "unread"
export type TrackedMoment = Stream.Success<LaterServicesByName["tracking"]["events"]>

type Asked =
  | Effect.Effect<unknown, unknown, unknown>
  | ((...args: never) => Effect.Effect<unknown, unknown, unknown>)

/** A service whose effects are Promises; what it tells in another way is left out. */
export type Promised<Service> = {
  -readonly [Method in keyof Service as Service[Method] extends Asked
    ? Method
    : never]: Service[Method] extends (
    ...args: infer Args extends readonly unknown[]
  ) => Effect.Effect<infer A, infer _E, infer _R>
    ? (...args: Args) => Promise<A>
    : Service[Method] extends Effect.Effect<infer A, infer _E, infer _R>
      ? () => Promise<A>
      : never
}

/** The same where some methods are another thing to callers of Promises, or are theirs alone. */
type With<Service, Own> = Own & Omit<Promised<Service>, keyof Own>

type WithOwn = "checkout" | "clients" | "queue" | "deliveries" | "logs" | "tracking" | "consent" | "support"

/** Services whose Promises say all that their effects do. */
export type PlainServices = {
  readonly [Name in Exclude<keyof LaterServicesByName, WithOwn>]: Promised<LaterServicesByName[Name]>
}

/** What `createParterre` makes. Methods answer with Promises that fail as their operation does (see `isProblem`). */
export interface Parterre extends PlainServices {
  /** The anonymous session that owns a cart; calls that need one open it. */
  readonly session: {
    /** Opens a session, or renews the one there is. */
    readonly start: (start?: SessionStart) => Promise<Token>
    readonly end: () => Promise<void>
    /** Texts and problems of later answers are in it. */
    readonly setLanguage: (next: Language) => Promise<void>
    readonly language: () => Language
    /** Epoch milliseconds by the server's clock, as far as an answer has told it. */
    readonly serverNow: () => number
  }
  readonly catalogue: Promised<FirstServices["catalogue"]>
  readonly seatMaps: With<
    FirstServices["seatMaps"],
    {
      /** Tells each newer availability until stopped; `every` is the pause between two questions where no stream is open. */
      readonly watch: (
        subject: MapSubject,
        listener: (change: AvailabilityChange) => void,
        every?: Duration.Input,
      ) => Stop
    }
  >
  readonly holds: Promised<FirstServices["holds"]>
  readonly accessKeys: With<
    FirstServices["accessKeys"],
    {
      /** What needs a key and the keys of this session, as last heard. */
      readonly current: () => AccessSnapshot
      readonly subscribe: (listener: (snapshot: AccessSnapshot) => void) => Stop
    }
  >
  readonly cart: With<
    FirstServices["cart"],
    {
      /** The cart as last seen, without asking. */
      readonly current: () => CartSnapshot
      readonly subscribe: (listener: (snapshot: CartSnapshot) => void) => Stop
      /** Seconds left, each second; nothing while there is no hold. */
      readonly countdown: (listener: (seconds: number | undefined) => void) => Stop
      readonly messages: (listener: (message: CartMessage) => void) => Stop
    }
  >
  readonly checkout: With<
    LaterServicesByName["checkout"],
    {
      /** How far a payment is, as last seen. */
      readonly stage: () => CheckoutStage
      readonly subscribe: (listener: (stage: CheckoutStage) => void) => Stop
    }
  >
  readonly clients: With<
    LaterServicesByName["clients"],
    {
      /** Who is logged in as last seen, without asking. */
      readonly current: () => ClientSnapshot
      readonly subscribe: (listener: (snapshot: ClientSnapshot) => void) => Stop
      /** How far signing in at a provider is, as last seen. */
      readonly social: {
        readonly current: () => SocialSignInState
        readonly subscribe: (listener: (state: SocialSignInState) => void) => Stop
      }
    }
  >
  readonly queue: With<
    LaterServicesByName["queue"],
    {
      /** Tells the place now and at each change, until it ends, fails or is stopped. */
      readonly follow: (
        thing: Guarded,
        listener: (place: QueuePlace) => void,
        onFailure: (failure: unknown) => void,
        from?: QueuePlace,
      ) => Stop
    }
  >
  readonly deliveries: With<
    LaterServicesByName["deliveries"],
    {
      /** The mode chosen for each event, as kept on the device. */
      readonly current: () => ShippingSelection
      readonly subscribe: (listener: (selection: ShippingSelection) => void) => Stop
      /** Tells what is added to the selection and deleted from it, from now on. */
      readonly broadcasts: (listener: (broadcast: ShippingBroadcast) => void) => Stop
    }
  >
  readonly logs: With<
    LaterServicesByName["logs"],
    {
      /** Tells each call that fails from now on, until stopped. */
      readonly failures: (listener: (entry: FailureEntry) => void) => Stop
    }
  >
  readonly tracking: With<
    LaterServicesByName["tracking"],
    {
      /** Tells logouts and carts that ran out from now on, of shoppers who agreed. */
      readonly events: (listener: (event: TrackedMoment) => void) => Stop
    }
  >
  readonly consent: With<
    LaterServicesByName["consent"],
    {
      /** What the shopper answered, as last seen. */
      readonly current: () => ConsentSnapshot
      readonly subscribe: (listener: (consent: ConsentSnapshot) => void) => Stop
    }
  >
  readonly support: With<
    LaterServicesByName["support"],
    {
      /** The token of the signed-in staff member, expired or not, as the device keeps it. */
      readonly token: () => Token | undefined
    }
  >
  /** The address of a picture or file that an answer names, at this client's server. */
  readonly assetUrl: (path: string) => string
  /** Runs an effect with every service of this client. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, ShopServices | LaterServices>) => Promise<A>
  /** Stops the countdown and everything under way. */
  readonly dispose: () => Promise<void>
}
