import type { ProcessorConfig } from "@parterre/contract"
import * as Effect from "effect/Effect"
import type { ApiProblem } from "../client/failures.ts"
import type { AuthenticationStopped } from "../three-d-secure/authentication-stopped.ts"
import { CHALLENGE_SIZE } from "../three-d-secure/ports.ts"
import type { ThreeDSecure } from "../three-d-secure/ThreeDSecure.ts"

/**
 * Stripe asks for its challenge in the middle of a payment: shows it and ends when the shopper has passed it, so that the
 * payment may be sent again. Fails with what was needed where the processor has none.
 */
export const passStripeChallenge = <Needed extends ApiProblem & { readonly clientSecret?: string }>(
  threeDSecure: ThreeDSecure["Service"],
  processor: ProcessorConfig,
  needed: Needed,
  onShown: Effect.Effect<void>,
): Effect.Effect<void, AuthenticationStopped | Needed> =>
  needed.clientSecret === undefined || processor.type !== "STRIPE"
    ? Effect.fail(needed)
    : Effect.andThen(
        onShown,
        threeDSecure.challenge({
          kind: "stripe",
          size: CHALLENGE_SIZE,
          sdkUrl: processor.sdkUrl,
          apiKey: processor.token ?? "",
          environment: processor.environment ?? "TEST",
          payload: needed.clientSecret,
        }),
      )
