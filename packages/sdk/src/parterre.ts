import type { SocialSignInState } from "@parterre/domain/accounts"
import type { Guarded } from "@parterre/domain/queues"
import type { ShippingBroadcast, ShippingSelection } from "@parterre/domain/shipping"
import type * as Duration from "effect/Duration"
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import type * as SubscriptionRef from "effect/SubscriptionRef"
import type { CartMessage } from "./carts/Cart.ts"
import { type CartSnapshot, UNLOADED_CART } from "./carts/cart-snapshot.ts"
import type { CheckoutStage } from "./checkout/Checkout.ts"
import { assetUrl } from "./client/asset-url.ts"
import { ApiUnreachable, type Language } from "./client/failures.ts"
import { memoryStorage } from "./client/key-values.ts"
import { storedToken } from "./client/stored-token.ts"
import { type ClientSnapshot, clientAtStart } from "./clients/client-snapshot.ts"
import type { FailureEntry } from "./logs/Logs.ts"
import type { LaterServices, OpenLater, OpenShop, ShopServices } from "./open-shop.ts"
import type {
  ConsentSnapshot,
  Parterre,
  PlainServices,
  Promised,
  Stop,
  TrackedMoment,
} from "./parterre-services.ts"
import type { AccessSnapshot } from "./queue/AccessKeys.ts"
import type { QueuePlace } from "./queue/Queue.ts"
import type { AvailabilityChange } from "./seating/availability-change.ts"
import type { MapSubject } from "./seating/map-subject.ts"
import type { SessionStart } from "./sessions/Session.ts"
import type { ParterreOptions } from "./shop-layer.ts"
import { A_TURN } from "./turns.ts"

type Services = OpenShop["services"]
type Later = OpenLater["services"]

/** Those that have nothing of their own here. */
const PLAIN = [
  "taxes",
  "paymentMethods",
  "deferredPayments",
  "renewals",
  "invoices",
  "tickets",
  "memberships",
  "giftCertificates",
  "donations",
  "flexPasses",
  "combos",
  "parking",
  "promotions",
  "locations",
  "outlets",
  "banners",
  "newsletters",
  "verifications",
  "staticPages",
  "wallets",
  "keptCards",
  "passkeys",
  "signIns",
  "personalData",
  "scans",
  "venues",
] as const

const NOTHING_CHOSEN: ShippingSelection = {}
const UNASKED: AccessSnapshot = { guarded: undefined, keys: { pages: [], others: [] } }

/**
 * The SDK as Promises: results as values, failures thrown as the errors of the operation (see `isProblem`). The services
 * behind it are loaded when the first of them is asked for, so that a page can be shown before they come; who only listens
 * is told from then on.
 */
