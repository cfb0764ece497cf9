import type { BrowserData, EnrolmentResult, ThreeDSecureResult } from "@parterre/contract"
import { detailsOf } from "../checkout/authenticated-card.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { refuseKeptToken } from "../checkout/kept-card.ts"
import { checkCardToAuthenticate, requireBrand } from "../checkout/payment-checks.ts"
import { defined } from "../defined.ts"
import type { DeclinedCards } from "../http/declined-cards.ts"
import { type Handlers, type OperationRequest, sessionOf } from "../http/handler.ts"
import { requestOrigin } from "../http/request-origin.ts"
import { cardInvalid } from "../payments/card-refusal.ts"
import { processorRefusal } from "../payments/processor-refusal.ts"
import type { WebsitePayments } from "../payments/website-processors.ts"
import { Refusal } from "../refusal.ts"
import { saleOfHash } from "../sales/sale-store.ts"
import { notificationPage } from "./notification-page.ts"
import { authenticated, isRefusedByBank, resultOf } from "./paysafe-handlers.ts"
import {
  beginAuthentication,
  checkSale,
  giveBackEnrolled,
  keepOutcome,
  takeEnrolled,
} from "./sale-to-authenticate.ts"

/** 3-D Secure with Global Payments: enrolment, initiation, and the pages the issuer's frames come back to. */
export function globalPaymentsHandlers(
  dependencies: PaymentDependencies,
  publicOrigin: string,
  cards: DeclinedCards,
): Handlers {
  const { db, clock, processors, log } = dependencies

  async function checkEnrolment(
    request: OperationRequest<"checkGlobalPaymentsEnrolment">,
  ): Promise<EnrolmentResult> {
    const { website, language, path, body } = request
    const shopper = { website, language, session: sessionOf(request) }
    const payments = globalPayments(await processors.of(website.id))
    const { processor, settings } = payments
    const { amount } = body
    const named = await saleOfHash(db, shopper.session, path.hash)
    const sale = await checkSale(dependencies, shopper, named, amount)
    const card = checkCardToAuthenticate(body.card, payments, website.timeZone, clock.now())
    await refuseKeptToken(db, card)
    const ask = async (): Promise<EnrolmentResult> => {
      const begun = await beginAuthentication(dependencies, sale, {
        processor: processor.type,
        amount,
        card,
      })
      const origin = requestOrigin(request, publicOrigin)
      const page = (name: string) =>
        `${origin}/v1/threeDSecure/globalpayments/${name}?subdomain=${encodeURIComponent(website.id)}`
      const outcome = await processor.checkEnrolment({
        reference: begun.reference,
        amount,
        currency: "CAD",
        card,
        methodReturnUrl: page("methodUrlResponse"),
        challengeReturnUrl: page("methodUrlResponse2"),
      })
      await keepOutcome(db, sale, begun.rowId, card, outcome)
      if (outcome.kind === "card-invalid") throw cardInvalid(processor.type, outcome)
      if (outcome.kind !== "enrolled" && outcome.kind !== "not-enrolled")
        throw processorRefusal(log, processor.type, outcome)
      const { id } = outcome.authentication
      if ("token" in card) requireBrand(outcome.authentication, settings)
      if (outcome.kind === "not-enrolled") return { status: "notEnrolled", authenticationId: id }
      const { method } = outcome
      return defined({ status: "enrolled" as const, authenticationId: id, method })
    }
    return cards.watch(request.network, ask)
  }

  async function initiate(
    request: OperationRequest<"initiateGlobalPaymentsAuthentication">,
  ): Promise<ThreeDSecureResult> {
    const { website, language, body } = request
    const shopper = { website, language, session: sessionOf(request) }
    const payments = globalPayments(await processors.of(website.id))
    const { processor } = payments
    const { amount, authenticationId, methodCompletion } = body
    const named = await saleOfHash(db, shopper.session, body.hash)
    const sale = await checkSale(dependencies, shopper, named, amount)
    const card = checkCardToAuthenticate(body.card, payments, website.timeZone, clock.now())
    await refuseKeptToken(db, card)
    const ask = async () => {
      const row = await takeEnrolled(db, sale, authenticationId, card)
      const { version } = detailsOf(row)
      const initiation = defined({
        authenticationId,
        amount,
        currency: "CAD",
        card,
        methodCompletion,
        browser: browserOf(body.browser, request),
        version,
      })
      const outcome = await processor.initiate(initiation)
      if (outcome.kind === "unavailable") await giveBackEnrolled(db, row)
      else await keepOutcome(db, sale, row.id, card, outcome)
      return resultOf(authenticated(log, processor.type, outcome))
    }
    return cards.watch(request.network, ask, isRefusedByBank)
  }

  return {
    checkGlobalPaymentsEnrolment: checkEnrolment,
    initiateGlobalPaymentsAuthentication: initiate,

    receiveMethodNotification: async () => notificationPage("methodNotification"),
    receiveChallengeNotification: async () => notificationPage("challengeNotification"),

    getGlobalPaymentsAccessToken: async ({ website }) => {
      const { processor } = globalPayments(await processors.of(website.id))
      const outcome = await processor.accessToken()
      if (outcome.kind !== "token") throw processorRefusal(log, processor.type, outcome)
      const expiresIn = Math.max(0, Math.floor((outcome.expiresAt - clock.now()) / 1000))
      return { accessToken: outcome.token, expiresIn }
    },
  }
}

function globalPayments({ processor, ...payments }: WebsitePayments) {
  if (processor.type !== "GLOBALPAYMENTS") throw new Refusal("payment-method-not-offered")
  return { ...payments, processor }
}

const colorDepths: readonly (readonly [bits: number, name: string])[] = [
  [48, "FORTY_EIGHT_BITS"],
  [32, "THIRTY_TWO_BITS"],
  [24, "TWENTY_FOUR_BITS"],
  [16, "SIXTEEN_BITS"],
  [15, "FIFTEEN_BITS"],
  [8, "EIGHT_BITS"],
  [4, "FOUR_BITS"],
  [2, "TWO_BITS"],
]

/** The browser's own words, with what only the request knows. */
function browserOf(
  browser: BrowserData,
  { headers, ip }: Pick<OperationRequest<"createSale">, "headers" | "ip">,
) {
  const { accept } = headers
  return {
    ...browser,
    colorDepth: colorDepths.find(([bits]) => browser.colorDepth >= bits)?.[1] ?? "ONE_BIT",
    javaEnabled: browser.javaEnabled ?? false,
    javascriptEnabled: browser.javascriptEnabled ?? true,
    acceptHeader: typeof accept === "string" && accept !== "" ? accept : "*/*",
    ip,
  }
}
