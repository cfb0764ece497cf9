import { integerAt, textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { World } from "../world.ts"
import { type PaysafeCard, paysafeCards } from "./cards.ts"
import { refuse } from "./errors.ts"
import { browserAccount, readTypedCard } from "./requests.ts"

interface SingleUseToken {
  readonly card: PaysafeCard
  readonly holderName: string
  /** Of the browser key that made it. */
  readonly account: string
  readonly expiry: { readonly month: number; readonly year: number }
  /** epoch milliseconds */
  readonly until: number
  isSpent: boolean
}

/** What a token stands for. */
export type TokenReading = Pick<SingleUseToken, "card" | "holderName">

/** What is kept of a token that a profile has taken. */
export type KeptTyping = Pick<SingleUseToken, "card" | "account" | "expiry" | "holderName">

/** Seconds that a single-use token lives. */
const LIFETIME = 899

/** Customer Vault's single-use tokens: each pays once, at the account of the key that made it, within fifteen minutes. */
export function singleUseTokens(world: World) {
  const made = new Map<string, SingleUseToken>()

  async function routes(scope: FastifyInstance): Promise<void> {
    scope.post(
      "/singleusetokens",
      world.overrides.operation("paysafe", "tokenise"),
      async (request, reply) => {
        const { body } = request
        const account = browserAccount(request)
        if (account === undefined) return refuse(reply, "5279")
        const reading = readTypedCard(body, world.clock(), true)
        if (reading.kind === "refused") return refuse(reply, reading.code, reading.fieldErrors)
        const { card } = reading
        const holderName = textAt(body, "card", "holderName") ?? ""
        const expiry = {
          month: integerAt(body, "card", "cardExpiry", "month") ?? 0,
          year: integerAt(body, "card", "cardExpiry", "year") ?? 0,
        }
        const paymentToken = keep({ card, holderName, account, expiry })
        return reply.code(201).send({
          id: world.newId("sut"),
          timeToLiveSeconds: LIFETIME,
          paymentToken,
          card: { holderName, cardBin: card.number.slice(0, 6), lastDigits: card.number.slice(-4) },
        })
      },
    )
    const on = world.overrides.operation("paysafe", "open-wallet")
    scope.post("/googlepaysingleusetokens", on, exchange("google_pay"))
    scope.post("/applepaysingleusetokens", on, exchange("apple_pay"))
  }

  /** Makes a token of a wallet's card, which its gateway opens once. */
  function exchange(wallet: "google_pay" | "apple_pay") {
    const field = wallet === "google_pay" ? "googlePayPaymentToken" : "applePayPaymentToken"
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const account = browserAccount(request)
      if (account === undefined) return refuse(reply, "5279")
      const given = (request.body as Readonly<Record<string, unknown>> | undefined)?.[field]
      const opened = world.wallets.open(given, wallet, "paysafe")
      const card = paysafeCards.find(({ number }) => number === opened?.number)
      if (opened === undefined || card === undefined)
        return refuse(reply, "5068", [{ field, error: "cannot be decrypted" }])
      const expiry = { month: 12, year: 2030 }
      const paymentToken = keep({ card, holderName: "", account, expiry })
      return reply.code(201).send({
        id: world.newId("sut"),
        timeToLiveSeconds: LIFETIME,
        paymentToken,
        // What was sent comes back, as far as anybody can tell: nothing in it may be taken for the gateway's word.
        [field]: { authMethod: opened.authMethod, ...(typeof given === "object" ? given : {}) },
        card: { cardBin: card.number.slice(0, 6), lastDigits: card.number.slice(-4) },
      })
    }
  }

  function keep(token: KeptTyping): string {
    const paymentToken = `SU${world.newId("").replaceAll(/\W|_/g, "")}`.padEnd(16, "x")
    made.set(paymentToken, { ...token, until: world.clock() + LIFETIME * 1000, isSpent: false })
    return paymentToken
  }

  /** The card of a token that is good at an account; `isSpending` by a payment, after which it is good for none. */
  function read(paymentToken: string, account: string, isSpending: boolean): TokenReading | undefined {
    const token = made.get(paymentToken)
    if (token === undefined || token.account !== account || token.isSpent || token.until <= world.clock())
      return undefined
    token.isSpent = isSpending
    return token
  }

  /** The card of a token that a profile takes, which spends it. */
  function take(paymentToken: string): KeptTyping | undefined {
    const token = made.get(paymentToken)
    return token !== undefined && read(paymentToken, token.account, true) !== undefined ? token : undefined
  }

  return { routes, read, take, reset: () => made.clear() }
}

export type SingleUseTokens = ReturnType<typeof singleUseTokens>
