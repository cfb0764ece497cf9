import type { FastifyInstance } from "fastify"
import { fieldPage } from "../card-frames/field-page.ts"
import { newNonce, openScope, sendPage, sendScript } from "../scope.ts"
import type { World } from "../world.ts"
import { createAuthenticationStore } from "./authentications.ts"
import { cardPayments } from "./card-payments.ts"
import { PAYSAFE_TOKENISE, paysafeFieldsSdk } from "./fields-sdk.ts"
import { customerProfiles } from "./profiles.ts"
import { paysafeSdk } from "./sdk.ts"
import { singleUseTokens } from "./single-use-tokens.ts"
import { threeDSecure } from "./three-d-secure.ts"

/** The Paysafe sandbox: Card Payments, single-use tokens, 3-D Secure 2 and the browser scripts. */
export function paysafeSandbox(world: World) {
  const store = createAuthenticationStore()
  const tokens = singleUseTokens(world)
  const profiles = customerProfiles(world, tokens)
  const payments = cardPayments(world, store, profiles)
  return {
    reset() {
      store.reset()
      tokens.reset()
      profiles.reset()
      payments.forget()
    },
    async routes(scope: FastifyInstance): Promise<void> {
      openScope(scope)
      scope.get("/sdk.js", async (_request, reply) => sendScript(reply, paysafeSdk))
      scope.get("/fields.js", async (_request, reply) => sendScript(reply, paysafeFieldsSdk))
      scope.get("/field", async (_request, reply) => {
        const nonce = newNonce()
        return sendPage(reply, fieldPage(PAYSAFE_TOKENISE, nonce), nonce)
      })
      for (const service of ["cardpayments", "threedsecure"]) {
        scope.get(`/${service}/monitor`, async () => ({ status: "READY" }))
      }
      scope.register(threeDSecure(world, store, profiles), { prefix: "/threedsecure" })
      scope.register(tokens.routes, { prefix: "/customervault/v1" })
      scope.register(profiles.routes, { prefix: "/customervault/v1/profiles" })
      scope.register(payments.routes, { prefix: "/cardpayments/v1/accounts/:account" })
    },
  }
}
