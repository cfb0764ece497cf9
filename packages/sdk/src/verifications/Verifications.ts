import type { Verification } from "@parterre/contract"
import type { EmailCheck } from "@parterre/domain/clients"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { base64 } from "../client/base64.ts"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { checkMail, verifyAddress, verifyPhone } from "../generated/api.ts"

/** Whether what a form was told looks right: advice, for which nobody is refused. */
export class Verifications extends Context.Service<
  Verifications,
  {
    /** What the remote check says of an address; nothing when it fails, which then counts as valid [VAL-035]. */
    readonly mail: (email: string) => Effect.Effect<EmailCheck | undefined>
    readonly phone: (number: string) => Effect.Effect<Verification, ApiFailure<"verifyPhone">>
    readonly address: (address: {
      readonly line1: string
      readonly city: string
      readonly country: string
      readonly zip: string
    }) => Effect.Effect<Verification, ApiFailure<"verifyAddress">>
  }
>()("@parterre/sdk/verifications/Verifications") {
  static readonly layer = Layer.effect(
    Verifications,
    Effect.map(TicketingApi, (api) =>
      Verifications.of({
        mail: (email) =>
          api
            .call(checkMail, { path: { base64: base64(email) } })
            .pipe(Effect.orElseSucceed(() => undefined)),
        phone: (number) => api.call(verifyPhone, { path: { base64: base64(number) } }),
        address: (path) => api.call(verifyAddress, { path }),
      }),
    ),
  )
}
