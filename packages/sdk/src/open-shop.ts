import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as References from "effect/References"
import * as Scheduler from "effect/Scheduler"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { Cart } from "./carts/Cart.ts"
import { Catalogue } from "./catalogue/Catalogue.ts"
import { ApiUnreachable } from "./client/failures.ts"
import { Holds } from "./holds/Holds.ts"
import type { laterPart } from "./later-part.ts"
import { AccessKeys } from "./queue/AccessKeys.ts"
import { SeatMaps } from "./seating/SeatMaps.ts"
import { Session } from "./sessions/Session.ts"
import { type ParterreOptions, shopLayer } from "./shop-layer.ts"
import { A_TURN } from "./turns.ts"

type LaterPart = ReturnType<typeof laterPart>
/** The services of a first screen, by the names that callers of Promises know them by. */
export interface FirstServices {
  readonly session: Session["Service"]
  readonly catalogue: Catalogue["Service"]
  readonly seatMaps: SeatMaps["Service"]
  readonly holds: Holds["Service"]
  readonly cart: Cart["Service"]
  readonly accessKeys: AccessKeys["Service"]
}
/** Those that it does without. */
export type LaterServicesByName = {
  readonly [Name in keyof LaterPart["services"]]: LaterPart["services"][Name]["Service"]
}

export type ShopServices = Layer.Success<ReturnType<typeof shopLayer>>
export type LaterServices = Layer.Success<LaterPart["layer"]>
export type OpenShop = Awaited<ReturnType<typeof openShop>>
export type OpenLater = Awaited<ReturnType<OpenShop["openLater"]>>

let turnBegan = 0

const inNextTurn = (work: () => void) => {
  const timer = setTimeout(() => {
    turnBegan = performance.now()
    work()
  })
  return () => clearTimeout(timer)
}

/** Fibers of one opening share a turn: each by itself is short. Those that stay at work afterwards are as others are. */
class InTurns extends Scheduler.MixedScheduler {
  isOpening = true
  override shouldYield(fiber: Fiber.Fiber<unknown, unknown>): boolean {
    return this.isOpening ? performance.now() - turnBegan > A_TURN : super.shouldYield(fiber)
  }
}

interface How {
  readonly scheduler: Scheduler.Scheduler
}

/** Opens with as many turns for the page as it takes. */
async function inTurns<A>(open: (how: How) => Promise<A>): Promise<A> {
  const scheduler = new InTurns("async", inNextTurn)
  try {
    return await open({ scheduler })
  } finally {
    scheduler.isOpening = false
  }
}

/** No caller that knows Promises only can set a tracer, and spans take time and trust the clock. */
const untraced = Layer.succeed(References.TracerEnabled, false)

/** An address that no request can be sent to is no lost network: whoever wrote it is told, and nothing is tried. */
function checkAddress(baseUrl: string): void {
  const page = (globalThis as { location?: { href: string } }).location?.href
  if (URL.canParse(baseUrl, page) && /^https?:$/.test(new URL(baseUrl, page).protocol)) return
  throw new URIError(
    `baseUrl ${JSON.stringify(baseUrl)} is no address of a server. Give one with its scheme, such as "https://tickets.example"; in a browser "/" is the page's own server.`,
  )
}

/** The services of a first screen at work, for callers that know Promises only. */
export async function openShop(options: ParterreOptions) {
  checkAddress(options.baseUrl)
  const runtime = ManagedRuntime.make(Layer.merge(shopLayer(options), untraced))
  const first = Effect.all({
    session: Session,
    catalogue: Catalogue,
    seatMaps: SeatMaps,
    holds: Holds,
    cart: Cart,
    accessKeys: AccessKeys,
  })
  const services: FirstServices = await inTurns((how) => runtime.runPromise(first, how))
  let isDisposed = false
  const language = () => runtime.runSync(services.session.language)
  const run = async <A, E>(effect: Effect.Effect<A, E, ShopServices>, how?: How): Promise<A> => {
    const exit = await runtime.runPromiseExit(effect, how)
    if (Exit.isSuccess(exit)) return exit.value
    // Only `dispose` interrupts: to the caller it is an answer that will not come.
    if (isDisposed || Cause.hasInterruptsOnly(exit.cause))
      throw new ApiUnreachable("network", options.language ?? "fr")
    throw Cause.squash(exit.cause)
  }
  /** Calls back with each value until stopped. */
  const listen = <A, E>(stream: Stream.Stream<A, E>, listener: (value: A) => void) => {
    const fiber = runtime.runFork(Stream.runForEach(stream, (value) => Effect.sync(() => listener(value))))
    return () => void runtime.runFork(Fiber.interrupt(fiber))
  }
  const now = <A>(state: SubscriptionRef.SubscriptionRef<A>): A => SubscriptionRef.getUnsafe(state)

  return {
    services,
    run,
    listen,
    /** What a state is, and what it becomes. */
    listenTo: <A>(state: SubscriptionRef.SubscriptionRef<A>, listener: (value: A) => void) =>
      listen(SubscriptionRef.changes(state), listener),
    now,
    language,
    serverNow: () => runtime.runSync(services.session.serverNow),
    dispose() {
      isDisposed = true
      return runtime.dispose()
    },
    /** The services that a first screen does without. */
    async openLater() {
      const { laterPart } = await import("./later-part.ts")
      const part = laterPart(options)
      const built = Layer.buildWithScope(part.layer, runtime.scope)
      const context = await inTurns((how) => run(built, how))
      const laterServices: LaterServicesByName = await run(
        Effect.provideContext(Effect.all(part.services), context),
      )
      return {
        services: laterServices,
        listen,
        now,
        run: <A, E>(effect: Effect.Effect<A, E, ShopServices | LaterServices>): Promise<A> =>
          run(Effect.provideContext(effect, context)),
      }
    },
  }
}
