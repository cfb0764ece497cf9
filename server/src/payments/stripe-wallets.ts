import type { Wallet } from "@parterre/domain/wallets"
import type Stripe from "stripe"
import type { AuthoriseOutcome } from "./processor.ts"
import { failureOf } from "./stripe-outcomes.ts"
import { stripeIdIn, walletContent, walletRefused } from "./wallet-token.ts"

/** A token that Stripe does not know, or knows as spent, is the wallet's to give anew. */
export function ofWalletFailure(failure: unknown): AuthoriseOutcome {
  const outcome = failureOf(failure)
  const isOfToken =
    outcome.kind === "rejected" && ["resource_missing", "token_already_used"].includes(outcome.code)
  return isOfToken ? walletRefused : outcome
}

/** Opening a token charges nothing: without an answer, nothing has to be looked up. */
export function openingFailure(failure: unknown): AuthoriseOutcome {
  const outcome = ofWalletFailure(failure)
  return outcome.kind === "unknown" ? { kind: "unavailable", reason: outcome.reason } : outcome
}

/** Stripe opens Google's tokens by itself and gives one of its own; of Apple's it makes one when it is asked. */
export function ofWallet(
  wallet: Wallet,
  token: string,
): { readonly id: string } | Stripe.TokenCreateParams | undefined {
  if (wallet === "google_pay") {
    const id = stripeIdIn(token)
    return id === undefined ? undefined : { id }
  }
  const content = walletContent(wallet, token)
  if (content === undefined) return undefined
  const parameters = { pk_token: JSON.stringify(content) }
  // Stripe's types leave it to its own libraries.
  return parameters as Stripe.TokenCreateParams
}
