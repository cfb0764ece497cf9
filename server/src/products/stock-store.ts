import type { Knex } from "knex"
import type { ProductStockRow } from "../database/product-tables.ts"
import { forUpdate, rowSet, rowsOf } from "../database/row-sets.ts"

/** Pieces of a product that are taken, or given back when negative. */
export interface StockChange {
  readonly productId: string
  readonly pieces: number
}

/** What keeps a product that is limited from being sold more often than there is of it. */
export interface StockGuard {
  /** Counts pieces; answers the products where it was done. One without enough of them counts none, one that is not limited has no count. */
  count(trx: Knex.Transaction, changes: readonly StockChange[]): Promise<readonly string[]>
  /** How many pieces are left of products that are limited. */
  left(db: Knex, productIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** The condition and the count are one statement; products are locked in id order first. */
export const stockGuard: StockGuard = {
  async count(trx, changes) {
    const summed = addedUpStock(changes)
    if (summed.length === 0) return []
    const counted = rowSet(
      trx,
      { product_id: "text", pieces: "bigint" },
      summed.map(({ productId, pieces }) => ({ product_id: productId, pieces })),
    )
    const rows = await rowsOf<Pick<ProductStockRow, "product_id">>(
      trx,
      `WITH counted AS MATERIALIZED (
         SELECT s.product_id, counted.pieces FROM ${counted.sql} AS counted CROSS JOIN product_stocks AS s
         WHERE s.product_id = counted.product_id ORDER BY s.product_id ${forUpdate(trx, "s")})
       UPDATE product_stocks SET taken = taken + counted.pieces FROM counted
       WHERE product_stocks.product_id = counted.product_id
         AND (counted.pieces <= 0 OR taken + counted.pieces <= capacity)
       RETURNING product_stocks.product_id`,
      counted.bindings,
    )
    return rows.map(({ product_id }) => product_id)
  },

  async left(db, productIds) {
    if (productIds.length === 0) return new Map()
    const products = rowSet(
      db,
      { product_id: "text" },
      [...new Set(productIds)].map((product_id) => ({ product_id })),
    )
    const rows = await rowsOf<ProductStockRow>(
      db,
      `SELECT s.product_id, s.capacity, s.taken FROM ${products.sql} AS asked CROSS JOIN product_stocks AS s
       WHERE s.product_id = asked.product_id`,
      products.bindings,
    )
    return new Map(rows.map((row) => [row.product_id, Math.max(0, row.capacity - row.taken)]))
  },
}

/** One change a product, however many come and go; none where they make up for one another. */
export const addedUpStock = (changes: readonly StockChange[]): StockChange[] =>
  [...Map.groupBy(changes, ({ productId }) => productId)].flatMap(([productId, ofProduct]) => {
    const pieces = ofProduct.reduce((sum, change) => sum + change.pieces, 0)
    return pieces === 0 ? [] : { productId, pieces }
  })
