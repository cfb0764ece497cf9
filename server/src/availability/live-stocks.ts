import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import { soldOutProducts } from "../products/stock-store.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import type { Age } from "./live-counts.ts"

/** What of a website's limited products is left. */
export interface LiveStocks {
  readonly soldOut: ReadonlySet<string>
  /** Tells these stocks from any others of the same products. */
  readonly version: string
  /** Epoch milliseconds until which they are answered again without a query. */
  readonly freshUntil: number
}

export type StocksOf = (site: PublishedWebsite, age: Pick<Age, "most">) => Promise<LiveStocks>

/** A website that sells nothing without a seat costs no query; a look is shared by all who wait for one. */
export function liveStocks(db: Knex, clock: Clock): StocksOf {
  const looks = new WeakMap<
    PublishedWebsite,
    { readonly at: number; readonly stocks: Promise<readonly string[]> }
  >()

  function look(site: PublishedWebsite, most: number) {
    const known = looks.get(site)
    const now = clock.now()
    if (known !== undefined && now < known.at + most) return known
    const stocks = site.products.length === 0 ? Promise.resolve([]) : soldOutProducts(db, site.row.id)
    const begun = { at: now, stocks }
    looks.set(site, begun)
    stocks.catch(() => looks.delete(site))
    return begun
  }

  return async (site, { most }) => {
    const { at, stocks } = look(site, most)
    const soldOut = await stocks
    return { soldOut: new Set(soldOut), version: soldOut.join(), freshUntil: at + most }
  }
}
