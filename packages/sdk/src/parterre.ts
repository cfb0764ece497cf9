import type { Guarded } from "@parterre/domain/queues"
import * as Cause from "effect/Cause"
import type * as Context from "effect/Context"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { Cart, type CartMessage, type CartSnapshot } from "./carts/Cart.ts"
import { Catalogue } from "./catalogue/Catalogue.ts"
import type { CheckoutStage } from "./checkout/Checkout.ts"
import { ApiUnreachable, type Language } from "./client/failures.ts"
import { Tokens } from "./client/Tokens.ts"
import { Transport } from "./client/Transport.ts"
import type { ClientSnapshot } from "./clients/Clients.ts"
import { Holds } from "./holds/Holds.ts"
import type { laterPart } from "./later-part.ts"
import { AccessKeys, type AccessSnapshot } from "./queue/AccessKeys.ts"
import type { QueuePlace } from "./queue/Queue.ts"
import type { AvailabilityChange } from "./seating/availability-change.ts"
import type { MapSubject } from "./seating/map-subject.ts"
import { SeatMaps } from "./seating/SeatMaps.ts"
import { Session, type SessionStart } from "./sessions/Session.ts"
import { type ParterreOptions, shopLayer } from "./shop-layer.ts"

type ShopServices = Layer.Success<ReturnType<typeof shopLayer>>
type LaterPart = ReturnType<typeof laterPart>
type LaterServices = Layer.Success<LaterPart["layer"]>
type Later = {
  readonly [Name in keyof LaterPart["services"]]: LaterPart["services"][Name]["Service"]
}
type Stop = () => void

const UNKNOWN: ClientSnapshot = { status: "unknown", client: undefined }

