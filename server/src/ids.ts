import { hash, randomBytes, randomUUIDv7 } from "node:crypto"

/** Makes ids of rows; tests inject a counter. */
export type NewId = () => string

/**
 * Ids of rows begin with their time (UUID version 7), so that what is written together lies together: a commit touches
 * half as many pages of the database's indexes. 74 bits are random; whoever must not be guessed has a token besides.
 */
export const randomId: NewId = () => randomUUIDv7()

/** An unguessable token of 256 bits for the shopper or the staff member. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** What the database keeps of a token. */
export const tokenHash = (token: string): string => hash("sha256", token)
