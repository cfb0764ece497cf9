import type { Knex } from "knex"
import type { ProductStockRow } from "../database/product-tables.ts"
import { forUpdate, rowSet, rowsOf } from "../database/row-sets.ts"

/** Pieces of a product that are taken, or given back when negative. */
export interface StockChange {
  readonly websiteId: string
  readonly productId: string
  readonly pieces: number
}

/** A product of a website. */
type OwnedProduct = Pick<ProductStockRow, "website_id"> & { readonly id: string }

/** What keeps a product that is limited from being sold more often than there is of it. */
export interface StockGuard {
  /** Counts pieces; answers the products where it was done. One without enough of them counts none, one that is not limited has no count. */
  count(trx: Knex.Transaction, changes: readonly StockChange[]): Promise<readonly string[]>
  /** How many pieces are left of products that are limited. */
  left(db: Knex, products: readonly OwnedProduct[]): Promise<ReadonlyMap<string, number>>
}

/** The condition and the count are one statement; products are locked in id order first. */
export const stockGuard: StockGuard = {
  async count(trx, changes) {
    const summed = addedUpStock(changes)
    if (summed.length === 0) return []
    const counted = rowSet(
      trx,
      { website_id: "text", product_id: "text", pieces: "bigint" },
      summed.map(({ websiteId, productId, pieces }) => ({
        website_id: websiteId,
        product_id: productId,
        pieces,
      })),
    )
    const rows = await rowsOf<Pick<ProductStockRow, "product_id">>(
      trx,
      `WITH counted AS MATERIALIZED (
         SELECT s.product_id, counted.pieces FROM ${counted.sql} AS counted CROSS JOIN product_stocks AS s
         WHERE s.website_id = counted.website_id AND s.product_id = counted.product_id ORDER BY s.product_id ${forUpdate(trx, "s")})
       UPDATE product_stocks SET taken = taken + counted.pieces FROM counted
       WHERE product_stocks.product_id = counted.product_id
         AND (counted.pieces <= 0 OR taken + counted.pieces <= capacity)
       RETURNING product_stocks.product_id`,
      counted.bindings,
    )
    return rows.map(({ product_id }) => product_id)
  },

  async left(db, asked) {
    if (asked.length === 0) return new Map()
    const products = rowSet(
      db,
      { website_id: "text", product_id: "text" },
      [...new Map(asked.map((product) => [product.id, product])).values()].map(({ website_id, id }) => ({
        website_id,
        product_id: id,
      })),
    )
    const rows = await rowsOf<ProductStockRow>(
      db,
      `SELECT s.product_id, s.capacity, s.taken FROM ${products.sql} AS asked CROSS JOIN product_stocks AS s
       WHERE s.website_id = asked.website_id AND s.product_id = asked.product_id`,
      products.bindings,
    )
    return new Map(rows.map((row) => [row.product_id, Math.max(0, row.capacity - row.taken)]))
  },
}

/** One change a product, however many come and go; none where they make up for one another. */
export const addedUpStock = (changes: readonly StockChange[]): StockChange[] =>
  [...Map.groupBy(changes, ({ productId }) => productId).values()].flatMap((ofProduct) => {
    const pieces = ofProduct.reduce((sum, change) => sum + change.pieces, 0)
    const [first] = ofProduct
    return first === undefined || pieces === 0 ? [] : { ...first, pieces }
  })

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