export function createParterre(given: ParterreOptions): Parterre {
  const storage = given.storage ?? memoryStorage()
  const staffStorage = given.staffStorage ?? storage
  const firstClient = clientAtStart(storage)
  let language: Language = given.language ?? "fr"

  let shop: OpenShop | undefined
  let later: OpenLater | undefined
  /** The same once whoever listened before has been told, so that acts keep their order. */
  let ready: OpenShop | undefined
  let laterReady: OpenLater | undefined
  let isDisposed = false
  /** Listeners of services that are not there yet. */
  const waiting = new Set<() => void>()
  const tellWaiting = async () => {
    let began = performance.now()
    for (const again of [...waiting]) {
      if (waiting.has(again)) again()
      if (performance.now() - began < A_TURN) continue
      await aTurn()
      began = performance.now()
    }
  }
  const unreachable = (cause?: unknown) => new ApiUnreachable("network", language, cause)
  const openFirst = loadedOnce(async () => {
    const openShop = await import("./open-shop.ts").then((loaded) => loaded.openShop)
    await aTurn()
    const opened = await openShop({ ...given, storage, staffStorage, language })
    await aTurn()
    if (isDisposed) {
      await opened.dispose()
      throw unreachable()
    }
    // Another may have been told in a turn between.
    while (opened.language() !== language) await opened.run(opened.services.session.setLanguage(language))
    shop = opened
    await tellWaiting()
    ready = opened
    return opened
  }, unreachable)
  const openLater = loadedOnce(async () => {
    later = await (await openFirst()).openLater()
    await tellWaiting()
    laterReady = later
    return later
  }, unreachable)

  const method =
    <Args extends readonly unknown[], A, E>(
      effect: (services: Services) => (...args: Args) => Effect.Effect<A, E, ShopServices>,
    ) =>
    async (...args: Args): Promise<A> => {
      // Without a detour once they are there: acts keep their order.
      const { run, services } = ready ?? (await openFirst())
      return run(effect(services)(...args))
    }
  /** The same of one that takes nothing. */
  const call = <A, E>(
    effect: (services: Services) => Effect.Effect<A, E, ShopServices>,
  ): (() => Promise<A>) => method((services) => () => effect(services))
  const laterMethod =
    <Args extends readonly unknown[], A, E>(
      effect: (services: Later) => (...args: Args) => Effect.Effect<A, E>,
    ) =>
    async (...args: Args): Promise<A> => {
      const { run, services } = laterReady ?? (await openLater())
      return run(effect(services)(...args))
    }
  /** Every method of a service; `own` are those that are another thing here. */
  const service = <Name extends keyof Services, Own extends object = object>(name: Name, own?: Own) =>
    byName<Services[Name], Own>(own, (of) => method((services) => of(services[name])))
  const laterService = <Name extends keyof Later, Own extends object = object>(name: Name, own?: Own) =>
    byName<Later[Name], Own>(own, (of) => laterMethod((services) => of(services[name])))

  /** Those that have nothing else here. */
  const asTheyAre = Object.fromEntries(
    PLAIN.map((name) => [name, laterService(name)] as const),
  ) as unknown as Pick<PlainServices, (typeof PLAIN)[number]>

  /** Starts now, or once the services are there. */
  const follow = (start: () => Stop | undefined): Stop => {
    let stop = start()
    const again = () => {
      stop = start()
      if (stop !== undefined) waiting.delete(again)
    }
    if (stop === undefined) waiting.add(again)
    return () => {
      waiting.delete(again)
      stop?.()
    }
  }
  const listen = <A, E>(
    stream: (services: Services) => Stream.Stream<A, E>,
    listener: (value: A) => void,
  ): Stop => follow(() => shop?.listen(stream(shop.services), listener))
  const listenTo = <A>(
    state: () => SubscriptionRef.SubscriptionRef<A> | undefined,
    listener: (value: A) => void,
  ): Stop =>
    follow(() => {
      const ref = state()
      return ref && shop?.listenTo(ref, listener)
    })

  return {
    session: {
      start: method(
        ({ session }) =>
          (start?: SessionStart) =>
            session.start(start),
      ),
      end: call(({ session }) => session.end),
      setLanguage: async (next: Language) => {
        language = next
        await shop?.run(shop.services.session.setLanguage(next))
      },
      language: (): Language => shop?.language() ?? language,
      serverNow: (): number => shop?.serverNow() ?? Date.now(),
    },
    catalogue: service("catalogue"),
    seatMaps: service("seatMaps", {
      watch: (
        subject: MapSubject,
        listener: (change: AvailabilityChange) => void,
        every?: Duration.Input,
      ): Stop => {
        const stop = listen(({ seatMaps }) => seatMaps.watch(subject, every), listener)
        // Without the services it is a map as it was; each call tries them again.
        openFirst().catch(() => undefined)
        return stop
      },
    }),
    holds: service("holds"),
    accessKeys: service("accessKeys", {
      current: (): AccessSnapshot => shop?.now(shop.services.accessKeys.state) ?? UNASKED,
      subscribe: (listener: (snapshot: AccessSnapshot) => void): Stop =>
        listenTo(() => shop?.services.accessKeys.state, listener),
    }),
    cart: service("cart", {
      current: (): CartSnapshot => shop?.now(shop.services.cart.state) ?? UNLOADED_CART,
      subscribe: (listener: (snapshot: CartSnapshot) => void): Stop =>
        listenTo(() => shop?.services.cart.state, listener),
      countdown: (listener: (seconds: number | undefined) => void): Stop =>
        listen(({ cart }) => cart.countdown, listener),
      messages: (listener: (message: CartMessage) => void): Stop =>
        listen(({ cart }) => cart.messages, listener),
    }),
    ...asTheyAre,
    checkout: laterService("checkout", {
      stage: (): CheckoutStage => (later === undefined ? "idle" : later.now(later.services.checkout.stage)),
      subscribe: (listener: (stage: CheckoutStage) => void): Stop =>
        listenTo(() => later?.services.checkout.stage, listener),
    }),
    clients: laterService("clients", {
      current: (): ClientSnapshot =>
        later === undefined ? firstClient : later.now(later.services.clients.state),
      subscribe: (listener: (snapshot: ClientSnapshot) => void): Stop =>
        listenTo(() => later?.services.clients.state, listener),
      social: {
        current: (): SocialSignInState =>
          later === undefined ? "ready" : later.now(later.services.clients.social),
        subscribe: (listener: (state: SocialSignInState) => void): Stop =>
          listenTo(() => later?.services.clients.social, listener),
      },
    }),
    queue: laterService("queue", {
      follow: (
        thing: Guarded,
        listener: (place: QueuePlace) => void,
        onFailure: (failure: unknown) => void,
        from?: QueuePlace,
      ): Stop => {
        const stop = follow(() =>
          later?.listen(later.services.queue.follow(thing, from, onFailure), listener),
        )
        openLater().catch(onFailure)
        return stop
      },
    }),
    deliveries: laterService("deliveries", {
      current: (): ShippingSelection => later?.now(later.services.deliveries.selection) ?? NOTHING_CHOSEN,
      subscribe: (listener: (selection: ShippingSelection) => void): Stop =>
        listenTo(() => later?.services.deliveries.selection, listener),
      broadcasts: (listener: (broadcast: ShippingBroadcast) => void): Stop =>
        follow(() => later?.listen(later.services.deliveries.broadcasts, listener)),
    }),
    logs: laterService("logs", {
      failures: (listener: (entry: FailureEntry) => void): Stop =>
        follow(() => later?.listen(later.services.logs.failures, listener)),
    }),
    tracking: laterService("tracking", {
      events: (listener: (event: TrackedMoment) => void): Stop =>
        follow(() => later?.listen(later.services.tracking.events, listener)),
    }),
    consent: laterService("consent", {
      current: (): ConsentSnapshot =>
        later === undefined ? "unread" : later.now(later.services.consent.state),
      subscribe: (listener: (consent: ConsentSnapshot) => void): Stop => {
        const stop = listenTo(() => later?.services.consent.state, listener)
        // Without the services nobody is asked, and nobody counted.
        openLater().catch(() => undefined)
        return stop
      },
    }),
    support: laterService("support", {
      token: () => storedToken(staffStorage, given.subdomain, "staff"),
    }),
    assetUrl: (path: string) => assetUrl(given.baseUrl, path),
    run: async <A, E>(effect: Effect.Effect<A, E, ShopServices | LaterServices>): Promise<A> =>
      (await openLater()).run(effect),
    dispose: async () => {
      isDisposed = true
      waiting.clear()
      await shop?.dispose()
    },
  }
}

/** Looks methods of a service up by name when they are called, so that none is written out before the service is loaded. */
const byName = <Service extends object, Own extends object>(
  own: Own | undefined,
  methodOf: (
    work: (service: Service) => (...args: readonly unknown[]) => Effect.Effect<unknown, unknown>,
  ) => unknown,
) =>
  new Proxy({ ...own } as Own & Omit<Promised<Service>, keyof Own>, {
    get: (methods, name) =>
      // Whoever awaits a service is not to call it.
      name in methods || name === "then"
        ? Reflect.get(methods, name)
        : methodOf((service) => (...args) => {
            const work: unknown = Reflect.get(service, name)
            return typeof work === "function" ? work(...args) : work
          }),
  })

/** Evaluating what was loaded, opening it and what is asked of it are long on a phone: a press is heard in between. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve))

/** A load that is shared by all who ask; one that failed may be tried again. */
function loadedOnce<Value>(load: () => Promise<Value>, failed: (cause: unknown) => Error) {
  let loading: Promise<Value> | undefined
  return (): Promise<Value> => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      // A URIError tells whoever built the shop that its address is none.
      throw cause instanceof ApiUnreachable || cause instanceof URIError ? cause : failed(cause)
    })
    return loading
  }
}
