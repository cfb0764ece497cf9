import type { Knex } from "knex"
import type { PaymentColumn, WebsiteRow } from "../database/tables.ts"

/** Whether a website takes gift certificates. */
export async function offersCertificates(db: Knex, websiteId: string): Promise<boolean> {
  const row = await db<WebsiteRow>("websites").where({ id: websiteId }).first("payment")
  const { giftCertificates = false }: Partial<PaymentColumn> = JSON.parse(row?.payment ?? "{}")
  return giftCertificates
}
