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
    start: (start?: SessionStart) => Promise<Token>
    end: () => Promise<void>
    /** Texts and problems of later answers are in it. */
    setLanguage: (next: Language) => Promise<void>
    language: () => Language
    /** Epoch milliseconds by the server's clock, as far as an answer has told it. */
    serverNow: () => number
  }
  readonly catalogue: Promised<FirstServices["catalogue"]>
  readonly seatMaps: With<
    FirstServices["seatMaps"],
    {
      /** Tells each newer availability until stopped; `every` is the pause between two questions where no stream is open. */
      watch: (
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
      current: () => AccessSnapshot
      subscribe: (listener: (snapshot: AccessSnapshot) => void) => Stop
    }
  >
  readonly cart: With<
    FirstServices["cart"],
    {
      /** The cart as last seen, without asking. */
      current: () => CartSnapshot
      subscribe: (listener: (snapshot: CartSnapshot) => void) => Stop
      /** Seconds left, each second; nothing while there is no hold. */
      countdown: (listener: (seconds: number | undefined) => void) => Stop
      messages: (listener: (message: CartMessage) => void) => Stop
    }
  >
  readonly checkout: With<
    LaterServicesByName["checkout"],
    {
      /** How far a payment is, as last seen. */
      stage: () => CheckoutStage
      subscribe: (listener: (stage: CheckoutStage) => void) => Stop
    }
  >
  readonly clients: With<
    LaterServicesByName["clients"],
    {
      /** Who is logged in as last seen, without asking. */
      current: () => ClientSnapshot
      subscribe: (listener: (snapshot: ClientSnapshot) => void) => Stop
      /** How far signing in at a provider is, as last seen. */
      social: {
        current: () => SocialSignInState
        subscribe: (listener: (state: SocialSignInState) => void) => Stop
      }
    }
  >
  readonly queue: With<
    LaterServicesByName["queue"],
    {
      /** Tells the place now and at each change, until it ends, fails or is stopped. */
      follow: (
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
      current: () => ShippingSelection
      subscribe: (listener: (selection: ShippingSelection) => void) => Stop
      /** Tells what is added to the selection and deleted from it, from now on. */
      broadcasts: (listener: (broadcast: ShippingBroadcast) => void) => Stop
    }
  >
  readonly logs: With<
    LaterServicesByName["logs"],
    {
      /** Tells each call that fails from now on, until stopped. */
      failures: (listener: (entry: FailureEntry) => void) => Stop
    }
  >
  readonly tracking: With<
    LaterServicesByName["tracking"],
    {
      /** Tells logouts and carts that ran out from now on, of shoppers who agreed. */
      events: (listener: (event: TrackedMoment) => void) => Stop
    }
  >
  readonly consent: With<
    LaterServicesByName["consent"],
    {
      /** What the shopper answered, as last seen. */
      current: () => ConsentSnapshot
      subscribe: (listener: (consent: ConsentSnapshot) => void) => Stop
    }
  >
  readonly support: With<
    LaterServicesByName["support"],
    {
      /** The token of the signed-in staff member, expired or not, as the device keeps it. */
      token: () => Token | undefined
    }
  >
  /** The address of a picture or file that an answer names, at this client's server. */
  readonly assetUrl: (path: string) => string
  /** Runs an effect with every service of this client. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, ShopServices | LaterServices>) => Promise<A>
  /** Stops the countdown and everything under way. */
  readonly dispose: () => Promise<void>
}