/** The SDK as Promises: results as values, failures thrown as the errors of the operation (see `isProblem`). */
export function createParterre(options: ParterreOptions) {
  const runtime = ManagedRuntime.make(shopLayer(options))
  const services = runtime.runSync(
    Effect.all({
      session: Session,
      catalogue: Catalogue,
      seatMaps: SeatMaps,
      holds: Holds,
      cart: Cart,
      accessKeys: AccessKeys,
      tokens: Tokens,
      transport: Transport,
    }),
  )
  const { session, catalogue, seatMaps, holds, cart, accessKeys, tokens, transport } = services
  const run = async <A, E>(effect: Effect.Effect<A, E, ShopServices>): Promise<A> => {
    const exit = await runtime.runPromiseExit(effect)
    if (Exit.isSuccess(exit)) return exit.value
    // Only `dispose` interrupts: to the caller it is an answer that will not come.
    if (Cause.hasInterruptsOnly(exit.cause)) throw new ApiUnreachable("network", options.language ?? "fr")
    throw Cause.squash(exit.cause)
  }
  const listen = <A, E>(stream: Stream.Stream<A, E>, listener: (value: A) => void): Stop => {
    const fiber = runtime.runFork(Stream.runForEach(stream, (value) => Effect.sync(() => listener(value))))
    return () => void runtime.runFork(Fiber.interrupt(fiber))
  }
  const method =
    <Args extends readonly unknown[], A, E>(effect: (...args: Args) => Effect.Effect<A, E, ShopServices>) =>
    (...args: Args): Promise<A> =>
      run(effect(...args))

  let later: { readonly context: Context.Context<LaterServices>; readonly services: Later } | undefined
  let opening: Promise<NonNullable<typeof later>> | undefined
  /** A load that failed may be tried again. */
  const openLater = () => {
    opening ??= loadLater().catch((cause: unknown) => {
      opening = undefined
      throw new ApiUnreachable("network", runtime.runSync(session.language), cause)
    })
    return opening
  }
  const loadLater = async () => {
    const { laterPart } = await import("./later-part.ts")
    const { layer, services } = laterPart(options)
    const context = await run(Layer.buildWithScope(layer, runtime.scope))
    later = { context, services: await run(Effect.provideContext(Effect.all(services), context)) }
    return later
  }
  /** A method of a service that is loaded when it is asked for. */
  const laterMethod =
    <Args extends readonly unknown[], A, E>(
      effect: (services: Later) => (...args: Args) => Effect.Effect<A, E>,
    ) =>
    async (...args: Args): Promise<A> =>
      run(effect((await openLater()).services)(...args))
  /** The same of one that takes nothing. */
  const laterCall = <A, E>(effect: (services: Later) => Effect.Effect<A, E>): (() => Promise<A>) =>
    laterMethod((services) => () => effect(services))
  const listenLater = <A, E>(
    stream: (services: Later) => Stream.Stream<A, E>,
    listener: (value: A) => void,
    // Usually told by the call that needs the service.
    onFailure: (failure: unknown) => void = () => undefined,
  ): Stop => {
    let isHeard = true
    let stop: Stop = () => {
      isHeard = false
    }
    openLater().then(({ services }) => {
      if (isHeard) stop = listen(stream(services), listener)
    }, onFailure)
    return () => stop()
  }

  return {
    session: {
      start: (start?: SessionStart) => run(session.start(start)),
      end: () => run(session.end),
      setLanguage: (language: Language) => run(session.setLanguage(language)),
      language: () => runtime.runSync(session.language),
      /** Epoch milliseconds by the server's clock. */
      serverNow: () => runtime.runSync(session.serverNow),
    },
    catalogue: {
      config: () => run(catalogue.config),
      pages: method(catalogue.pages),
      page: method(catalogue.page),
      event: method(catalogue.event),
      subscription: method(catalogue.subscription),
    },
    seatMaps: {
      venue: method(seatMaps.venue),
      section: method(seatMaps.section),
      details: method(seatMaps.details),
      ofVenue: method(seatMaps.ofVenue),
      detailsOfVenue: method(seatMaps.detailsOfVenue),
      availability: method(seatMaps.availability),
      /** Tells each newer availability until stopped. */
      watch: (
        subject: MapSubject,
        listener: (change: AvailabilityChange) => void,
        every?: Duration.Input,
      ): Stop => listen(seatMaps.watch(subject, every), listener),
    },
    holds: {
      place: method(holds.place),
      release: method(holds.release),
      extend: () => run(holds.extend),
      byPriceLevel: method(holds.byPriceLevel),
    },
    accessKeys: {
      /** What needs a key and the keys of this session, as last heard. */
      current: (): AccessSnapshot => SubscriptionRef.getUnsafe(accessKeys.state),
      /** What a thing needs a key of now: itself, its page, or nothing. */
      guard: method(accessKeys.guard),
      subscribe: (listener: (snapshot: AccessSnapshot) => void): Stop =>
        listen(SubscriptionRef.changes(accessKeys.state), listener),
    },
    cart: {
      /** The cart as last seen, without asking. */
      current: (): CartSnapshot => SubscriptionRef.getUnsafe(cart.state),
      callCart: () => run(cart.callCart),
      addElements: method(cart.addElements),
      addBest: method(cart.addBest),
      moreOne: method(cart.moreOne),
      lessOne: method(cart.lessOne),
      delete: method(cart.delete),
      deleteAlone: method(cart.deleteAlone),
      deleteAllElement: () => run(cart.deleteAllElement),
      extend: () => run(cart.extend),
      subscribe: (listener: (snapshot: CartSnapshot) => void): Stop =>
        listen(SubscriptionRef.changes(cart.state), listener),
      /** Seconds left, each second; nothing while there is no hold. */
      countdown: (listener: (seconds: number | undefined) => void): Stop => listen(cart.countdown, listener),
      messages: (listener: (message: CartMessage) => void): Stop => listen(cart.messages, listener),
    },
    taxes: {
      ofPrice: laterMethod(({ taxes }) => taxes.ofPrice),
      shippings: laterMethod(({ taxes }) => taxes.shippings),
    },
    checkout: {
      start: laterCall(({ checkout }) => checkout.start),
      pay: laterMethod(({ checkout }) => checkout.pay),
      sale: laterCall(({ checkout }) => checkout.sale),
      certificate: laterMethod(({ checkout }) => checkout.certificate),
      paymentMethods: laterCall(({ checkout }) => checkout.paymentMethods),
      receipt: laterMethod(({ checkout }) => checkout.receipt),
      savedReceipt: laterMethod(({ checkout }) => checkout.savedReceipt),
      ticketsPdf: laterMethod(({ checkout }) => checkout.ticketsPdf),
      ticketCode: laterMethod(({ checkout }) => checkout.ticketCode),
      seatsPdf: laterMethod(({ checkout }) => checkout.seatsPdf),
      stage: (): CheckoutStage =>
        later === undefined ? "idle" : SubscriptionRef.getUnsafe(later.services.checkout.stage),
      subscribe: (listener: (stage: CheckoutStage) => void): Stop =>
        listenLater(({ checkout }) => SubscriptionRef.changes(checkout.stage), listener),
    },
    clients: {
      /** Who is logged in as last seen, without asking. */
      current: (): ClientSnapshot =>
        later === undefined ? UNKNOWN : SubscriptionRef.getUnsafe(later.services.clients.state),
      check: laterCall(({ clients }) => clients.check),
      logIn: laterMethod(({ clients }) => clients.logIn),
      logOut: laterCall(({ clients }) => clients.logOut),
      signUp: laterMethod(({ clients }) => clients.signUp),
      update: laterMethod(({ clients }) => clients.update),
      refresh: laterCall(({ clients }) => clients.refresh),
      changePassword: laterMethod(({ clients }) => clients.changePassword),
      requestPasswordReset: laterMethod(({ clients }) => clients.requestPasswordReset),
      resetPassword: laterMethod(({ clients }) => clients.resetPassword),
      confirmEmail: laterMethod(({ clients }) => clients.confirmEmail),
      sendEmailConfirmation: laterMethod(({ clients }) => clients.sendEmailConfirmation),
      withdrawEmailChange: laterMethod(({ clients }) => clients.withdrawEmailChange),
      undoEmailChange: laterMethod(({ clients }) => clients.undoEmailChange),
      subscribe: (listener: (snapshot: ClientSnapshot) => void): Stop =>
        listenLater(({ clients }) => SubscriptionRef.changes(clients.state), listener),
    },
    invoices: {
      list: laterMethod(({ invoices }) => invoices.list),
      html: laterMethod(({ invoices }) => invoices.html),
    },
    tickets: {
      upcoming: laterCall(({ tickets }) => tickets.upcoming),
    },
    queue: {
      ask: laterMethod(({ queue }) => queue.ask),
      /** Tells the place now and at each change, until it ends, fails or is stopped. */
      follow: (
        thing: Guarded,
        listener: (place: QueuePlace) => void,
        onFailure: (failure: unknown) => void,
        from?: QueuePlace,
      ): Stop => listenLater(({ queue }) => queue.follow(thing, from, onFailure), listener, onFailure),
      leave: laterMethod(({ queue }) => queue.leave),
      emailStatus: laterMethod(({ queue }) => queue.emailStatus),
      askForEmail: laterMethod(({ queue }) => queue.askForEmail),
    },
    support: {
      logIn: laterMethod(({ support }) => support.logIn),
      logOut: laterCall(({ support }) => support.logOut),
      token: () => runtime.runSync(tokens.get("staff")),
      permissions: laterCall(({ support }) => support.permissions),
      carts: laterMethod(({ support }) => support.carts),
      cart: laterMethod(({ support }) => support.cart),
      holds: laterMethod(({ support }) => support.holds),
      hold: laterMethod(({ support }) => support.hold),
      releaseHold: laterMethod(({ support }) => support.releaseHold),
    },
    locations: {
      list: laterCall(({ locations }) => locations.list),
      one: laterMethod(({ locations }) => locations.one),
      shopperCity: laterCall(({ locations }) => locations.shopperCity),
    },
    assetUrl: transport.assetUrl,
    /** Runs an effect with every service of this client. */
    run: async <A, E>(effect: Effect.Effect<A, E, ShopServices | LaterServices>): Promise<A> =>
      run(Effect.provideContext(effect, (await openLater()).context)),
    /** Stops the countdown and everything under way. */
    dispose: () => runtime.dispose(),
  }
}

export type Parterre = ReturnType<typeof createParterre>
