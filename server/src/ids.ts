import { hash, randomBytes, randomUUID } from "node:crypto"

/** Makes ids of rows; tests inject a counter. */
export type NewId = () => string

export const randomId: NewId = () => randomUUID()

/** An unguessable token of 256 bits for the shopper or the staff member. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** What the database keeps of a token. */
export const tokenHash = (token: string): string => hash("sha256", token)
