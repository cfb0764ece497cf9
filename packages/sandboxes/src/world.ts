import type { FastifyRequest } from "fastify"
import type { Issuer } from "./issuer/challenges.ts"
import type { Ledger } from "./ledger.ts"
import type { Overrides } from "./overrides.ts"
import type { WalletTokens } from "./wallets/wallet-tokens.ts"

/** What all sandboxes of one server share. */
export interface World {
  /** epoch milliseconds */
  readonly clock: () => number
  /** A new id, unique across restarts. */
  readonly newId: (prefix: string) => string
  /** Where browsers reach the sandboxes, without a slash at the end. */
  readonly origin: (request: FastifyRequest) => string
  readonly ledger: Ledger
  readonly overrides: Overrides
  readonly issuer: Issuer
  readonly wallets: WalletTokens
}
