import type { Knex } from "knex"
import type { SaleDocumentRow, SaleRow } from "../database/checkout-tables.ts"
import type { SaleDocument } from "./sale-document.ts"

export async function writeSaleDocument(
  trx: Knex.Transaction,
  { id, website_id }: Pick<SaleRow, "id" | "website_id">,
  document: SaleDocument,
): Promise<void> {
  await trx<SaleDocumentRow>("sale_documents").insert({
    sale_id: id,
    website_id,
    document: JSON.stringify(document),
  })
}

/** The documents of paid sales, by sale. */
export async function readSaleDocuments(
  db: Knex,
  websiteId: string,
  saleIds: readonly string[],
): Promise<ReadonlyMap<string, SaleDocument>> {
  if (saleIds.length === 0) return new Map()
  const rows = await db<SaleDocumentRow>("sale_documents")
    .where({ website_id: websiteId })
    .whereIn("sale_id", saleIds)
  return new Map(rows.map(({ sale_id, document }) => [sale_id, JSON.parse(document)]))
}
