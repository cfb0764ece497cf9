import { textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { isExpired, passesLuhn, sandboxBrand } from "../card-numbers.ts"
import type { World } from "../world.ts"
import type { GpAccess } from "./access.ts"
import { type GlobalPaymentsCard, globalPaymentsCards } from "./cards.ts"
import { gpErrors, refuse } from "./errors.ts"

export interface GpMethod {
  readonly card: GlobalPaymentsCard
  readonly name: string
}

export type MethodReading =
  | ({ readonly kind: "method" } & GpMethod)
  | { readonly kind: "refused"; readonly error: Parameters<typeof refuse>[1] }

interface StoredMethod extends GpMethod {
  /** epoch milliseconds */
  readonly until: number
  readonly expiry: { readonly expiry_month: string; readonly expiry_year: string }
  isSpent: boolean
  /** It pays again and again, until it is deleted. */
  isKept: boolean
}

const PROVIDERS: Readonly<Record<string, "google_pay" | "apple_pay">> = {
  PAY_BY_GOOGLE: "google_pay",
  APPLEPAY: "apple_pay",
}

/** Milliseconds that a payment method of one use lives. */
const LIFETIME = 10 * 60_000

/** Single-use tokens, and the reading of a payment method in any call. */
export function gpPaymentMethods(world: World, access: GpAccess) {
  const stored = new Map<string, StoredMethod>()

  async function routes(scope: FastifyInstance): Promise<void> {
    scope.post(
      "/payment-methods",
      world.overrides.operation("globalpayments", "tokenise"),
      async (request, reply) => {
        if (!access.admits(request, reply, "PMT_POST_Create_Single")) return reply
        const reading = readCard({ payment_method: request.body })
        if (reading.kind === "refused") return refuse(reply, reading.error)
        const id = world.newId("PMT")
        const { card, name } = reading
        const cvv = textAt(request.body, "card", "cvv") ?? ""
        if (!/^\d{3,4}$/.test(cvv)) return refuse(reply, gpErrors.invalid("payment_method.card.cvv"))
        const expiry = {
          expiry_month: textAt(request.body, "card", "expiry_month") ?? "",
          expiry_year: textAt(request.body, "card", "expiry_year") ?? "",
        }
        const until = world.clock() + LIFETIME
        stored.set(id, { card, name, until, expiry, isSpent: false, isKept: false })
        return { id, usage_mode: "SINGLE", status: "ACTIVE", card: shownCard(reading.card) }
      },
    )

    const on = (operation: string) => world.overrides.operation("globalpayments", operation)
    scope.patch("/payment-methods/:id", on("keep-card"), async (request, reply) => {
      if (!access.admits(request, reply, "PMT_PATCH_Edit")) return reply
      const method = usable(idOf(request))
      if (method === undefined) return refuse(reply, gpErrors.noSuchMethod)
      if (textAt(request.body, "usage_mode") !== "MULTIPLE")
        return refuse(reply, gpErrors.invalid("usage_mode"))
      method.isKept = true
      return methodBody(idOf(request), method)
    })
    scope.get("/payment-methods/:id", on("read-kept-card"), async (request, reply) => {
      if (!access.admits(request, reply, "PMT_GET_Single")) return reply
      const method = stored.get(idOf(request))
      return method === undefined ? refuse(reply, gpErrors.noSuchMethod) : methodBody(idOf(request), method)
    })
    scope.delete("/payment-methods/:id", on("remove-kept-card"), async (request, reply) => {
      if (!access.admits(request, reply, "PMT_DELETE_Single")) return reply
      return stored.delete(idOf(request)) ? reply.code(204).send() : refuse(reply, gpErrors.noSuchMethod)
    })
  }

  function usable(id: string): StoredMethod | undefined {
    const method = stored.get(id)
    if (method === undefined || method.isKept) return method
    return method.isSpent || method.until <= world.clock() ? undefined : method
  }

  /**
   * The method of a body: a token made here, or a card of the tables. Any other card is refused. A transaction spends the
   * token; a question about its card does not.
   */
  function read(body: unknown, isSpending = false): MethodReading {
    const provider = textAt(body, "payment_method", "digital_wallet", "provider")
    if (provider !== undefined) return readWallet(body, provider)
    const id = textAt(body, "payment_method", "id")
    if (id === undefined) return readCard(body)
    const method = usable(id)
    if (method === undefined) return { kind: "refused", error: gpErrors.noSuchMethod }
    method.isSpent = isSpending
    return { kind: "method", card: method.card, name: method.name }
  }

  /** The card of a wallet's token, which its first use spends. */
  function readWallet(body: unknown, provider: string): MethodReading {
    const wallet = PROVIDERS[provider]
    const { payment_token: token } = (
      body as { readonly payment_method: { readonly digital_wallet: { readonly payment_token?: unknown } } }
    ).payment_method.digital_wallet
    const opened = wallet && world.wallets.open(token, wallet, "globalpayments")
    const card = globalPaymentsCards.find(({ number }) => number === opened?.number)
    return card === undefined
      ? { kind: "refused", error: gpErrors.invalid("payment_method.digital_wallet.payment_token") }
      : { kind: "method", card, name: "" }
  }

  function readCard(body: unknown): MethodReading {
    const number = textAt(body, "payment_method", "card", "number") ?? ""
    const month = Number(textAt(body, "payment_method", "card", "expiry_month"))
    const year = 2000 + Number(textAt(body, "payment_method", "card", "expiry_year"))
    const card = globalPaymentsCards.find((each) => each.number === number)
    if (number === "") return { kind: "refused", error: gpErrors.missing("payment_method.card.number") }
    if (!passesLuhn(number) || card === undefined) {
      return { kind: "refused", error: gpErrors.invalid("payment_method.card.number") }
    }
    if (!(month >= 1 && month <= 12) || isExpired(month, year, world.clock())) {
      return { kind: "refused", error: gpErrors.invalid("payment_method.card.expiry_month") }
    }
    return { kind: "method", card, name: textAt(body, "payment_method", "name") ?? "" }
  }

  return { routes, read, reset: () => stored.clear() }
}

export type GpPaymentMethods = ReturnType<typeof gpPaymentMethods>

const idOf = (request: FastifyRequest) => String((request.params as Readonly<Record<string, unknown>>).id)

const methodBody = (id: string, { card, expiry, isKept }: StoredMethod) => ({
  id,
  usage_mode: isKept ? "MULTIPLE" : "SINGLE",
  status: "ACTIVE",
  card: { ...shownCard(card), ...expiry },
})

export const shownCard = (card: GlobalPaymentsCard) => ({
  brand: sandboxBrand(card.number).toUpperCase(),
  masked_number_last4: card.number.slice(-4).padStart(card.number.length, "X"),
})
