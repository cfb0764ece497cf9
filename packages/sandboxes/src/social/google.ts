import { generateKeyPairSync, sign } from "node:crypto"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { sandboxCredentials } from "../credentials.ts"
import { base64UrlJson, formField, openScope } from "../scope.ts"
import type { World } from "../world.ts"
import { authorization } from "./authorization.ts"
import { type Person, people } from "./people.ts"

const { clientId, clientSecret } = sandboxCredentials.google
const KEY_ID = "sandbox-1"

/** The Google sandbox: OpenID Connect with its discovery, keys, page of consent and token end point. */
export function googleSandbox(world: World) {
  const issuer = (request: FastifyRequest) => `${world.origin(request)}/sandbox/google`
  const codes = authorization(world, { name: "Google", clientId, issuer })
  let pair: ReturnType<typeof newPair> | undefined
  const keys = () => {
    pair ??= newPair()
    return pair
  }
  /** The claims about a person, for an application. */
  const claimsOf = (person: Person, iss: string, nonce: string) => {
    const now = Math.floor(world.clock() / 1000)
    return {
      iss,
      aud: clientId,
      azp: clientId,
      sub: person.subject,
      email: person.email,
      email_verified: person.isVerified,
      given_name: person.firstname,
      family_name: person.lastname,
      iat: now,
      exp: now + 3600,
      ...(nonce === "" ? {} : { nonce }),
    }
  }

  function signed(claims: object, alg: "RS256" | "none"): string {
    const text = `${base64UrlJson({ alg, kid: KEY_ID, typ: "JWT" })}.${base64UrlJson(claims)}`
    return alg === "none"
      ? `${text}.`
      : `${text}.${sign("sha256", Buffer.from(text), keys().privateKey).toString("base64url")}`
  }

  async function routes(scope: FastifyInstance): Promise<void> {
    openScope(scope)
    scope.get("/.well-known/openid-configuration", async (request) => ({
      issuer: issuer(request),
      authorization_endpoint: `${issuer(request)}/o/oauth2/v2/auth`,
      token_endpoint: `${issuer(request)}/token`,
      jwks_uri: `${issuer(request)}/oauth2/v3/certs`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      scopes_supported: ["openid", "email", "profile"],
      token_endpoint_auth_methods_supported: ["client_secret_post"],
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
    }))
    scope.get("/oauth2/v3/certs", async () => ({
      keys: [{ ...keys().publicKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: KEY_ID }],
    }))
    codes.page(scope, "/o/oauth2/v2/auth")
    scope.post("/token", async (request, reply) => {
      if (
        formField(request, "client_id") !== clientId ||
        formField(request, "client_secret") !== clientSecret
      )
        return reply.code(401).send({ error: "invalid_client" })
      if (formField(request, "grant_type") !== "authorization_code")
        return reply.code(400).send({ error: "unsupported_grant_type" })
      const [code, verifier, redirectUri] = ["code", "code_verifier", "redirect_uri"].map((name) =>
        formField(request, name),
      )
      const grant = codes.take(code ?? "", verifier ?? "", redirectUri ?? "")
      if (grant === undefined) return reply.code(400).send({ error: "invalid_grant" })
      return {
        access_token: world.newId("ya29"),
        token_type: "Bearer",
        expires_in: 3599,
        scope: grant.asked.scope,
        id_token: signed(claimsOf(grant.person, issuer(request), grant.asked.nonce), "RS256"),
      }
    })
  }

  return {
    routes,
    reset: codes.reset,
    /**
     * An id token about a person of the page, with some claims changed; `iss` is the sandbox's own address as shops know
     * it, `alg: "none"` leaves the signature out.
     */
    idToken(
      personId: string,
      claims: Readonly<Record<string, unknown>> & { readonly iss: string; readonly nonce?: string },
      alg: "RS256" | "none" = "RS256",
    ): string {
      const person = people.find(({ id }) => id === personId)
      if (person === undefined) throw new Error(`nobody is ${personId}`)
      return signed({ ...claimsOf(person, claims.iss, claims.nonce ?? ""), ...claims }, alg)
    },
  }
}

const newPair = () => generateKeyPairSync("rsa", { modulusLength: 2048 })
