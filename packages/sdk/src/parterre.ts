import * as Cause from "effect/Cause"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import type * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { Cart, type CartMessage, type CartSnapshot } from "./carts/Cart.ts"
import { Catalogue } from "./catalogue/Catalogue.ts"
import { Checkout, type CheckoutStage } from "./checkout/Checkout.ts"
import { ApiUnreachable, type Language } from "./client/failures.ts"
import { Transport } from "./client/Transport.ts"
import { type ClientSnapshot, Clients } from "./clients/Clients.ts"
import { Holds } from "./holds/Holds.ts"
import { Invoices } from "./invoices/Invoices.ts"
import { type ParterreOptions, parterreLayer } from "./layer.ts"
import { Locations } from "./locations/Locations.ts"
import { Taxes } from "./pricing/Taxes.ts"
import type { MapSubject } from "./seating/map-subject.ts"
import { type AvailabilityChange, SeatMaps } from "./seating/SeatMaps.ts"
import { Session, type SessionStart } from "./sessions/Session.ts"
import { Support } from "./support/Support.ts"
import { Tickets } from "./tickets/Tickets.ts"

type Services = Layer.Success<ReturnType<typeof parterreLayer>>
type Stop = () => void

/** The SDK as Promises: results as values, failures thrown as the errors of the operation (see `isProblem`). */
export function createParterre(options: ParterreOptions) {
  const runtime = ManagedRuntime.make(parterreLayer(options))
  const services = runtime.runSync(
    Effect.all({
      session: Session,
      catalogue: Catalogue,
      seatMaps: SeatMaps,
      holds: Holds,
      cart: Cart,
      taxes: Taxes,
      checkout: Checkout,
      clients: Clients,
      invoices: Invoices,
      tickets: Tickets,
      support: Support,
      locations: Locations,
      transport: Transport,
    }),
  )
  const { session, catalogue, seatMaps, holds, cart, taxes, checkout, support, locations, transport } =
    services
  const { clients, invoices, tickets } = services
  const run = async <A, E>(effect: Effect.Effect<A, E, Services>): Promise<A> => {
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
    <Args extends readonly unknown[], A, E>(effect: (...args: Args) => Effect.Effect<A, E, Services>) =>
    (...args: Args): Promise<A> =>
      run(effect(...args))

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
    taxes: { ofPrice: method(taxes.ofPrice), shippings: method(taxes.shippings) },
    checkout: {
      start: () => run(checkout.start),
      pay: method(checkout.pay),
      sale: () => run(checkout.sale),
      certificate: method(checkout.certificate),
      paymentMethods: () => run(checkout.paymentMethods),
      receipt: method(checkout.receipt),
      savedReceipt: method(checkout.savedReceipt),
      ticketsPdf: method(checkout.ticketsPdf),
      seatsPdf: method(checkout.seatsPdf),
      stage: (): CheckoutStage => SubscriptionRef.getUnsafe(checkout.stage),
      subscribe: (listener: (stage: CheckoutStage) => void): Stop =>
        listen(SubscriptionRef.changes(checkout.stage), listener),
    },
    clients: {
      /** Who is logged in as last seen, without asking. */
      current: (): ClientSnapshot => SubscriptionRef.getUnsafe(clients.state),
      check: () => run(clients.check),
      logIn: method(clients.logIn),
      logOut: () => run(clients.logOut),
      signUp: method(clients.signUp),
      update: method(clients.update),
      refresh: () => run(clients.refresh),
      changePassword: method(clients.changePassword),
      requestPasswordReset: method(clients.requestPasswordReset),
      resetPassword: method(clients.resetPassword),
      confirmEmail: method(clients.confirmEmail),
      sendEmailConfirmation: method(clients.sendEmailConfirmation),
      withdrawEmailChange: method(clients.withdrawEmailChange),
      undoEmailChange: method(clients.undoEmailChange),
      subscribe: (listener: (snapshot: ClientSnapshot) => void): Stop =>
        listen(SubscriptionRef.changes(clients.state), listener),
    },
    invoices: { list: method(invoices.list), html: method(invoices.html) },
    tickets: { upcoming: () => run(tickets.upcoming) },
    support: {
      logIn: method(support.logIn),
      logOut: () => run(support.logOut),
      token: () => runtime.runSync(support.token),
      permissions: () => run(support.permissions),
      carts: method(support.carts),
      cart: method(support.cart),
      holds: method(support.holds),
      hold: method(support.hold),
      releaseHold: method(support.releaseHold),
    },
    locations: {
      list: () => run(locations.list),
      one: method(locations.one),
      shopperCity: () => run(locations.shopperCity),
    },
    assetUrl: transport.assetUrl,
    /** Runs an effect with every service of this client. */
    run,
    /** Stops the countdown and everything under way. */
    dispose: () => runtime.dispose(),
  }
}

export type Parterre = ReturnType<typeof createParterre>
