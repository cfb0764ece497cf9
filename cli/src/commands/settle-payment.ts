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
import { type StuckKind, settledText, settlePaymentTexts } from "../texts/settle-payment-texts.ts"
import { textsOf } from "../texts.ts"
import { cartAsked } from "./cart-asked.ts"
import { known } from "./known.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface SettlePaymentOptions {
  /** The number of the charge in the payment service's console. */
  readonly charged?: string
  readonly notCharged?: boolean
  /** The number of its refund there. */
  readonly givenBack?: string
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
  const { payment, reason, yes = false } = options
  const found = foundBy(options)
  if (found === undefined) throw usageFailure(words.needsOutcome, language)
  const asks = !yes && !json && isInteractive(io)
  if (!asks && (reason === undefined || !isReason(reason)))
    throw usageFailure(textsOf(language).usage.needsReason, language)
  if (!asks && !yes) throw usageFailure(words.needsYes, language)
  await asSupport(session, (client, { server }) =>
    known(session, "cart", async () => {
      const report = await cartAsked(session, client, asked, "carts")
      const { id } = report.summary
      const stuck = stuckOne(session, report, payment)
      const amount = formatMoney(stuck.amount, language)
      const kind = kindOf(stuck, report)
      const outcome = outcomes[found.outcome]
      const doneText = ({ unpaidAmount }: CartReport) =>
        settledText(language, kind, outcome, {
          ...{ amount, cart: id },
          ...(unpaidAmount === undefined ? {} : { unpaid: formatMoney(unpaidAmount, language) }),
        })
      const settle = (why: string) => client.support.settlePayment(id, stuck.stuck, { ...found, reason: why })
      if (!asks) {
        const settled = await settle(reason?.trim() ?? "")
        if (json) return void io.stdout.write(jsonText(settled))
        return print(session, [line(doneText(settled))])
      }
      const end = await askWhether(session, {
        question: [line(span(words.title(amount, id), "strong")), cartLine(id, language)],
        consequence: words.consequence[kind][outcome],
        does: words.does,
        sending: words.sending,
        reason,
        server,
        act: async (why) => doneText(await settle(why)),
      })
      requireDone(end, language, { cancelled: words.cancelled, look: `parterre carts show ${id}` })
    }),
  )
}

const outcomes = { charged: "charged", "not-charged": "notCharged", "given-back": "givenBack" } as const

/** What the options say of the console, where they say one thing. */
function foundBy({ charged, notCharged = false, givenBack }: SettlePaymentOptions) {
  const found: readonly Omit<PaymentSettlement, "reason">[] = [
    ...(charged === undefined ? [] : [{ outcome: "charged", processorId: charged } as const]),
    ...(notCharged ? [{ outcome: "not-charged" } as const] : []),
    ...(givenBack === undefined ? [] : [{ outcome: "given-back", processorId: givenBack } as const]),
  ]
  return found.length === 1 ? found[0] : undefined
}

function kindOf(stuck: PaymentAttempt, { sale, attempts }: CartReport): StuckKind {
  const { state, instalment } = stuck
  if (state === "refunding") return "goingBack"
  const latest = attempts.findLast((attempt) => attempt.instalment === instalment)
  if (latest?.stuck !== stuck.stuck) return "replaced"
  if (sale?.state !== "paid") return "unpaid"
  return state === "authorised" ? "reserved" : "ticketsOut"
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
