import type { Knex } from "knex"
import type { SaleDocument } from "../../src/sales/sale-document.ts"

/** Makes the document of a sale come to more than was paid, a cent on each of its lines; answers what takes that back. */
export async function taxMore(db: Knex, saleId: string): Promise<() => Promise<void>> {
  const documents = () =>
    db<{ sale_id: string; document: string }>("sale_documents").where({ sale_id: saleId })
  const row = await documents().first()
  if (row === undefined) throw new Error(`Sale ${saleId} has no document`)
  const taxed: SaleDocument = JSON.parse(row.document)
  const holds = taxed.holds.map((held) => ({ ...held, taxes: { ...held.taxes, tax3: 1 } }))
  await documents().update({ document: JSON.stringify({ ...taxed, holds }) })
  return async () => {
    await documents().update({ document: row.document })
  }
}
