import { createHash } from "node:crypto"
import { textAt } from "@parterre/domain/json-fields"
import type { Language } from "@parterre/domain/language"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { formField, newNonce, sendPage } from "../scope.ts"
import type { World } from "../world.ts"
import { consentPage, wrongPage } from "./consent-page.ts"
import { type Person, personOf } from "./people.ts"

/** What a shop asked for, as the page keeps it. */
const ASKED = ["client_id", "redirect_uri", "state", "nonce", "code_challenge", "scope"] as const
type Asked = Readonly<Record<(typeof ASKED)[number], string>>

/** A code that was given for a person's agreement. */
export interface Grant {
  readonly person: Person
  readonly asked: Asked
  /** Epoch milliseconds. */
  readonly endsAt: number
}

interface Provider {
  readonly name: string
  readonly clientId: string
  /** Who sends the browser back, where the provider says so. */
  readonly issuer?: (request: FastifyRequest) => string
}

/** The page at which a person agrees, and the codes that come of it: each is good once and for a minute. */
export function authorization(world: World, { name, clientId, issuer }: Provider) {
  const grants = new Map<string, Grant>()

  function give(person: Person, asked: Asked): string {
    const code = world.newId("code")
    grants.set(code, { person, asked, endsAt: world.clock() + 60_000 })
    return code
  }

  const isAsked = ({ client_id, redirect_uri, state, code_challenge }: Asked): boolean =>
    client_id === clientId && /^https?:\/\//.test(redirect_uri) && state !== "" && code_challenge !== ""

  function back(request: FastifyRequest, reply: FastifyReply, asked: Asked, said: Record<string, string>) {
    const address = new URL(asked.redirect_uri)
    const iss = issuer?.(request)
    const all = { ...said, state: asked.state, ...(iss === undefined ? {} : { iss }) }
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value)
    return reply.redirect(address.href, 303)
  }

  function page(scope: FastifyInstance, path: string): void {
    scope.get(path, async (request, reply) => {
      const asked = fieldsOf((field) => textAt(request.query, field) ?? "")
      const [language, nonce] = [languageOf(request), newNonce()]
      return isAsked(asked)
        ? sendPage(reply, consentPage(name, language, asked, nonce), nonce)
        : sendPage(reply.code(400), wrongPage(name, language, nonce), nonce)
    })

    scope.post(path, async (request, reply) => {
      const asked = fieldsOf((field) => formField(request, field))
      const person = personOf(formField(request, "person"), formField(request, "email"))
      const choice = formField(request, "choice")
      const nonce = newNonce()
      if (!isAsked(asked) || (person === undefined && choice === "agree"))
        return sendPage(reply.code(400), wrongPage(name, languageOf(request), nonce), nonce)
      if (choice === "agree" && person !== undefined)
        return back(request, reply, asked, { code: give(person, asked) })
      return back(request, reply, asked, { error: choice === "cancel" ? "access_denied" : "server_error" })
    })
  }

  return {
    page,
    give,
    /** What a code was given for, when the shop shows what it asked with. */
    take(code: string, verifier: string, redirectUri: string): Grant | undefined {
      const grant = grants.get(code)
      grants.delete(code)
      if (grant === undefined || grant.endsAt <= world.clock()) return undefined
      const { code_challenge, redirect_uri } = grant.asked
      const isProven =
        code_challenge === "" || createHash("sha256").update(verifier).digest("base64url") === code_challenge
      return isProven && redirect_uri === redirectUri ? grant : undefined
    },
    reset: () => grants.clear(),
  }
}

/** What a shop asks for when its own page runs the provider's library: no page, no address to come back to. */
export const askedByLibrary = (clientId: string): Asked => ({
  ...fieldsOf(() => ""),
  client_id: clientId,
})

const fieldsOf = (read: (name: (typeof ASKED)[number]) => string): Asked =>
  Object.fromEntries(ASKED.map((name) => [name, read(name)])) as Asked

const languageOf = ({ query }: FastifyRequest): Language =>
  (textAt(query, "hl") ?? textAt(query, "locale") ?? "fr").startsWith("en") ? "en" : "fr"
