import type { SignIn } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { endOtherSignIns, endSignIn, listSignIns } from "../generated/api.ts"

/** Where the client who is logged in is signed in. */
export class SignIns extends Context.Service<
  SignIns,
  {
    /** This one first, the others by their last use. */
    readonly list: Effect.Effect<readonly SignIn[], ApiFailure<"listSignIns">>
    /** Signs out whoever uses it, at once; what is in its cart stays there. */
    readonly end: (id: string) => Effect.Effect<void, ApiFailure<"endSignIn">>
    /** Signs out everywhere but here. */
    readonly endOthers: Effect.Effect<void, ApiFailure<"endOtherSignIns">>
  }
>()("@parterre/sdk/sign-ins/SignIns") {
  static readonly layer = Layer.effect(
    SignIns,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return SignIns.of({
        list: api.call(listSignIns, { fresh: true }).pipe(
          Effect.map(({ signIns }) => signIns),
          Effect.withSpan("SignIns.list"),
        ),
        end: Effect.fn("SignIns.end")((id) => api.call(endSignIn, { path: { id } })),
        endOthers: api.call(endOtherSignIns).pipe(Effect.withSpan("SignIns.endOthers")),
      })
    }),
  )
}
