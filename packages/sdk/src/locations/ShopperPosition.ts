import type { Coordinates } from "@parterre/domain/geography"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Option from "effect/Option"
import { Settings } from "../client/Settings.ts"

/** How long the service that goes by the network address may take [GEO-002]. */
const NETWORK_LIMIT = "800 millis"

export interface PositionOptions {
  /** Asks the browser, which asks the shopper; rejects when it cannot or may not tell. */
  readonly browserPosition?: () => Promise<Coordinates>
  /** A service that answers `{ latitude, longitude }` for the caller's network address; none unless named [GEO-002]. */
  readonly networkPositionUrl?: string
}

/** Where the shopper is: as the browser says, else by the network address, else unknown [GEO-001] [GEO-002]. */
export class ShopperPosition extends Context.Service<
  ShopperPosition,
  {
    /** `byNetwork` tells who knows where the caller's network address is, where `networkPositionUrl` did not; it may be nobody. */
    readonly current: (
      byNetwork: Effect.Effect<string | undefined>,
    ) => Effect.Effect<Option.Option<Coordinates>>
    /** By the network address alone: the browser is not asked, nor the shopper. */
    readonly ofNetwork: (
      byNetwork: Effect.Effect<string | undefined>,
    ) => Effect.Effect<Option.Option<Coordinates>>
  }
>()("@parterre/sdk/locations/ShopperPosition") {
  static readonly layer = ({ browserPosition, networkPositionUrl }: PositionOptions) =>
    Layer.effect(
      ShopperPosition,
      Effect.gen(function* () {
        const { fetch } = yield* Settings
        const ask = (source: ((signal: AbortSignal) => Promise<unknown>) | undefined) =>
          Effect.tryPromise((signal) => source?.(signal) ?? Promise.reject(new Error("unsupported"))).pipe(
            Effect.flatMap((answer) =>
              isPosition(answer) ? Effect.succeed(answer) : Effect.fail(new Error("no position")),
            ),
          )
        const askNetwork = (url: string | undefined) =>
          url === undefined || url === ""
            ? ask(undefined)
            : ask(async (signal) => (await fetch(new Request(url, { signal }))).json()).pipe(
                Effect.timeout(NETWORK_LIMIT),
              )
        const askedOfNetwork = (byNetwork: Effect.Effect<string | undefined>) =>
          Effect.flatMap(
            networkPositionUrl === undefined ? byNetwork : Effect.succeed(networkPositionUrl),
            askNetwork,
          )
        return ShopperPosition.of({
          current: (byNetwork) =>
            ask(browserPosition).pipe(
              Effect.catch((failure) =>
                // Who says no to the browser is not looked for in another way.
                isRefused(failure) ? Effect.fail(failure) : askedOfNetwork(byNetwork),
              ),
              Effect.option,
            ),
          ofNetwork: (byNetwork) => Effect.option(askedOfNetwork(byNetwork)),
        })
      }),
    )
}

/** The browser's code for a shopper who does not want to be located. */
const PERMISSION_DENIED = 1

const isRefused = (failure: unknown): boolean =>
  [failure, (Object(failure) as { cause?: unknown }).cause].some(
    (error) => (Object(error) as { code?: unknown }).code === PERMISSION_DENIED,
  )

const isPosition = (answer: unknown): answer is Coordinates => {
  const { latitude, longitude } = Object(answer) as { latitude?: unknown; longitude?: unknown }
  return isWithin(latitude, 90) && isWithin(longitude, 180)
}

const isWithin = (degrees: unknown, most: number) => typeof degrees === "number" && Math.abs(degrees) <= most
