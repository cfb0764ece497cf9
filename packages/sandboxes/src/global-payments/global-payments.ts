import type { FastifyInstance } from "fastify"
import { fieldPage } from "../card-frames/field-page.ts"
import { newNonce, openScope, sendPage, sendScript } from "../scope.ts"
import type { World } from "../world.ts"
import { gpAccess } from "./access.ts"
import { gpAuthentications } from "./authentications.ts"
import { GLOBAL_PAYMENTS_TOKENISE, globalPaymentsFieldsSdk } from "./fields-sdk.ts"
import { gpPaymentMethods } from "./payment-methods.ts"
import { gpTransactions } from "./transactions.ts"

/** The Global Payments sandbox (GP API); base URL `/sandbox/globalpayments`. */
export function globalPaymentsSandbox(world: World) {
  const access = gpAccess(world)
  const methods = gpPaymentMethods(world, access)
  const authentications = gpAuthentications(world, access, methods)
  const transactions = gpTransactions(world, access, methods, authentications.proves)
  const parts = [access, methods, authentications, transactions]
  return {
    reset() {
      for (const part of parts) part.reset()
    },
    async routes(scope: FastifyInstance): Promise<void> {
      openScope(scope)
      scope.get("/fields.js", async (_request, reply) => sendScript(reply, globalPaymentsFieldsSdk))
      scope.get("/field", async (_request, reply) => {
        const nonce = newNonce()
        return sendPage(reply, fieldPage(GLOBAL_PAYMENTS_TOKENISE, nonce), nonce)
      })
      for (const part of parts) await part.routes(scope)
    },
  }
}
