import type { ThreeDSecureResult } from "@parterre/contract"
import { UNAVAILABLE_PASSES } from "../checkout/check-authentication.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { refuseKeptToken } from "../checkout/kept-card.ts"
import { checkCardToAuthenticate, requireBrand } from "../checkout/payment-checks.ts"
import type { DeclinedCards } from "../http/declined-cards.ts"
import { type Handlers, type OperationRequest, sessionOf } from "../http/handler.ts"
import { clientStatus } from "../payments/authentication.ts"
import { cardInvalid } from "../payments/card-refusal.ts"
import type { AuthenticationOutcome } from "../payments/processor.ts"
import { processorRefusal } from "../payments/processor-refusal.ts"
import type { PaymentsLog } from "../payments/website-processors.ts"
import type { ProcessorType } from "../processor-type.ts"
import { Refusal } from "../refusal.ts"
import { saleOfToken } from "../sales/sale-store.ts"
import { beginAuthentication, checkSale, keepOutcome } from "./sale-to-authenticate.ts"

/** 3-D Secure with Paysafe: one call here, the challenge in the processor's browser library. */
export function paysafeHandlers(
  dependencies: PaymentDependencies,
  publicOrigin: string,
  cards: DeclinedCards,
): Handlers {
  const { db, clock, processors, log } = dependencies

  async function authenticate(
    request: OperationRequest<"authenticateWithPaysafe">,
  ): Promise<ThreeDSecureResult> {
    const { website, language, session, path, body, network } = request
    const shopper = { website, language, session: sessionOf({ session }) }
    const payments = await processors.of(website.id)
    const { processor, settings } = payments
    if (processor.type !== "PAYSAFE" || path.id !== settings.accountId)
      throw new Refusal("payment-method-not-offered")
    const { amount, currency, deviceFingerprintingId } = body
    if (currency !== "CAD") throw new Refusal("payment-method-not-offered")
    const named = await saleOfToken(db, shopper.session, body.saleToken)
    const sale = await checkSale(dependencies, shopper, named, amount)
    const card = checkCardToAuthenticate(body.card, payments, website.timeZone, clock.now())
    await refuseKeptToken(db, card)
    if (!("token" in card) && card.number.slice(0, 6) !== body.bin)
      throw new Refusal("card-invalid", { errors: [{ path: "bin", message: "differs from the card" }] })
    const ask = async () => {
      const begun = await beginAuthentication(dependencies, sale, {
        processor: processor.type,
        amount,
        card,
      })
      const outcome = await processor.authenticate({
        reference: begun.reference,
        deviceFingerprintingId,
        amount,
        currency,
        card,
        merchantUrl: publicOrigin,
      })
      await keepOutcome(db, sale, begun.rowId, card, outcome)
      const told = authenticated(log, processor.type, outcome)
      if ("token" in card) requireBrand(told.authentication, settings)
      return resultOf(told)
    }
    return cards.watch(network, ask, isRefusedByBank)
  }

  return {
    authenticateWithPaysafe: authenticate,
  }
}

type Authenticated = Extract<AuthenticationOutcome, { kind: "authentication" }>

/** The authentication of an outcome, or the refusal the shopper can act on. */
export function authenticated(
  log: PaymentsLog,
  processor: ProcessorType,
  outcome: AuthenticationOutcome,
): Authenticated {
  switch (outcome.kind) {
    case "authentication":
      return outcome
    case "card-invalid":
      throw cardInvalid(processor, outcome)
    case "not-found":
      throw new Refusal("authentication-mismatch")
    default:
      throw processorRefusal(log, processor, outcome)
  }
}

/** Whether an answer tells that a card is worth nothing here, as a declined payment would. */
export const isRefusedByBank = ({ status }: ThreeDSecureResult): boolean => status === "failed"

/** What the browser is told; proofs stay here. */
export function resultOf({ authentication, challenge }: Authenticated): ThreeDSecureResult {
  const status = clientStatus(authentication.result, UNAVAILABLE_PASSES)
  // A challenge nobody can show is a failed one.
  if (status === "challenge" && challenge === undefined)
    return { status: "failed", authenticationId: authentication.id }
  return {
    status,
    authenticationId: authentication.id,
    ...(status === "challenge" && challenge !== undefined ? { challenge } : {}),
  }
}
