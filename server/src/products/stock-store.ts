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

/** A table of what is limited: `capacity` and `taken` by an id. */
export interface LimitTable {
  readonly name: string
  readonly id: string
}

/** The condition and the count are one statement; what is counted is locked in id order first. */
export const limitGuard = ({ name, id: key }: LimitTable): StockGuard => ({
  async count(trx, changes) {
    // A limit that an import sets may know nothing of what was taken beside it: what is given back ends at 0.
    const summed = addedUpStock(changes)
    if (summed.length === 0) return []
    const counted = rowSet(
      trx,
      { website_id: "text", id: "text", pieces: "bigint" },
      summed.map(({ websiteId, productId, pieces }) => ({ website_id: websiteId, id: productId, pieces })),
    )
    const rows = await rowsOf<{ readonly id: string }>(
      trx,
      `WITH counted AS MATERIALIZED (
         SELECT s.${key}, counted.pieces FROM ${counted.sql} AS counted CROSS JOIN ${name} AS s
         WHERE s.website_id = counted.website_id AND s.${key} = counted.id ORDER BY s.${key} ${forUpdate(trx, "s")})
       UPDATE ${name} SET taken = CASE WHEN taken + counted.pieces < 0 THEN 0 ELSE taken + counted.pieces END FROM counted
       WHERE ${name}.${key} = counted.${key}
         AND (counted.pieces <= 0 OR taken + counted.pieces <= capacity)
       RETURNING ${name}.${key} AS id`,
      counted.bindings,
    )
    return rows.map(({ id }) => id)
  },

  async left(db, asked) {
    if (asked.length === 0) return new Map()
    const limited = rowSet(
      db,
      { website_id: "text", id: "text" },
      [...new Map(asked.map((one) => [one.id, one])).values()].map(({ website_id, id }) => ({
        website_id,
        id,
      })),
    )
    const rows = await rowsOf<Pick<ProductStockRow, "capacity" | "taken"> & { readonly id: string }>(
      db,
      `SELECT s.${key} AS id, s.capacity, s.taken FROM ${limited.sql} AS asked CROSS JOIN ${name} AS s
       WHERE s.website_id = asked.website_id AND s.${key} = asked.id`,
      limited.bindings,
    )
    return new Map(rows.map((row) => [row.id, Math.max(0, row.capacity - row.taken)]))
  },
})

export const stockGuard: StockGuard = limitGuard({ name: "product_stocks", id: "product_id" })

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
