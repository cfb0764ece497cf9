import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Catalogue } from "../catalogue/Catalogue.ts"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { createApplePaySession } from "../generated/api.ts"

/** What the wallets of a site ask the server; their sheets are opened with its configuration (`wallets`). */
export class Wallets extends Context.Service<
  Wallets,
  {
    /**
     * What Apple says of the merchant, for `completeMerchantValidation`: it opens one sheet on the host, within five
     * minutes. `host` is the name of the one that shows it.
     */
    readonly merchantSession: (
      host: string,
    ) => Effect.Effect<unknown, ApiFailure<"getWebsiteConfig" | "createApplePaySession">>
  }
>()("@parterre/sdk/wallets/Wallets") {
  static readonly layer = Layer.effect(
    Wallets,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const catalogue = yield* Catalogue

      const merchantSession = Effect.fn("Wallets.merchantSession")(function* (host: string) {
        const { wallets } = yield* catalogue.config
        const { result } = yield* api.call(createApplePaySession, {
          body: {
            merchantIdentifier: wallets?.applePay?.merchantIdentifier ?? "none",
            displayName: wallets?.merchantName ?? host,
            initiative: "web",
            initiativeContext: host,
          },
        })
        const session: unknown = JSON.parse(result)
        return session
      })

      return Wallets.of({ merchantSession })
    }),
  )
}
