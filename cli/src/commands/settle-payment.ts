import type { CartReport, PaymentAttempt, PaymentSettlement } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { CliFailure, requireDone } from "../cli-failure.ts"
import { isInteractive } from "../cli-io.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { cartLine } from "../output/cart-table.ts"
import { jsonText } from "../output/json.ts"
import { line, span } from "../output/lines.ts"
import { isReason } from "../screens/confirm-state.ts"
import { askWhether } from "../screens/open-screens.tsx"
import { settlePaymentTexts } from "../texts/settle-payment-texts.ts"
import { textsOf } from "../texts.ts"
import { cartAsked } from "./cart-asked.ts"
import { known } from "./known.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface SettlePaymentOptions {
  /** The number of the charge in the payment service's console. */
  readonly charged?: string
  readonly notCharged?: boolean
  /** The payment, where several of the cart are stuck. */
  readonly payment?: string
  readonly reason?: string
  readonly yes?: boolean
}

/** `parterre carts settle-payment`: staff say what the payment service's console shows of a payment that is stuck. */
export async function settlePayment(
  session: CliSession,
  asked: string,
  options: SettlePaymentOptions,
): Promise<void> {
  const { language, io, json } = session
  const words = settlePaymentTexts[language]
  const { charged, notCharged = false, payment, reason, yes = false } = options
  if ((charged !== undefined) === notCharged) throw usageFailure(words.needsOutcome, language)
  const asks = !yes && !json && isInteractive(io)
  if (!asks && (reason === undefined || !isReason(reason)))
    throw usageFailure(textsOf(language).usage.needsReason, language)
  if (!asks && !yes) throw usageFailure(words.needsYes, language)
  const found: Omit<PaymentSettlement, "reason"> =
    charged === undefined ? { outcome: "not-charged" } : { outcome: "charged", processorId: charged }
  await asSupport(session, (client, { server }) =>
    known(session, "cart", async () => {
      const report = await cartAsked(session, client, asked, "carts")
      const { id } = report.summary
      const stuck = stuckOne(session, report, payment)
      const amount = formatMoney(stuck.amount, language)
      const order = report.sale?.state === "paid" ? "ticketsOut" : "unpaid"
      const outcome = charged === undefined ? "notCharged" : "charged"
      const doneText = words.done[order][outcome](amount, id)
      const settle = (why: string) => client.support.settlePayment(id, stuck.stuck, { ...found, reason: why })
      if (!asks) {
        const settled = await settle(reason?.trim() ?? "")
        if (json) return void io.stdout.write(jsonText(settled))
        return print(session, [line(doneText)])
      }
      const end = await askWhether(session, {
        question: [line(span(words.title(amount, id), "strong")), cartLine(id, language)],
        consequence: words.consequence[order][outcome],
        does: words.does,
        sending: words.sending,
        reason,
        server,
        act: async (why) => {
          await settle(why)
          return doneText
        },
      })
      requireDone(end, language, { cancelled: words.cancelled, look: `parterre carts show ${id}` })
    }),
  )
}

type StuckPayment = PaymentAttempt & { readonly stuck: string }

/** The payment that is meant: the one by its id, or the only one that is stuck. */
function stuckOne(
  { language }: CliSession,
  { summary, attempts }: CartReport,
  id: string | undefined,
): StuckPayment {
  const words = settlePaymentTexts[language]
  const stuck = attempts.flatMap((attempt): StuckPayment[] =>
    attempt.stuck === undefined || (id !== undefined && attempt.stuck !== id)
      ? []
      : [{ ...attempt, stuck: attempt.stuck }],
  )
  const [first] = stuck
  if (first === undefined)
    throw new CliFailure("payment-not-stuck", exitCodes.failed, words.noneStuck(summary.id))
  if (stuck.length > 1) throw usageFailure(words.oneOf(stuck.map((each) => each.stuck)), language)
  return first
}
