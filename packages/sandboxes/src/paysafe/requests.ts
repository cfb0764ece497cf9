import { integerAt, textAt } from "@parterre/domain/json-fields"
import type { FastifyRequest } from "fastify"
import { isExpired, passesLuhn } from "../card-numbers.ts"
import { sandboxCredentials } from "../credentials.ts"
import { type PaysafeCard, paysafeCards } from "./cards.ts"
import type { FieldError } from "./errors.ts"

const { apiKey, browserKeys, otherBrowserKey, accountIds } = sandboxCredentials.paysafe

const basic = (request: FastifyRequest): string =>
  /^Basic (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? ""

export const hasServerKey = (request: FastifyRequest): boolean =>
  basic(request) === Buffer.from(apiKey).toString("base64")

/** The account of a call's browser key; none for a key that nobody was given. */
export function browserAccount(request: FastifyRequest): string | undefined {
  const key = basic(request)
  if (browserKeys.includes(key)) return accountIds[0]
  return key === otherBrowserKey ? accountIds[1] : undefined
}

export const knowsAccount = (account: string): boolean => accountIds.includes(account)

export const parameter = (request: FastifyRequest, name: string): string =>
  String((request.params as Record<string, unknown>)[name] ?? "")

export const merchantRefNumOf = (request: FastifyRequest): string =>
  String((request.query as Record<string, unknown>).merchantRefNum ?? "")

/** Fields that are missing or no positive integer. */
export function missingFields(body: unknown, texts: readonly string[]): FieldError[] {
  const missing = texts.filter((name) => textAt(body, ...name.split(".")) === undefined)
  const amount = integerAt(body, "amount")
  const noAmount = amount === undefined || amount <= 0 ? ["amount"] : []
  return [...missing, ...noAmount].map((field) => ({ field, error: "may not be null or empty" }))
}

/** Tells the card of a token that is good at an account, and spends the token when it is to pay. */
export interface TokenReader {
  read(token: string, account: string, isSpending: boolean): { readonly card: PaysafeCard } | undefined
}

export type CardReading =
  | { readonly kind: "card"; readonly card: PaysafeCard }
  | { readonly kind: "refused"; readonly code: string; readonly fieldErrors: readonly FieldError[] }

/**
 * The test card in a body, by its number or by the token that stands for it at the account. A payment spends the token;
 * a question about its card does not.
 */
export function readCard(
  request: FastifyRequest,
  tokens: TokenReader,
  now: number,
  isPayment: boolean,
): CardReading {
  const { body } = request
  const token = textAt(body, "card", "paymentToken")
  if (token === undefined) return readTypedCard(body, now, isPayment)
  const found = tokens.read(token, parameter(request, "account"), isPayment)
  return found === undefined
    ? { kind: "refused", code: "5500", fieldErrors: [] }
    : { kind: "card", card: found.card }
}

/** The test card of typed numbers. A number outside the tables is refused, so that a real card cannot pass. */
export function readTypedCard(body: unknown, now: number, withCvd: boolean): CardReading {
  const number = textAt(body, "card", "cardNum") ?? ""
  const month = integerAt(body, "card", "cardExpiry", "month") ?? 0
  const year = integerAt(body, "card", "cardExpiry", "year") ?? 0
  const fieldErrors = [
    ...(/^\d{12,19}$/.test(number) ? [] : [{ field: "card.cardNum", error: "invalid card number" }]),
    ...(month >= 1 && month <= 12 && year > 2000
      ? []
      : [{ field: "card.cardExpiry", error: "invalid expiry" }]),
    ...(!withCvd || /^\d{3,4}$/.test(textAt(body, "card", "cvv") ?? "")
      ? []
      : [{ field: "card.cvv", error: "invalid cvv" }]),
  ]
  if (fieldErrors.length > 0) return { kind: "refused", code: "5068", fieldErrors }
  const card = paysafeCards.find((each) => each.number === number)
  if (!passesLuhn(number) || card === undefined) return { kind: "refused", code: "3002", fieldErrors: [] }
  return isExpired(month, year, now)
    ? { kind: "refused", code: "3006", fieldErrors: [] }
    : { kind: "card", card }
}
