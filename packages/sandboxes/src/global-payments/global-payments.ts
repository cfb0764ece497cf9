import type { FastifyInstance } from "fastify"
import { openScope } from "../scope.ts"
import type { World } from "../world.ts"
import { gpAccess } from "./access.ts"
import { gpAuthentications } from "./authentications.ts"
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
      for (const part of parts) await part.routes(scope)
    },
  }
}
