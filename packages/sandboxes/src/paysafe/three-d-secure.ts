import { randomBytes, randomUUID } from "node:crypto"
import { integerAt, textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { CHALLENGE_LIFETIME } from "../issuer/challenges.ts"
import { formField, messagePage, newNonce, readBase64UrlJson, sendPage } from "../scope.ts"
import type { World } from "../world.ts"
import {
  type AuthenticationStore,
  authenticationBody,
  type PaysafeAuthentication,
} from "./authentications.ts"
import type { PaysafeCard } from "./cards.ts"
import { refuse } from "./errors.ts"
import {
  browserAccount,
  hasServerKey,
  knowsAccount,
  missingFields,
  parameter,
  readCard,
  type TokenReader,
} from "./requests.ts"

const REQUIRED = [
  "merchantRefNum",
  "deviceFingerprintingId",
  "currency",
  "merchantUrl",
  "authenticationPurpose",
  "deviceChannel",
  "messageCategory",
]

/** The 3-D Secure 2 API: browser back channel, authentications, and the page the issuer posts to. */
export function threeDSecure(world: World, store: AuthenticationStore, tokens: TokenReader) {
  const fingerprints = new Set<string>()
  const on = (operation: string) => world.overrides.operation("paysafe", operation)

  return async (scope: FastifyInstance): Promise<void> => {
    scope.post("/v2/jwt", on("start"), async (request, reply) => {
      if (browserAccount(request) === undefined) return refuse(reply, "5279")
      const accountId = textAt(request.body, "accountId") ?? ""
      if (!knowsAccount(accountId)) return refuse(reply, "5016")
      const token = textAt(request.body, "card", "paymentToken")
      if (token !== undefined && tokens.read(token, accountId, false) === undefined)
        return refuse(reply, "5500")
      const bin = textAt(request.body, "card", "cardBin") ?? ""
      if (token === undefined && !/^\d{6,8}$/.test(bin))
        return refuse(reply, "5068", [{ field: "card.cardBin", error: "invalid bin" }])
      const deviceFingerprintingId = randomUUID()
      fingerprints.add(deviceFingerprintingId)
      return {
        id: world.newId("jwt"),
        deviceFingerprintingId,
        jwt: world.newId("jwt"),
        accountId,
        card: { cardBin: bin },
      }
    })

    scope.post("/v2/accounts/:account/authentications", on("authenticate"), async (request, reply) => {
      const { body } = request
      if (!hasServerKey(request)) return refuse(reply, "5279")
      if (!knowsAccount(parameter(request, "account"))) return refuse(reply, "5016")
      const missing = missingFields(body, REQUIRED)
      if (missing.length > 0) return refuse(reply, "5068", missing)
      if (!fingerprints.has(textAt(body, "deviceFingerprintingId") ?? "")) {
        return refuse(reply, "5068", [{ field: "deviceFingerprintingId", error: "unknown id" }])
      }
      if (store.byReference(textAt(body, "merchantRefNum") ?? "") !== undefined) return refuse(reply, "5031")
      const reading = readCard(request, tokens, world.clock(), false)
      if (reading.kind === "refused") return refuse(reply, reading.code, reading.fieldErrors)
      return authenticationBody(begin(request, reading.card))
    })

    scope.get(
      "/v2/accounts/:account/authentications/:id",
      on("read-authentication"),
      async (request, reply) => {
        if (!hasServerKey(request)) return refuse(reply, "5279")
        const found = store.byId(parameter(request, "id"))
        if (found === undefined) return refuse(reply, "5269")
        giveUp(found)
        return authenticationBody(found)
      },
    )

    scope.post("/v2/accounts/:account/authentications/:id/finalize", async (request, reply) => {
      if (browserAccount(request) === undefined) return refuse(reply, "5279")
      const found = store.byId(parameter(request, "id"))
      if (found === undefined) return refuse(reply, "5269")
      return { id: found.id, status: found.result === undefined ? "PENDING" : "COMPLETED" }
    })

    scope.post("/return", async (request, reply) => {
      const nonce = newNonce()
      const message = readBase64UrlJson(formField(request, "cres"))
      const note = { source: "paysafe-sandbox", transactionId: String(message?.acsTransID ?? "") }
      return sendPage(reply, messagePage(note, nonce), nonce)
    })
  }

  function begin(request: FastifyRequest, card: PaysafeCard): PaysafeAuthentication {
    const authentication: PaysafeAuthentication = {
      id: randomUUID(),
      merchantRefNum: textAt(request.body, "merchantRefNum") ?? "",
      amount: integerAt(request.body, "amount") ?? 0,
      currency: textAt(request.body, "currency") ?? "",
      card,
      directoryServerId: randomUUID(),
      cavv: randomBytes(20).toString("base64"),
      at: world.clock(),
    }
    if (card.challenge !== undefined) openChallenge(request, authentication, card.challenge)
    else if (card.enrolment === "U") authentication.result = "U"
    else if (card.frictionless !== undefined) authentication.result = card.frictionless
    store.add(authentication)
    return authentication
  }

  function openChallenge(
    request: FastifyRequest,
    authentication: PaysafeAuthentication,
    ending: "Y" | "N" | "U",
  ): void {
    const origin = world.origin(request)
    const acsTransId = randomUUID()
    const creq = world.issuer.open({
      acsTransId,
      serverTransId: randomUUID(),
      version: "2.2.0",
      merchant: merchantName(textAt(request.body, "merchantUrl") ?? ""),
      amount: authentication.amount,
      currency: authentication.currency,
      lastFour: authentication.card.number.slice(-4),
      ending,
      notificationUrl: `${origin}/sandbox/paysafe/threedsecure/return`,
      startedAt: world.clock(),
      report: (status) => {
        authentication.result ??= status
      },
    })
    const payload = {
      id: authentication.id,
      accountId: parameter(request, "account"),
      transactionId: acsTransId,
      payload: creq,
      acsUrl: `${origin}/sandbox/issuer/challenge`,
      threeDSecureVersion: "2.2.0",
    }
    authentication.challengePayload = Buffer.from(JSON.stringify(payload)).toString("base64")
  }

  /** An issuer that heard nothing for ten minutes ends the challenge as not authenticated. */
  function giveUp(authentication: PaysafeAuthentication): void {
    const open = authentication.result === undefined && authentication.challengePayload !== undefined
    if (open && world.clock() - authentication.at >= CHALLENGE_LIFETIME) authentication.result = "N"
  }
}

/** A shop on one's own machine has no name of its own. */
const merchantName = (url: string): string => {
  const host = URL.canParse(url) ? new URL(url).hostname : "localhost"
  return host === "localhost" ? "Parterre" : host
}
