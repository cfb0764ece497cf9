import { textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance } from "fastify"
import { sandboxBrand } from "../card-numbers.ts"
import type { World } from "../world.ts"
import { BRAND_CODES } from "./cards.ts"
import { refuse } from "./errors.ts"
import { hasServerKey, parameter } from "./requests.ts"
import type { KeptTyping, SingleUseTokens } from "./single-use-tokens.ts"

interface Profile {
  readonly id: string
  readonly merchantCustomerId: string
  readonly paymentToken: string
  readonly typed: KeptTyping
}

/** Customer Vault's profiles, each with the one card that a single-use token stood for; its token pays again. */
export function customerProfiles(world: World, tokens: SingleUseTokens) {
  const profiles = new Map<string, Profile>()
  const on = (operation: string) => world.overrides.operation("paysafe", operation)

  async function routes(scope: FastifyInstance): Promise<void> {
    scope.addHook("onRequest", async (request, reply) => {
      if (request.method !== "OPTIONS" && !hasServerKey(request)) return refuse(reply, "5279")
    })
    scope.post("/", on("keep-card"), async (request, reply) => {
      const merchantCustomerId = textAt(request.body, "merchantCustomerId")
      if (merchantCustomerId === undefined)
        return refuse(reply, "5068", [{ field: "merchantCustomerId", error: "may not be null or empty" }])
      if ([...profiles.values()].some((each) => each.merchantCustomerId === merchantCustomerId))
        return refuse(reply, "7505")
      const typed = tokens.take(textAt(request.body, "card", "singleUseToken") ?? "")
      if (typed === undefined) return refuse(reply, "5500")
      const paymentToken = `C${world.newId("").replaceAll(/\W|_/g, "")}`.padEnd(15, "x")
      const profile = { id: world.newId("profile"), merchantCustomerId, paymentToken, typed }
      profiles.set(profile.id, profile)
      return reply.code(201).send(profileBody(profile))
    })
    scope.get("/", on("find-kept-card"), async (request, reply) => {
      const wanted = textAt(request.query, "merchantCustomerId")
      const profile = [...profiles.values()].find((each) => each.merchantCustomerId === wanted)
      // Its cards are told by the profile's own address.
      return profile === undefined ? refuse(reply, "5269") : { ...profileBody(profile), cards: undefined }
    })
    scope.get("/:id", on("read-kept-card"), async (request, reply) => {
      const profile = profiles.get(parameter(request, "id"))
      return profile === undefined ? refuse(reply, "5269") : profileBody(profile)
    })
    scope.delete("/:id", on("remove-kept-card"), async (request, reply) =>
      profiles.delete(parameter(request, "id")) ? {} : refuse(reply, "5269"),
    )
  }

  /** The card of a token, kept or of one use, that is good at an account. */
  function read(paymentToken: string, account: string, isSpending: boolean) {
    const kept = [...profiles.values()].find((each) => each.paymentToken === paymentToken)
    if (kept === undefined) return tokens.read(paymentToken, account, isSpending)
    return kept.typed.account === account ? kept.typed : undefined
  }

  return { routes, read, reset: () => profiles.clear() }
}

const profileBody = ({ id, merchantCustomerId, paymentToken, typed: { card, expiry } }: Profile) => ({
  id,
  status: "ACTIVE",
  merchantCustomerId,
  cards: [
    {
      id: `card-${id}`,
      status: "ACTIVE",
      paymentToken,
      cardBin: card.number.slice(0, 6),
      lastDigits: card.number.slice(-4),
      cardType: BRAND_CODES[sandboxBrand(card.number)] ?? "VI",
      cardExpiry: expiry,
    },
  ],
})
