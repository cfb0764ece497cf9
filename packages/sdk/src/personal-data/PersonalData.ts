import type { ClosingPreview, PersonalData as Copy } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { exportOwnData, previewClosing } from "../generated/api.ts"

/** What is held about the client who is logged in; `Clients.close` ends it. */
export class PersonalData extends Context.Service<
  PersonalData,
  {
    /** All of it, without secrets; needs the current password, and is made four times an hour. */
    readonly copy: (password: string) => Effect.Effect<Copy, ApiFailure<"exportOwnData">>
    /** What closing the account would do, and what has to be settled before. */
    readonly previewClosing: Effect.Effect<ClosingPreview, ApiFailure<"previewClosing">>
  }
>()("@parterre/sdk/personal-data/PersonalData") {
  static readonly layer = Layer.effect(
    PersonalData,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return PersonalData.of({
        copy: Effect.fn("PersonalData.copy")((password) => api.call(exportOwnData, { body: { password } })),
        previewClosing: api
          .call(previewClosing, { fresh: true })
          .pipe(Effect.withSpan("PersonalData.previewClosing")),
      })
    }),
  )
}
