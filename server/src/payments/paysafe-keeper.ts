import { integerAt, listAt, textAt } from "@parterre/domain/json-fields"
import { type Exchange, type ExchangeRequest, harmless } from "./exchange.ts"
import { brandOf, rejection } from "./paysafe-fields.ts"
import type {
  CardKeeper,
  CardPayment,
  KeptReading,
  KeptToken,
  Rejected,
  RemovalOutcome,
  Unavailable,
} from "./processor.ts"

/**
 * A profile of Customer Vault for each card, under the reference of the payment that asks for it: with the profile the card
 * is gone. The single-use token is spent by it, and what stands for the card then pays, this time and the next.
 */
export function paysafeKeeper(
  profiles: string,
  call: (request: Omit<ExchangeRequest, "headers">) => Promise<Exchange>,
): CardKeeper {
  const at = (profile: string) => `${profiles}/${encodeURIComponent(profile)}`

  /** The profile of a card: by its id, or by our reference where the answer that told the id was lost. */
  async function profileOf({ customer, reference }: KeptToken): Promise<Profile | Rejected | Unavailable> {
    if (customer !== undefined) return { kind: "profile", customer }
    if (reference === undefined) return { kind: "gone" }
    const url = `${profiles}?merchantCustomerId=${encodeURIComponent(reference)}`
    const result = harmless(await call({ operation: "find-kept-card", method: "GET", url, reference }))
    if (result.kind !== "answer") return result
    if (result.status === 404) return { kind: "gone" }
    if (result.status >= 300) return rejection(result)
    const found = textAt(result.body, "id")
    // It is there, for all that one can tell: it must not be taken for gone.
    return found === undefined
      ? { kind: "unavailable", reason: "unreadable-answer" }
      : { kind: "profile", customer: found }
  }

  async function read(kept: KeptToken): Promise<KeptReading> {
    const profile = await profileOf(kept)
    if (profile.kind !== "profile") return profile
    const { customer } = profile
    const url = `${at(customer)}?fields=cards`
    const result = harmless(await call({ operation: "read-kept-card", method: "GET", url }))
    if (result.kind !== "answer") return result
    if (result.status === 404) return { kind: "gone" }
    if (result.status >= 300) return rejection(result)
    const card = listAt(result.body, "cards")[0]
    const token = textAt(card, "paymentToken")
    const month = integerAt(card, "cardExpiry", "month")
    const year = integerAt(card, "cardExpiry", "year")
    if (token === undefined || month === undefined || year === undefined) return { kind: "gone" }
    return {
      kind: "kept",
      token,
      customer,
      brand: brandOf(textAt(card, "cardType")),
      lastFour: textAt(card, "lastDigits") ?? "",
      expiry: `${String(month).padStart(2, "0")}${String(year).slice(-2)}`,
    }
  }

  return {
    async keep(reference, card) {
      const result = await call({
        operation: "keep-card",
        method: "POST",
        url: profiles,
        reference,
        body: { merchantCustomerId: reference, locale: "en_US", card: { singleUseToken: card.token } },
      })
      if (result.kind === "unknown") {
        // If the profile was made, the card's own token is spent and would be refused.
        const found = await read({ reference })
        if (found.kind !== "kept") return { kind: "not-kept", reason: result.reason }
        const { customer, token } = found
        return {
          kind: "keeping",
          kept: { customer, token },
          card: { ...card, token, kept: { isFirst: true } },
        }
      }
      if (result.kind !== "answer") return { kind: "not-kept", reason: result.reason }
      const customer = textAt(result.body, "id")
      const token = textAt(listAt(result.body, "cards")[0], "paymentToken")
      if (result.status >= 300 || customer === undefined || token === undefined)
        return { kind: "not-kept", reason: rejection(result).code }
      return { kind: "keeping", kept: { customer, token }, card: { ...card, token, kept: { isFirst: true } } }
    },

    read,

    async remove(kept): Promise<RemovalOutcome> {
      const profile = await profileOf(kept)
      if (profile.kind === "gone") return { kind: "removed" }
      if (profile.kind !== "profile") return profile
      const { customer } = profile
      const result = harmless(
        await call({ operation: "remove-kept-card", method: "DELETE", url: at(customer) }),
      )
      if (result.kind !== "answer") return result
      return result.status < 300 || result.status === 404 ? { kind: "removed" } : rejection(result)
    },
  }
}

type Profile = { readonly kind: "profile"; readonly customer: string } | { readonly kind: "gone" }

/** Tells the bank whether the shopper is there, or has agreed to instalments, and whether the card was kept before. */
export const storedCredential = (card: CardPayment) =>
  "token" in card && card.kept !== undefined
    ? {
        storedCredential: {
          type: card.kept.isForInstalments ? "RECURRING" : "ADHOC",
          occurrence: card.kept.isFirst ? "INITIAL" : "SUBSEQUENT",
        },
      }
    : {}
