import type { OperationId } from "@parterre/contract"
import type { Handler, Handlers } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import type { Verifier } from "./verifier.ts"

/** Where a shopper's payment asks a processor: the payment itself, the bank's check before it, an order to be approved. */
const payments = [
  "checkoutCreditCard",
  "payDeferredSale",
  "payRenewal",
  "getInteracPayment",
  "createPayPalOrder",
  "authenticateWithPaysafe",
  "checkGlobalPaymentsEnrolment",
  "initiateGlobalPaymentsAuthentication",
] as const satisfies readonly OperationId[]

/**
 * Payments from networks that the verifier does not refuse. Whoever is refused keeps the cart and is asked to phone. No
 * processor has been asked by then, unless they come back from their bank's check: that attempt waits until they begin again.
 */
export function onVerifiedNetworks(verifier: Pick<Verifier, "ip">, handlers: Handlers): Handlers {
  const guarded = payments.flatMap((id) => {
    const handler = handlers[id] as Handler<OperationId> | undefined
    return handler === undefined ? [] : [[id, verified(handler)] as const]
  })
  return { ...handlers, ...(Object.fromEntries(guarded) as Handlers) }

  function verified(handler: Handler<OperationId>): Handler<OperationId> {
    return async (request) => {
      const { status } = await verifier.ip(request.ip)
      if (status === "invalid") throw new Refusal("network-refused")
      return handler(request)
    }
  }
}
