import type { Knex } from "knex"
import type { PaymentColumn } from "../database/tables.ts"
import { readWebsite } from "../websites/website-store.ts"

/** Whether a website takes gift certificates. */
export async function offersCertificates(db: Knex, websiteId: string): Promise<boolean> {
  const row = await readWebsite(db, websiteId, "payment")
  const { giftCertificates = false }: Partial<PaymentColumn> = JSON.parse(row?.payment ?? "{}")
  return giftCertificates
}
