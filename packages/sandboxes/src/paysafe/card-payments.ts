import { setTimeout as delay } from "node:timers/promises"
import { integerAt, textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { sandboxBrand } from "../card-numbers.ts"
import type { LedgerEntry } from "../ledger.ts"
import type { World } from "../world.ts"
import type { AuthenticationStore } from "./authentications.ts"
import { BRAND_CODES, type PaysafeCard } from "./cards.ts"
import { paysafeError, refuse } from "./errors.ts"
import {
  hasServerKey,
  knowsAccount,
  merchantRefNumOf,
  missingFields,
  parameter,
  readCard,
  type TokenReader,
} from "./requests.ts"

/** A settlement, void or refund: money moved on an authorisation. */
interface Movement {
  readonly id: string
  readonly merchantRefNum: string
  readonly amount: number
  readonly entry: LedgerEntry
}

type MovementList = "settlements" | "voidauths" | "refunds"

/** The result by amount, for amounts under 1.00 (cents). */
const BY_AMOUNT: Readonly<Record<number, string>> = {
  4: "3015",
  5: "3009",
  6: "1007",
  11: "3022",
  12: "3023",
  13: "3024",
  20: "1007",
  23: "4002",
  24: "3007",
  25: "4001",
  77: "3060",
  96: "1007",
}
/** Seconds to wait by amount. */
const DELAYS: Readonly<Record<number, number>> = { 90: 5, 91: 10, 92: 15, 93: 20, 94: 25, 95: 30, 96: 35 }

/** The Card Payments API: auths, settlements, voids and refunds. */
export function cardPayments(world: World, authentications: AuthenticationStore, tokens: TokenReader) {
  const movements: Record<MovementList, Movement[]> = { settlements: [], voidauths: [], refunds: [] }
  const lapsing = new Set<LedgerEntry>()
  const on = (operation: string) => world.overrides.operation("paysafe", operation)

  function forget() {
    lapsing.clear()
    for (const list of Object.values(movements)) list.length = 0
  }

  async function routes(scope: FastifyInstance): Promise<void> {
    scope.addHook("onRequest", async (request, reply) => {
      if (request.method === "OPTIONS") return
      if (!hasServerKey(request)) return refuse(reply, "5279")
      if (!knowsAccount(parameter(request, "account"))) return refuse(reply, "5016")
    })

    scope.post("/auths", on("authorise"), async (request, reply) => {
      const { body } = request
      const missing = missingFields(body, ["merchantRefNum"])
      if (missing.length > 0) return refuse(reply, "5068", missing)
      const reference = textAt(body, "merchantRefNum") ?? ""
      if (world.ledger.byReference("paysafe", reference) !== undefined) return refuse(reply, "5031")
      const reading = readCard(request, tokens, world.clock(), true)
      if (reading.kind === "refused") return refuse(reply, reading.code, reading.fieldErrors)
      const amount = integerAt(body, "amount") ?? 0
      const seconds = DELAYS[amount]
      if (seconds !== undefined) await delay(seconds * 1000)
      const declined = declineCode(body, reading.card, amount)
      if (declined === "1007") return refuse(reply, declined)
      const entry = record(reading.card, reference, amount, declined)
      if (declined !== undefined) return refuse(reply, declined)
      if (reading.card.lapses === true) lapsing.add(entry)
      if ((body as { settleWithAuth?: unknown }).settleWithAuth === true) {
        entry.state = "captured"
        move("settlements", reference, amount, entry)
      }
      return authBody(entry)
    })

    scope.get("/auths", on("lookup"), async (request) => {
      const entry = world.ledger.byReference("paysafe", merchantRefNumOf(request))
      return { auths: entry === undefined ? [] : [authBody(entry)] }
    })

    scope.post("/auths/:id/settlements", on("capture"), async (request, reply) => {
      const entry = world.ledger.byId("paysafe", parameter(request, "id"))
      const { reference, amount } = moneyOf(request)
      if (isRepeated("settlements", reference)) return refuse(reply, "5031")
      if (entry === undefined || entry.state === "declined") return refuse(reply, "3200")
      if (lapsing.has(entry)) entry.state = "voided"
      if (entry.state !== "authorised" || amount > entry.amount) return refuse(reply, "3201")
      entry.state = "captured"
      return movementBody(move("settlements", reference, amount, entry))
    })

    scope.post("/auths/:id/voidauths", on("void"), async (request, reply) => {
      const entry = world.ledger.byId("paysafe", parameter(request, "id"))
      const { reference, amount } = moneyOf(request)
      if (isRepeated("voidauths", reference)) return refuse(reply, "5031")
      if (entry === undefined || entry.state === "declined") return refuse(reply, "3500")
      if (entry.state !== "authorised") return refuse(reply, "3501")
      entry.state = "voided"
      return movementBody(move("voidauths", reference, amount, entry))
    })

    scope.post("/settlements/:id/refunds", on("refund"), async (request, reply) => {
      const settlement = movements.settlements.find((each) => each.id === parameter(request, "id"))
      const { reference, amount } = moneyOf(request)
      if (isRepeated("refunds", reference)) return refuse(reply, "5031")
      if (settlement === undefined) return refuse(reply, "3407")
      const { entry } = settlement
      if (amount <= 0 || entry.refunded + amount > settlement.amount) return refuse(reply, "3402")
      entry.refunded += amount
      return movementBody(move("refunds", reference, amount, entry))
    })

    for (const list of ["settlements", "voidauths", "refunds"] as const) {
      scope.get(`/${list}`, on("lookup"), async (request) => {
        const reference = merchantRefNumOf(request)
        const found = movements[list].filter((each) => each.merchantRefNum === reference)
        return { [list]: found.map(movementBody) }
      })
    }
  }

  function declineCode(body: unknown, card: PaysafeCard, amount: number): string | undefined {
    const name = `${textAt(body, "profile", "firstName") ?? ""} ${textAt(body, "profile", "lastName") ?? ""}`
    const mismatch = authentications.refusesProof(body, card.number, amount) ? "5104" : undefined
    const byAmount = amount < 100 ? BY_AMOUNT[amount] : undefined
    return card.decline ?? mismatch ?? byAmount ?? declineByName(name)
  }

  function record(card: PaysafeCard, reference: string, amount: number, declined: string | undefined) {
    return world.ledger.add({
      processor: "paysafe",
      id: world.newId("ps"),
      reference,
      amount,
      currency: "CAD",
      brand: sandboxBrand(card.number),
      lastFour: card.number.slice(-4),
      at: world.clock(),
      state: declined === undefined ? "authorised" : "declined",
      refunded: 0,
      ...(declined === undefined ? {} : { declineCode: declined }),
    })
  }

  function move(list: MovementList, merchantRefNum: string, amount: number, entry: LedgerEntry): Movement {
    const movement = { id: world.newId("ps"), merchantRefNum, amount, entry }
    movements[list].push(movement)
    return movement
  }

  const isRepeated = (list: MovementList, reference: string): boolean =>
    movements[list].some((each) => each.merchantRefNum === reference)

  return { routes, forget }
}

function moneyOf(request: FastifyRequest) {
  return {
    reference: textAt(request.body, "merchantRefNum") ?? "",
    amount: integerAt(request.body, "amount") ?? 0,
  }
}

/** Triggers in the cardholder's name, for amounts and cards that trigger nothing. */
function declineByName(name: string): string | undefined {
  if (/\bDECLINE\b/.test(name)) return "3009"
  return /\bRISK\b/.test(name) ? "4002" : undefined
}

const authBody = (entry: LedgerEntry) => ({
  id: entry.id,
  merchantRefNum: entry.reference,
  txnTime: new Date(entry.at).toISOString(),
  status: entry.state === "declined" ? "FAILED" : "COMPLETED",
  amount: entry.amount,
  currencyCode: entry.currency,
  availableToSettle: entry.state === "authorised" ? entry.amount : 0,
  card: { type: BRAND_CODES[entry.brand] ?? "VI", lastDigits: entry.lastFour },
  ...(entry.declineCode === undefined ? {} : { error: paysafeError(entry.declineCode) }),
})

const movementBody = (movement: Movement) => ({
  id: movement.id,
  merchantRefNum: movement.merchantRefNum,
  amount: movement.amount,
  status: "PENDING",
})
