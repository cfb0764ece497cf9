import type { CartTestCase } from "@parterre/contract"
import type { Knex } from "knex"
import type { Viewer } from "../carts/viewer.ts"
import type { StoredEntry } from "../journal/entry.ts"
import { websiteSignatures } from "../website-signatures.ts"
import { readCase } from "./read-case.ts"

/** What stands for a person in what leaves the server: the same for the same person of one organiser, and no way back. */
export type Pseudonyms = (websiteId: string, kind: string, value: string) => string

export function pseudonyms(signingKey: string): Pseudonyms {
  const sign = websiteSignatures(signingKey, "pseudonyms")
  return (websiteId, kind, value) =>
    `${kind}-${Buffer.from(sign(websiteId, `${kind} ${value.trim().toLowerCase()}`))
      .toString("hex")
      .slice(0, 16)}`
}

/** A cart as a test case: its journal and its amounts, with pseudonyms for whoever had to do with it. */
export async function exportCase(
  db: Knex,
  viewer: Viewer,
  id: string,
  nameless: Pseudonyms,
): Promise<CartTestCase> {
  const { cart, sale, replayCase } = await readCase(db, viewer, id)
  const websiteId = viewer.website.id
  const alias = (kind: string, value: string) => nameless(websiteId, kind, value)
  const email = emailOf(sale?.client ?? null)
  return {
    ...replayCase,
    cart: alias("cart", cart.id),
    shopper: alias("session", cart.session_id),
    ...(email === undefined ? {} : { email: alias("email", email) }),
    entries: replayCase.entries.map((entry) => namelessEntry(entry, alias)),
    stored: { ...replayCase.stored },
    amounts: {
      holds: replayCase.amounts.holds.map((one) => ({ ...one })),
      deliveries: replayCase.amounts.deliveries.map((one) => ({ ...one })),
    },
  }
}

type Alias = (kind: string, value: string) => string

/** Reasons are the staff's own words, and may name anybody. */
function namelessEntry(entry: StoredEntry, alias: Alias): CartTestCase["entries"][number] {
  const { actor } = entry
  return {
    ...entry,
    websiteId: alias("website", entry.websiteId),
    cartId: entry.cartId === null ? null : alias("cart", entry.cartId),
    sessionId: entry.sessionId === null ? null : alias("session", entry.sessionId),
    actor: actor.startsWith("staff:") ? `staff:${alias("staff", actor)}` : actor,
    data: {
      ...entry.data,
      ...("reason" in entry.data ? { reason: "" } : {}),
      ...("saleId" in entry.data ? { saleId: alias("sale", entry.data.saleId) } : {}),
    },
  }
}

function emailOf(client: string | null): string | undefined {
  if (client === null) return undefined
  const { email }: { readonly email?: string } = JSON.parse(client)
  return email
}
