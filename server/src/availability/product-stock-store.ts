import type { Knex } from "knex"
import type { ProductStockRow } from "../database/product-tables.ts"

type Stock = Pick<ProductStockRow, "website_id" | "product_id">

/** Counts a limited product from now on. */
export async function insertStock(trx: Knex.Transaction, stock: ProductStockRow): Promise<void> {
  await trx<ProductStockRow>("product_stocks").insert(stock)
}

export async function deleteStock(trx: Knex.Transaction, { website_id, product_id }: Stock): Promise<void> {
  await trx<ProductStockRow>("product_stocks").where({ website_id, product_id }).delete()
}

/** Gives a product its capacity; never less than there are pieces taken. */
export async function resizeStock(
  trx: Knex.Transaction,
  { website_id, product_id, capacity }: Stock & Pick<ProductStockRow, "capacity">,
): Promise<void> {
  await trx<ProductStockRow>("product_stocks")
    .where({ website_id, product_id })
    .update({ capacity: trx.raw("CASE WHEN taken > ? THEN taken ELSE ? END", [capacity, capacity]) })
}

/** The limited products of a website of which nothing is left. */
export const soldOutProducts = async (db: Knex, websiteId: string): Promise<readonly string[]> =>
  db<ProductStockRow>("product_stocks")
    .where({ website_id: websiteId })
    .whereRaw("taken >= capacity")
    .orderBy("product_id")
    .pluck("product_id")
