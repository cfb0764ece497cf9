import { textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance } from "fastify"
import { sandboxBrand } from "../card-numbers.ts"
import { openScope, sendScript } from "../scope.ts"
import type { TestCard } from "../test-cards.ts"
import type { World } from "../world.ts"
import { merchantSessions } from "./apple-gateway.ts"
import { applePaySdk } from "./apple-pay-sdk.ts"
import { googlePaySdk } from "./google-pay-sdk.ts"
import { AUTH_METHODS } from "./wallet-tokens.ts"

/** Apple Pay and Google Pay, as far as they are not a browser's own: their scripts, and what their sheets ask. */
export function walletSandbox(world: World, cards: readonly TestCard[]) {
  const sessions = merchantSessions(world.clock)
  const isCard = (number: string) => cards.some((card) => card.number === number)
  return {
    reset() {
      sessions.reset()
      world.wallets.reset()
    },
    async routes(scope: FastifyInstance): Promise<void> {
      openScope(scope)
      scope.get("/google-pay.js", async (_request, reply) => sendScript(reply, googlePaySdk))
      scope.get("/apple-pay.js", async (_request, reply) => sendScript(reply, applePaySdk))

      scope.get("/cards", async (request) => {
        const gateway = textAt(request.query, "gateway")
        const of = cards.filter(
          ({ processor }) => gateway === undefined || processor.toLowerCase() === gateway,
        )
        return [...new Set(of.map(({ processor }) => processor))].map((processor) => ({
          processor,
          cards: of.filter((card) => card.processor === processor),
        }))
      })

      scope.post("/google-tokens", async (request, reply) => {
        const number = textAt(request.body, "number") ?? ""
        const gateway = textAt(request.body, "gateway") ?? ""
        const authMethod = AUTH_METHODS.find((each) => each === textAt(request.body, "authMethod"))
        if (!isCard(number) || authMethod === undefined)
          return reply.code(400).send({ message: "no such card" })
        const brand = sandboxBrand(number).toUpperCase()
        const cardDetails = number.slice(-4)
        return {
          token: world.wallets.make({ wallet: "google_pay", number, authMethod, gateway }),
          description: `${brand} •••• ${cardDetails}`,
          cardNetwork: brand,
          cardDetails,
        }
      })

      scope.post("/apple-tokens", async (request, reply) => {
        const number = textAt(request.body, "number") ?? ""
        if (!isCard(number)) return reply.code(400).send({ message: "no such card" })
        return { token: world.wallets.make({ wallet: "apple_pay", number, authMethod: "CRYPTOGRAM_3DS" }) }
      })

      scope.post("/merchant-sessions", async (request, reply) => {
        const { session } = (request.body ?? {}) as { readonly session?: unknown }
        const good = sessions.redeem(session, textAt(request.body, "host") ?? "")
        return good ?? reply.code(400).send({ message: "the merchant session is not good here" })
      })
    },
  }
}
