import { randomBytes, randomUUID } from "node:crypto"
import { integerAt, textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { eciOf, sandboxBrand } from "../card-numbers.ts"
import { CHALLENGE_LIFETIME } from "../issuer/challenges.ts"
import { autoPostPage, base64UrlJson, formField, newNonce, readBase64UrlJson, sendPage } from "../scope.ts"
import type { World } from "../world.ts"
import type { GpAccess } from "./access.ts"
import type { GlobalPaymentsCard } from "./cards.ts"
import { gpErrors, refuse } from "./errors.ts"
import { type GpPaymentMethods, shownCard } from "./payment-methods.ts"

interface GpAuthentication {
  readonly id: string
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly card: GlobalPaymentsCard
  readonly serverTransId: string
  readonly acsTransId: string
  readonly challengeReturnUrl: string
  readonly methodReturnUrl: string
  readonly authenticationValue: string
  /** epoch milliseconds */
  readonly at: number
  status: "AVAILABLE" | GlobalPaymentsCard["threeDS"]
  creq?: string
}

/** 3-D Secure: enrolment, initiation, result, and the issuer's method page. */
export function gpAuthentications(world: World, access: GpAccess, methods: GpPaymentMethods) {
  const authentications = new Map<string, GpAuthentication>()
  const on = (operation: string) => world.overrides.operation("globalpayments", operation)

  async function routes(scope: FastifyInstance): Promise<void> {
    scope.post("/authentications", on("check-enrolment"), async (request, reply) => {
      if (!access.admits(request, reply, "AUT_POST_Check_Availability")) return reply
      const { body } = request
      const missing = ["amount", "currency", "reference", "country"].find(
        (name) => textAt(body, name) === undefined,
      )
      if (missing !== undefined) return refuse(reply, gpErrors.missing(missing))
      const method = methods.read(body)
      if (method.kind === "refused") return refuse(reply, method.error)
      return enrolmentBody(begin(body, method.card), request)
    })

    scope.post("/authentications/:id/initiate", on("initiate"), async (request, reply) => {
      const found = admitted(request, reply, "AUT_POST_Initiate")
      if (found === undefined) return reply
      const method = methods.read(request.body)
      if (method.kind === "refused") return refuse(reply, method.error)
      if (method.card.number !== found.card.number) return refuse(reply, gpErrors.invalid("payment_method"))
      const wrong = checkInitiation(request.body, found)
      if (wrong !== undefined) return refuse(reply, wrong)
      if (found.status === "AVAILABLE") found.status = found.card.threeDS
      if (found.status === "CHALLENGE_REQUIRED") openChallenge(found, request.body)
      return resultBody(found, request)
    })

    scope.post("/authentications/:id/result", on("authentication-result"), async (request, reply) => {
      const found = admitted(request, reply, "AUT_POST_Result")
      if (found === undefined) return reply
      const silent = world.clock() - found.at >= CHALLENGE_LIFETIME
      if (found.status === "CHALLENGE_REQUIRED" && silent) found.status = "NOT_AUTHENTICATED"
      return resultBody(found, request)
    })

    scope.post("/method", on("method"), async (request, reply) => {
      const data = readBase64UrlJson(formField(request, "threeDSMethodData"))
      const nonce = newNonce()
      const known = [...authentications.values()].some(
        (each) =>
          each.serverTransId === data?.threeDSServerTransID &&
          each.methodReturnUrl === data.threeDSMethodNotificationURL,
      )
      if (data === undefined || !known) return reply.code(400).send()
      const threeDSMethodData = base64UrlJson({ threeDSServerTransID: data.threeDSServerTransID })
      const page = autoPostPage(String(data.threeDSMethodNotificationURL), { threeDSMethodData }, nonce)
      return sendPage(reply, page, nonce)
    })
  }

  function admitted(
    request: FastifyRequest,
    reply: FastifyReply,
    permission: string,
  ): GpAuthentication | undefined {
    if (!access.admits(request, reply, permission)) return undefined
    const found = authentications.get(String((request.params as Record<string, unknown>).id))
    if (found === undefined) refuse(reply, gpErrors.noSuchAuthentication)
    return found
  }

  function begin(body: unknown, card: GlobalPaymentsCard): GpAuthentication {
    const authentication: GpAuthentication = {
      id: world.newId("AUT"),
      reference: textAt(body, "reference") ?? "",
      amount: integerAt(body, "amount") ?? 0,
      currency: textAt(body, "currency") ?? "",
      card,
      serverTransId: randomUUID(),
      acsTransId: randomUUID(),
      challengeReturnUrl: textAt(body, "notifications", "challenge_return_url") ?? "",
      methodReturnUrl: textAt(body, "notifications", "three_ds_method_return_url") ?? "",
      authenticationValue: randomBytes(20).toString("base64"),
      at: world.clock(),
      status: card.threeDS === "NOT_ENROLLED" ? "NOT_ENROLLED" : "AVAILABLE",
    }
    authentications.set(authentication.id, authentication)
    return authentication
  }

  function openChallenge(authentication: GpAuthentication, body: unknown): void {
    if (authentication.creq !== undefined) return
    const shop = authentication.challengeReturnUrl
    authentication.creq = world.issuer.open({
      acsTransId: authentication.acsTransId,
      serverTransId: authentication.serverTransId,
      version: authentication.card.version,
      merchant: textAt(body, "merchant_name") ?? (URL.canParse(shop) ? new URL(shop).hostname : "Parterre"),
      amount: authentication.amount,
      currency: authentication.currency,
      lastFour: authentication.card.number.slice(-4),
      ending: "Y",
      notificationUrl: authentication.challengeReturnUrl,
      startedAt: world.clock(),
      report: (status) => {
        authentication.status = status === "Y" ? "SUCCESS_AUTHENTICATED" : "NOT_AUTHENTICATED"
      },
    })
    // The issuer speaks the language of the browser that will show it.
    languages.set(authentication.id, textAt(body, "browser_data", "language") ?? "fr")
  }

  const languages = new Map<string, string>()

  function enrolmentBody(authentication: GpAuthentication, request: FastifyRequest) {
    const { card, serverTransId, methodReturnUrl } = authentication
    const enrolled = authentication.status !== "NOT_ENROLLED"
    const data = { threeDSServerTransID: serverTransId, threeDSMethodNotificationURL: methodReturnUrl }
    return {
      ...commonBody(authentication),
      three_ds: {
        enrolled_status: enrolled ? "ENROLLED" : "NOT_ENROLLED",
        message_version: card.version,
        server_trans_ref: serverTransId,
        ...(enrolled && card.method === true
          ? {
              method_url: `${world.origin(request)}/sandbox/globalpayments/method`,
              method_data: { encoded_method_data: base64UrlJson(data) },
            }
          : {}),
      },
    }
  }

  function resultBody(authentication: GpAuthentication, request: FastifyRequest) {
    const { card, status, creq } = authentication
    const proven = status === "SUCCESS_AUTHENTICATED" || status === "SUCCESS_ATTEMPT_MADE"
    const result = status === "SUCCESS_AUTHENTICATED" ? "Y" : status === "SUCCESS_ATTEMPT_MADE" ? "A" : "N"
    const challenged = status === "CHALLENGE_REQUIRED" && creq !== undefined
    const language = languages.get(authentication.id)?.startsWith("en") === true ? "en" : "fr"
    return {
      ...commonBody(authentication),
      three_ds: {
        message_version: card.version,
        server_trans_ref: authentication.serverTransId,
        eci: eciOf(sandboxBrand(card.number), result),
        liability_shift: proven ? "YES" : "NO",
        ...(status.startsWith("FAILED") ? { status_reason: status.replace("FAILED_", "") } : {}),
        ...(proven
          ? {
              authentication_value: authentication.authenticationValue,
              ds_trans_ref: authentication.serverTransId,
            }
          : {}),
        ...(challenged
          ? {
              challenge_status: "MANDATED",
              acs_trans_ref: authentication.acsTransId,
              acs_challenge_request_url: `${world.origin(request)}/sandbox/issuer/challenge?lang=${language}`,
              challenge_value: creq,
              message_type: "creq",
              session_data_field_name: "threeDSSessionData",
            }
          : {}),
      },
    }
  }

  /** Whether a transaction may lean on this authentication. */
  function proves(id: string, card: GlobalPaymentsCard): boolean {
    const found = authentications.get(id)
    const proven = found?.status === "SUCCESS_AUTHENTICATED" || found?.status === "SUCCESS_ATTEMPT_MADE"
    return proven && found.card.number === card.number
  }

  return { routes, proves, reset: () => authentications.clear() }
}

const commonBody = (authentication: GpAuthentication) => ({
  id: authentication.id,
  time_created: new Date(authentication.at).toISOString(),
  reference: authentication.reference,
  amount: String(authentication.amount),
  currency: authentication.currency,
  status: authentication.status.startsWith("FAILED") ? "FAILED" : authentication.status,
  payment_method: { card: shownCard(authentication.card) },
})

function checkInitiation(body: unknown, found: GpAuthentication) {
  const required = ["accept_header", "color_depth", "language", "user_agent", "challenge_window_size"]
  const missing = required.find((name) => textAt(body, "browser_data", name) === undefined)
  if (missing !== undefined) return gpErrors.missing(`browser_data.${missing}`)
  const completion = textAt(body, "method_url_completion_status") ?? ""
  if (!["YES", "NO", "UNAVAILABLE"].includes(completion))
    return gpErrors.missing("method_url_completion_status")
  const amount = integerAt(body, "order", "amount")
  return amount === found.amount ? undefined : gpErrors.invalid("order.amount")
}
