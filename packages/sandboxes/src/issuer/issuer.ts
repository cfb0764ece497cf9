import type { Language } from "@parterre/domain/language"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { autoPostPage, formField, newNonce, openScope, sendPage } from "../scope.ts"
import type { World } from "../world.ts"
import type { IssuerChallenge } from "./challenges.ts"
import { brokenPage, codePage, type PageContext, silentPage } from "./page.ts"

/** The issuer's challenge page (access control server), shared by all processors. */
export function issuerPages(world: World) {
  return async (scope: FastifyInstance): Promise<void> => {
    openScope(scope)

    scope.post("/challenge", async (request, reply) => {
      const challenge = world.issuer.fromCreq(formField(request, "creq"))
      const context = contextOf(request)
      if (challenge === undefined) return sendPage(reply.code(400), brokenPage(context), context.nonce)
      return challenge.status === undefined
        ? sendPage(reply, codePage(context, challenge, false), context.nonce)
        : sendBack(reply, challenge, context)
    })

    scope.post("/answer", async (request, reply) => {
      const challenge = world.issuer.byId(formField(request, "acsTransID"))
      const context = contextOf(request)
      if (challenge === undefined) return sendPage(reply.code(400), brokenPage(context), context.nonce)
      const action = formField(request, "action")
      if (action === "nothing") return sendPage(reply, silentPage(context), context.nonce)
      if (action === "cancel") world.issuer.cancel(challenge)
      else if (world.issuer.enterCode(challenge, formField(request, "code")) === "wrong") {
        return sendPage(reply, codePage(context, challenge, true), context.nonce)
      }
      return sendBack(reply, challenge, context)
    })

    function sendBack(reply: FastifyReply, challenge: IssuerChallenge, context: PageContext): FastifyReply {
      const cres = world.issuer.cres(challenge)
      const fields = { cres, threeDSSessionData: context.sessionData }
      return sendPage(reply, autoPostPage(challenge.notificationUrl, fields, context.nonce), context.nonce)
    }
  }
}

function contextOf(request: FastifyRequest): PageContext {
  return {
    language: languageOf(request),
    nonce: newNonce(),
    base: "/sandbox/issuer",
    sessionData: formField(request, "threeDSSessionData"),
  }
}

function languageOf(request: FastifyRequest): Language {
  const asked = (request.query as Record<string, unknown>).lang ?? request.headers["accept-language"] ?? ""
  return String(asked).toLowerCase().startsWith("en") ? "en" : "fr"
}
