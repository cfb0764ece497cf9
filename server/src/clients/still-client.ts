import type { Knex } from "knex"
import { Refusal } from "../refusal.ts"
import { clientStore } from "./client-store.ts"

/**
 * Refuses what would belong to a client whose account has been closed since it was looked at, and keeps it open until the
 * transaction ends: of a purchase and a closing at once, each sees the other.
 */
export async function stillClient(
  trx: Knex.Transaction,
  websiteId: string,
  clientId: string | undefined,
): Promise<void> {
  if (clientId !== undefined && (await clientStore(trx, websiteId).lock(clientId)) === undefined)
    throw new Refusal("login-needed")
}
