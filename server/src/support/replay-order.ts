import type { CartReplay, ReplayDifference } from "@parterre/contract"
import type { Knex } from "knex"
import type { Viewer } from "../carts/viewer.ts"
import type { Difference } from "../journal/compare-replay.ts"
import { isDone } from "../journal/entry.ts"
import { linesOf, type ReplayedLine } from "../journal/replay.ts"
import { judgeCase } from "../journal/replay-case.ts"
import { readCase } from "./read-case.ts"
import { differenceText } from "./replay-sentences.ts"
import { saleNumber } from "./shown-carts.ts"
import { tellingOf } from "./telling.ts"

/** Differences that are told at most. */
const mostDifferences = 200

/** A cart made again from its journal, and where its rows or its sale's document differ from it. */
export async function replayOrder(db: Knex, viewer: Viewer, id: string): Promise<CartReplay> {
  const { cart, sale, replayCase } = await readCase(db, viewer, id)
  const { told, compared, differences } = judgeCase(replayCase)
  const lines = [...linesOf(told).values()]
  const priced = lines.filter(isPriced)
  return {
    cartId: cart.id,
    ...(sale === undefined ? {} : { saleId: saleNumber(sale) }),
    state: told.state,
    version: told.version,
    changes: replayCase.entries.filter(isDone).length,
    tickets: lines.length,
    comparedAmounts: compared,
    unpriced: lines.length - priced.length,
    ...(priced.length < lines.length
      ? {}
      : { total: priced.reduce((sum, { price, serviceCharge }) => sum + price + serviceCharge, 0) }),
    differences: differences
      .slice(0, mostDifferences)
      .map((difference) => toldDifference(difference, viewer)),
  }
}

const isPriced = (line: ReplayedLine): line is ReplayedLine & { price: number; serviceCharge: number } =>
  line.price !== undefined && line.serviceCharge !== undefined

const toldDifference = (difference: Difference, viewer: Viewer): ReplayDifference => ({
  fact: difference.fact,
  explanation: differenceText(difference, tellingOf(viewer), viewer),
  ...(difference.line === undefined ? {} : { lineId: difference.line.id }),
  journal: String(difference.journal ?? ""),
  stored: String(difference.stored ?? ""),
})
