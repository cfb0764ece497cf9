import { createHmac } from "node:crypto"
import { textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance } from "fastify"
import { sandboxCredentials } from "../credentials.ts"
import { base64UrlJson, formField, openScope } from "../scope.ts"
import type { World } from "../world.ts"
import { askedByLibrary, authorization } from "./authorization.ts"
import { type Person, people } from "./people.ts"

const { appId, appSecret } = sandboxCredentials.facebook

/** The Facebook sandbox: the page of consent, the token end point and the Graph's record of a person. */
export function facebookSandbox(world: World) {
  const codes = authorization(world, { name: "Facebook", clientId: appId })
  const tokens = new Map<string, Person>()

  async function routes(scope: FastifyInstance): Promise<void> {
    openScope(scope)
    codes.page(scope, "/:version/dialog/oauth")
    scope.post("/:version/oauth/access_token", async (request, reply) => {
      if (formField(request, "client_id") !== appId || formField(request, "client_secret") !== appSecret)
        return reply.code(400).send(graphError("Error validating client secret."))
      const [code, verifier, redirectUri] = ["code", "code_verifier", "redirect_uri"].map((name) =>
        formField(request, name),
      )
      const grant = codes.take(code ?? "", verifier ?? "", redirectUri ?? "")
      if (grant === undefined) return reply.code(400).send(graphError("Invalid verification code."))
      const access_token = world.newId("EAAB")
      tokens.set(access_token, grant.person)
      return { access_token, token_type: "bearer", expires_in: 5_183_944 }
    })
    scope.get("/:version/me", async (request, reply) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? ""
      const person = tokens.get(token)
      const proof = createHmac("sha256", appSecret).update(token).digest("hex")
      if (person === undefined || textAt(request.query, "appsecret_proof") !== proof)
        return reply.code(400).send(graphError("Invalid OAuth access token."))
      const { subject, email, isVerified, firstname, lastname } = person
      // An address that was not confirmed is not told.
      return { id: subject, first_name: firstname, last_name: lastname, ...(isVerified ? { email } : {}) }
    })
  }

  return {
    routes,
    reset() {
      codes.reset()
      tokens.clear()
    },
    /** A signed request about a person of the page, with some fields changed and signed with `secret`. */
    signedRequest(
      personId: string,
      fields: Readonly<Record<string, unknown>> = {},
      secret = appSecret,
    ): string {
      const person = people.find(({ id }) => id === personId)
      if (person === undefined) throw new Error(`nobody is ${personId}`)
      const payload = base64UrlJson({
        algorithm: "HMAC-SHA256",
        code: codes.give(person, askedByLibrary(appId)),
        issued_at: Math.floor(world.clock() / 1000),
        user_id: person.subject,
        ...fields,
      })
      return `${createHmac("sha256", secret).update(payload).digest("base64url")}.${payload}`
    },
  }
}

/** As the Graph writes what went wrong; it is not the form of OAuth. */
const graphError = (message: string) => ({ error: { message, type: "OAuthException", code: 190 } })
