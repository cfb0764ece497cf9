import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** The server's time, whatever the shopper's clock says. */
export class ServerClock extends Context.Service<
  ServerClock,
  {
    /** Epoch milliseconds. */
    readonly now: Effect.Effect<number>
    /** Learns from an answer's `serverTime`; the request left at `sentAt` and the answer is here now. */
    readonly observe: (serverTime: string, sentAt: number) => Effect.Effect<void>
  }
>()("@parterre/sdk/client/ServerClock") {
  static readonly layer = Layer.sync(ServerClock, () => {
    let offset = 0
    return ServerClock.of({
      now: Effect.map(Clock.currentTimeMillis, (now) => now + offset),
      observe: (serverTime, sentAt) =>
        Effect.map(Clock.currentTimeMillis, (receivedAt) => {
          const server = Date.parse(serverTime)
          if (!Number.isNaN(server)) offset = server - (sentAt + receivedAt) / 2
        }),
    })
  })
}
