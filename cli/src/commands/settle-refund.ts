import type { Refund, RefundSettlement } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { CliFailure, requireDone } from "../cli-failure.ts"
import { isInteractive } from "../cli-io.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { jsonText } from "../output/json.ts"
import { blank, line, span } from "../output/lines.ts"
import { refundTable } from "../output/refund-report.ts"
import { shown } from "../output/shown-text.ts"
import { isReason } from "../screens/confirm-state.ts"
import { askWhether } from "../screens/open-screens.tsx"
import { settleTexts } from "../texts/settle-texts.ts"
import { textsOf } from "../texts.ts"
import { knownSale } from "./known.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface SettleOptions {
  /** The numbers of the refund in the payment service's console. */
  readonly givenBack?: readonly string[]
  readonly notGivenBack?: boolean
  /** The refund, where several of the order are stuck. */
  readonly refund?: string
  readonly reason?: string
  readonly yes?: boolean
}

/** `parterre sales settle-refund`: staff say what the payment service's console shows of a refund that is stuck. */
export async function settleRefund(
  session: CliSession,
  asked: string,
  options: SettleOptions,
): Promise<void> {
  const { language, io, json } = session
  const words = settleTexts[language]
  const { givenBack = [], notGivenBack = false, reason, yes = false } = options
  const isGiven = givenBack.length > 0
  if (isGiven === notGivenBack) throw usageFailure(words.needsOutcome, language)
  const asks = !yes && !json && isInteractive(io)
  if (!asks && (reason === undefined || !isReason(reason)))
    throw usageFailure(textsOf(language).usage.needsReason, language)
  if (!asks && !yes) throw usageFailure(words.needsYes, language)
  const found: Omit<RefundSettlement, "reason"> = isGiven
    ? { outcome: "given-back", processorIds: [...givenBack] }
    : { outcome: "not-given-back" }
  const doneText = ({ saleId, amount }: Refund) =>
    words.done[isGiven ? "given" : "notGiven"](saleId, formatMoney(amount, language))
  await asSupport(session, async (client, { server }) => {
    const { saleId, refunds } = await knownSale(session, client, asked, (id) => client.support.refunds(id))
    const stuck = stuckOne(session, { saleId, refunds }, options.refund)
    const settle = (why: string) => client.support.settleRefund(saleId, stuck.id, { ...found, reason: why })
    if (!asks) {
      const settled = await settle(reason?.trim() ?? "")
      if (json) return void io.stdout.write(jsonText(settled))
      return print(session, [line(doneText(settled))])
    }
    const drawing = { language, elapsed: 0, width: io.stdout.columns }
    const end = await askWhether(session, {
      question: [
        line(span(words.title(saleId, formatMoney(stuck.amount, language)), "strong")),
        ...refundTable(shown([stuck]), drawing),
        blank,
      ],
      consequence: isGiven ? words.given : words.notGiven,
      does: words.does,
      sending: words.sending,
      reason,
      server,
      act: async (why) => doneText(await settle(why)),
    })
    requireDone(end, language, { cancelled: words.cancelled, look: `parterre sales refunds ${saleId}` })
  })
}

/** The refund that is meant: the one by its id, or the only one that is stuck. */
function stuckOne(
  { language }: CliSession,
  { saleId, refunds }: { readonly saleId: string; readonly refunds: readonly Refund[] },
  id: string | undefined,
): Refund {
  const words = settleTexts[language]
  const stuck = refunds.filter((refund) => refund.stuck && (id === undefined || refund.id === id))
  const [first] = stuck
  if (first === undefined)
    throw new CliFailure(
      "refund-not-stuck",
      exitCodes.failed,
      id === undefined ? words.noneStuck(saleId) : words.unknown(saleId, id),
    )
  if (stuck.length > 1)
    throw usageFailure(words.oneOf(stuck.map((refund) => refund.id)), language, "parterre", {
      refunds: stuck,
    })
  return first
}
