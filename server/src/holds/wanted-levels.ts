import { Refusal } from "../refusal.ts"
import { sizeOf } from "./best-seats.ts"
import type { EventOnSale } from "./event-on-sale.ts"
import type { PreparedRequest } from "./hold-request.ts"

/** For who found no seats in time, however often others were faster. */
export const nothingTogether = (prepared: PreparedRequest): Refusal =>
  new Refusal("not-enough-together", {
    min: Math.max(0, ...wantedLevels(prepared).map(({ size }) => size)),
  })

interface WantedLevel {
  readonly event: EventOnSale
  readonly priceLevelId: string
  /** Seats. */
  readonly size: number
}

/** The price levels in which a request leaves the choice of seats to us. */
export const wantedLevels = (prepared: PreparedRequest): WantedLevel[] =>
  prepared.kind === "best"
    ? prepared.at.flatMap(({ event }) =>
        prepared.levels.map((level) => ({
          ...{ event, priceLevelId: level.priceLevelId, size: sizeOf(level) },
        })),
      )
    : prepared.requests.flatMap(({ event, bestLines = [] }) =>
        [...Map.groupBy(bestLines, ({ price }) => price.priceLevelId)].map(([priceLevelId, prices]) => ({
          ...{ event, priceLevelId, size: sizeOf({ priceLevelId, prices }) },
        })),
      )
