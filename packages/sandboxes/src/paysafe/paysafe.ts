import type { FastifyInstance } from "fastify"
import { openScope, sendScript } from "../scope.ts"
import type { World } from "../world.ts"
import { createAuthenticationStore } from "./authentications.ts"
import { cardPayments } from "./card-payments.ts"
import { paysafeSdk } from "./sdk.ts"
import { threeDSecure } from "./three-d-secure.ts"

/** The Paysafe sandbox: Card Payments, 3-D Secure 2 and the browser script. */
export function paysafeSandbox(world: World) {
  const store = createAuthenticationStore()
  const payments = cardPayments(world, store)
  return {
    reset() {
      store.reset()
      payments.forget()
    },
    async routes(scope: FastifyInstance): Promise<void> {
      openScope(scope)
      scope.get("/sdk.js", async (_request, reply) => sendScript(reply, paysafeSdk))
      for (const service of ["cardpayments", "threedsecure"]) {
        scope.get(`/${service}/monitor`, async () => ({ status: "READY" }))
      }
      scope.register(threeDSecure(world, store), { prefix: "/threedsecure" })
      scope.register(payments.routes, { prefix: "/cardpayments/v1/accounts/:account" })
    },
  }
}
