import type { Answer } from "../places.ts"
import { textsOf } from "../texts.ts"
import { cartReportLines } from "./cart-report.ts"
import { cartTable, saleTable } from "./cart-table.ts"
import type { Drawing } from "./drawing.ts"
import { explanationLines } from "./explanation-report.ts"
import { holdExplanationLines } from "./hold-explanation.ts"
import { holdReportLines } from "./hold-report.ts"
import { holdTable } from "./hold-table.ts"
import { type Line, line } from "./lines.ts"
import { promotionExplanationLines } from "./promotion-explanation.ts"
import { replayLines } from "./replay-report.ts"
import { seatExplanationLines } from "./seat-explanation.ts"
import { shown } from "./shown-text.ts"

/** An answer as lines: `header` stays in place while the rest scrolls. */
export function reportOf(
  given: Answer,
  drawing: Drawing,
): { readonly header: Line | undefined; readonly lines: readonly Line[] } {
  const { lists } = textsOf(drawing.language)
  // Before anything is measured: what is not shown takes no room.
  const answer = shown(given)
  switch (answer.kind) {
    case "carts": {
      const { areSales = false, value } = answer
      if (value.carts.length === 0)
        return { header: undefined, lines: [line(areSales ? lists.noSales : lists.noCarts)] }
      const { header, rows } = areSales ? saleTable(value, drawing) : cartTable(value, drawing)
      return { header, lines: rows }
    }
    case "holds": {
      if (answer.value.holds.length === 0) return { header: undefined, lines: [line(lists.noHolds)] }
      const { header, rows } = holdTable(answer.value.holds, drawing)
      return { header, lines: rows }
    }
    case "cart": {
      const [header, ...lines] = cartReportLines(answer.value, drawing)
      return { header, lines }
    }
    case "explanation":
      return { header: undefined, lines: explanationLines(answer.value, drawing) }
    case "why-hold":
      return { header: undefined, lines: holdExplanationLines(answer.value, drawing) }
    case "why-seat":
      return { header: undefined, lines: seatExplanationLines(answer.value, drawing) }
    case "why-promotion":
      return { header: undefined, lines: promotionExplanationLines(answer.value, drawing) }
    case "replay":
      return { header: undefined, lines: replayLines(answer.value, drawing) }
    case "hold":
      return { header: undefined, lines: holdReportLines(answer.value, drawing) }
  }
}
