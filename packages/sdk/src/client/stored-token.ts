import { isTextUpTo, storedFields } from "@parterre/domain/json-fields"
import type { KeyValues } from "./key-values.ts"

export interface Token {
  readonly value: string
  /** ISO 8601. */
  readonly expiration: string
  /** ISO 8601: when to ask for another. Only a staff member's has it. */
  readonly rotateAfter?: string
}

export type TokenKind = "session" | "staff"

/** The key of a tenant's token in the storage. */
export const tokenPlace = (subdomain: string | undefined, kind: TokenKind): string =>
  `parterre.${subdomain ?? "site"}.${kind}`

/** The token of a tenant that a storage keeps. */
export const storedToken = (
  storage: Pick<KeyValues, "read">,
  subdomain: string | undefined,
  kind: TokenKind,
): Token | undefined => readToken(storage.read(tokenPlace(subdomain, kind)))

/**
 * Whether a storage keeps a session of a tenant (its subdomain, if it is named). A visitor without one holds nothing: their
 * cart is empty, and no server has to be asked. A session counts whatever its end: only the server knows whether it goes on.
 */
export const keepsSession = (storage: Pick<KeyValues, "read">, subdomain: string | undefined): boolean =>
  storedToken(storage, subdomain, "session") !== undefined

/** Storage is open to anyone on the device: what could not be a token is none. */
function readToken(text: string | undefined): Token | undefined {
  const { value, expiration, rotateAfter } = storedFields<Token>(text, {
    value: isHeaderText,
    expiration: isInstant,
    rotateAfter: isInstant,
  })
  if (value === undefined || expiration === undefined) return undefined
  return { value, expiration, ...(rotateAfter === undefined ? {} : { rotateAfter }) }
}

/** Anything else would fail each request that carries it, as if the network were down. */
const isHeaderText = (value: unknown): value is string =>
  typeof value === "string" && /^[!-~]{1,4096}$/.test(value)

const isInstant = (value: unknown): value is string =>
  isTextUpTo(40)(value) && Number.isFinite(Date.parse(value))
