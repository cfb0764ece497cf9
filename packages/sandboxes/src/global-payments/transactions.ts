import { integerAt, textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { sandboxBrand } from "../card-numbers.ts"
import { sandboxCredentials } from "../credentials.ts"
import type { LedgerEntry } from "../ledger.ts"
import type { World } from "../world.ts"
import type { GpAccess } from "./access.ts"
import { gpErrors, refuse } from "./errors.ts"
import type { GpMethod, GpPaymentMethods } from "./payment-methods.ts"

const STATUS = {
  authorised: "PREAUTHORIZED",
  captured: "CAPTURED",
  voided: "REVERSED",
  declined: "DECLINED",
} as const

/** Transactions: sale, capture, reversal, refund and the search by reference. */
export function gpTransactions(
  world: World,
  access: GpAccess,
  methods: GpPaymentMethods,
  proves: (authenticationId: string, card: GpMethod["card"]) => boolean,
) {
  const seen = new Map<string, LedgerEntry>()
  const on = (operation: string) => world.overrides.operation("globalpayments", operation)

  async function routes(scope: FastifyInstance): Promise<void> {
    scope.post("/transactions", on("authorise"), async (request, reply) => {
      const { body } = request
      if (!admits(request, reply)) return reply
      const required = ["account_name", "channel", "amount", "currency", "reference", "country"]
      const missing = required.find((name) => textAt(body, name) === undefined)
      if (missing !== undefined) return refuse(reply, gpErrors.missing(missing))
      if (!sandboxCredentials.globalPayments.accountNames.includes(textAt(body, "account_name") ?? "")) {
        return refuse(reply, gpErrors.invalid("account_name"))
      }
      const method = methods.read(body, true)
      if (method.kind === "refused") return refuse(reply, method.error)
      const cvv = textAt(body, "payment_method", "card", "cvv")
      if (cvv !== undefined && !/^\d{3,4}$/.test(cvv)) {
        return refuse(reply, gpErrors.invalid("payment_method.card.cvv"))
      }
      const authentication = textAt(body, "payment_method", "authentication", "id")
      if (authentication !== undefined && !proves(authentication, method.card)) {
        return refuse(reply, gpErrors.noSuchAuthentication)
      }
      const entry = record(body, method)
      remember(request, entry)
      return transactionBody(entry)
    })

    scope.get("/transactions", on("lookup"), async (request, reply) => {
      if (!access.admits(request, reply, "TRN_GET_List")) return reply
      const reference = String((request.query as Record<string, unknown>).reference ?? "")
      const entry = world.ledger.byReference("globalpayments", reference)
      const transactions = entry === undefined ? [] : [transactionBody(entry)]
      return { total_record_count: transactions.length, transactions }
    })

    scope.post("/transactions/:id/capture", on("capture"), async (request, reply) => {
      const entry = settleable(request, reply, "authorised")
      if (entry === undefined) return reply
      entry.state = "captured"
      remember(request, entry)
      return transactionBody(entry)
    })

    scope.post("/transactions/:id/reversal", on("void"), async (request, reply) => {
      const entry = settleable(request, reply, "authorised")
      if (entry === undefined) return reply
      entry.state = "voided"
      remember(request, entry)
      return transactionBody(entry)
    })

    scope.post("/transactions/:id/refund", on("refund"), async (request, reply) => {
      const entry = settleable(request, reply, "captured")
      if (entry === undefined) return reply
      entry.refunded += integerAt(request.body, "amount") ?? 0
      remember(request, entry)
      return { ...transactionBody(entry), id: world.newId("TRN"), type: "REFUND" }
    })
  }

  /** Signed in, and the idempotency key not seen before. */
  function admits(request: FastifyRequest, reply: FastifyReply): boolean {
    if (!access.admits(request, reply, "TRN_POST_Authorize")) return false
    const before = seen.get(keyOf(request))
    if (before !== undefined) refuse(reply, gpErrors.seenBefore(before.id, STATUS[before.state]))
    return before === undefined
  }

  function settleable(
    request: FastifyRequest,
    reply: FastifyReply,
    state: LedgerEntry["state"],
  ): LedgerEntry | undefined {
    if (!admits(request, reply)) return undefined
    const entry = world.ledger.byId("globalpayments", String((request.params as Record<string, unknown>).id))
    const amount = integerAt(request.body, "amount") ?? 0
    if (entry === undefined) refuse(reply, gpErrors.noSuchTransaction)
    else if (entry.state !== state) refuse(reply, gpErrors.wrongState)
    else if (amount <= 0 || entry.refunded + amount > entry.amount) refuse(reply, gpErrors.tooMuch)
    else return entry
    return undefined
  }

  function remember(request: FastifyRequest, entry: LedgerEntry): void {
    const key = keyOf(request)
    if (key !== "") seen.set(key, entry)
  }

  function record(body: unknown, { card, name }: GpMethod): LedgerEntry {
    const declined = card.decline ?? (/\b(DECLINE|RISK)\b/.test(name) ? "101" : undefined)
    const captured = textAt(body, "capture_mode") !== "LATER"
    return world.ledger.add({
      processor: "globalpayments",
      id: world.newId("TRN"),
      reference: textAt(body, "reference") ?? "",
      amount: integerAt(body, "amount") ?? 0,
      currency: textAt(body, "currency") ?? "",
      brand: sandboxBrand(card.number),
      lastFour: card.number.slice(-4),
      at: world.clock(),
      state: declined !== undefined ? "declined" : captured ? "captured" : "authorised",
      refunded: 0,
      ...(declined === undefined ? {} : { declineCode: declined }),
    })
  }

  return { routes, reset: () => seen.clear() }
}

const keyOf = (request: FastifyRequest): string => String(request.headers["x-gp-idempotency"] ?? "")

const transactionBody = (entry: LedgerEntry) => ({
  id: entry.id,
  time_created: new Date(entry.at).toISOString(),
  type: "SALE",
  status: STATUS[entry.state],
  amount: String(entry.amount),
  currency: entry.currency,
  reference: entry.reference,
  payment_method: {
    result: entry.declineCode ?? "00",
    entry_mode: "ECOM",
    card: { brand: entry.brand.toUpperCase(), masked_number_last4: `XXXXXXXXXXXX${entry.lastFour}` },
  },
  action: { type: "AUTHORIZE", result_code: entry.state === "declined" ? "DECLINED" : "SUCCESS" },
})
