import { openOrAll } from "@parterre/domain/sale-states"
import type { PriceRow } from "../database/tables.ts"

/** Prices that are sold: the organiser has not said that they are sold out. */
export const openPrices = <Row extends Pick<PriceRow, "sold_out">>(prices: readonly Row[]): readonly Row[] =>
  prices.filter(({ sold_out }) => sold_out === 0)

/** Prices whose figures a shopper is told: those that are sold, or all of what is sold out. */
export const toldPrices = <Row extends Pick<PriceRow, "sold_out">>(prices: readonly Row[]): readonly Row[] =>
  openOrAll(prices, openPrices(prices))

/** The prices of each price level as the rules of prices read them, each with its row. */
export const levelsOf = <Row extends PriceRow>(prices: readonly Row[]) =>
  [...Map.groupBy(prices, ({ price_level_id }) => price_level_id).values()].map((rows) =>
    rows.map((row) => ({
      row,
      price: row.price,
      serviceCharges: row.service_charge,
      soldout: row.sold_out === 1,
    })),
  )

/** The price levels that are sold at one price at least: a seat of another is nobody's to lose. */
export const openLevels = (
  prices: readonly Pick<PriceRow, "sold_out" | "price_level_id">[],
): ReadonlySet<string> => new Set(openPrices(prices).map(({ price_level_id }) => price_level_id))
