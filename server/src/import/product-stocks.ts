import type { Knex } from "knex"
import { deleteStock, insertStock, resizeStock } from "../products/stock-store.ts"
import type { StockSize } from "./rows/product-rows.ts"
import { soldStore } from "./sold-store.ts"
import type { TableDifference } from "./table-difference.ts"

/**
 * Keeps the stocks of limited products in step, while what shoppers took stays. A product that was unlimited until now
 * begins with what of it is held or sold.
 */
export async function adjustStocks(
  trx: Knex.Transaction,
  websiteId: string,
  { added, changed, removed }: TableDifference<StockSize>,
): Promise<void> {
  const taken = await soldStore(trx, websiteId).pieces(added.map(({ product_id }) => product_id))
  for (const stock of added) await insertStock(trx, { ...stock, taken: taken.get(stock.product_id) ?? 0 })
  for (const { after } of changed) await resizeStock(trx, after)
  for (const stock of removed) await deleteStock(trx, stock)
}
