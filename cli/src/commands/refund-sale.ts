import type { Refund, RefundPreview, RefundSelection } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { CliFailure, requireDone } from "../cli-failure.ts"
import { isInteractive } from "../cli-io.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import type { Drawing } from "../output/drawing.ts"
import { jsonText } from "../output/json.ts"
import { blank, line, span } from "../output/lines.ts"
import { refundLines, refundTable } from "../output/refund-report.ts"
import { shown } from "../output/shown-text.ts"
import { isReason } from "../screens/confirm-state.ts"
import { askWhether } from "../screens/open-screens.tsx"
import { eventRefundTexts } from "../texts/event-refund-texts.ts"
import { textsOf } from "../texts.ts"
import { knownSale } from "./known.ts"
import { type EventRefundOptions, refundEvent, showEventRefund } from "./refund-event.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface RefundOptions {
  readonly items?: readonly string[]
  readonly keepFees?: boolean
  readonly keepSeats?: boolean
  /** Tickets that were used at the door too. */
  readonly evenAdmitted?: boolean
  readonly preview?: boolean
  readonly reason?: string
  readonly yes?: boolean
}

/** `parterre sales refund`: of one order, or of a cancelled event in all of them. */
export async function refundSaleOrEvent(
  session: CliSession,
  id: string | undefined,
  { event, ...options }: RefundOptions & EventRefundOptions & { readonly event?: string },
): Promise<void> {
  const { language } = session
  const words = eventRefundTexts[language]
  if (event !== undefined && id === undefined) {
    const { items, keepSeats, ...ofEvent } = options
    if (items !== undefined) throw usageFailure(words.notWithEvent("--items"), language)
    if (keepSeats !== undefined) throw usageFailure(words.notWithEvent("--keep-seats"), language)
    return refundEvent(session, event, ofEvent)
  }
  if (id === undefined || event !== undefined) throw usageFailure(words.oneOfBoth, language)
  if (options.stop === true) throw usageFailure(words.onlyWithEvent("--stop"), language)
  if (options.wait === false) throw usageFailure(words.onlyWithEvent("--no-wait"), language)
  return refundSale(session, id, options)
}

/** `parterre sales refunds`: those of one order, or of an event as a whole. */
export function listRefundsOf(
  session: CliSession,
  id: string | undefined,
  event: string | undefined,
): Promise<void> {
  if (event !== undefined && id === undefined) return showEventRefund(session, event)
  if (id !== undefined && event === undefined) return listRefunds(session, id)
  throw usageFailure(eventRefundTexts[session.language].oneOfBoth, session.language)
}

/** `parterre sales refund`: what would go back is shown first; a person is asked, a script must say `--yes`. */
async function refundSale(session: CliSession, asked: string, options: RefundOptions): Promise<void> {
  const { language, io } = session
  const { usage, refund: words } = textsOf(language)
  const {
    items,
    keepFees = false,
    evenAdmitted = false,
    keepSeats = false,
    preview = false,
    reason,
    yes = false,
  } = options
  const asks = !preview && !yes && !session.json && isInteractive(io)
  if (!asks && !preview && (reason === undefined || !isReason(reason)))
    throw usageFailure(usage.needsReason, language)
  if (!asks && !preview && !yes) throw usageFailure(usage.refundNeedsYes, language)
  const selection: RefundSelection = {
    keepFees,
    ...(evenAdmitted && { evenAdmitted }),
    ...(items === undefined ? {} : { items: [...items] }),
  }
  await asSupport(session, async (client, { server }) => {
    const seen = await knownSale(session, client, asked, (id) => client.support.previewRefund(id, selection))
    const give = (why: string) =>
      client.support.refund(seen.saleId, { ...selection, keepSeats, reason: why, amount: seen.amount })
    if (preview) return showPreview(session, seen)
    if (seen.items.length === 0)
      throw new CliFailure(
        "refund-nothing-left",
        exitCodes.failed,
        words.nothing(seen.saleId),
        [...new Set(shown(seen).kept.map(({ explanation }) => explanation))].join(" ") || undefined,
      )
    if (!asks) {
      const refund = await give(reason?.trim() ?? "")
      if (session.json) io.stdout.write(jsonText(refund))
      else print(session, [line(doneText(refund, session)), ...refundLines(shown(refund), drawing(session))])
      return
    }
    const end = await askWhether(session, {
      question: [
        line(span(titleOf(seen, session), "strong")),
        ...refundLines(shown(seen), drawing(session)),
        blank,
      ],
      consequence: keepSeats ? words.consequenceKept : words.consequence,
      does: words.does,
      sending: words.sending,
      reason,
      server,
      act: async (why) => doneText(await give(why), session),
    })
    const look = `parterre sales refunds ${seen.saleId}`
    requireDone(end, session.language, { cancelled: words.cancelled, look })
  })
}

/** `parterre sales refunds`: what was paid, what went back, and each refund. */
const listRefunds = (session: CliSession, asked: string): Promise<void> =>
  asSupport(session, (client) =>
    knownSale(session, client, asked, async (id) => {
      const list = await client.support.refunds(id)
      if (session.json) return void session.io.stdout.write(jsonText(list))
      const { refund: words } = textsOf(session.language)
      const [paid, refunded] = [list.paid, list.refunded].map((cents) => formatMoney(cents, session.language))
      print(session, [
        line(span(words.sum(list.saleId, paid ?? "", refunded ?? ""), "strong")),
        ...refundTable(shown(list.refunds), drawing(session)),
      ])
    }),
  )

function showPreview(session: CliSession, seen: RefundPreview): void {
  if (session.json) return void session.io.stdout.write(jsonText(seen))
  const { refund: words } = textsOf(session.language)
  const title = seen.items.length === 0 ? words.nothing(seen.saleId) : titleOf(seen, session)
  const lines = refundLines(shown(seen), drawing(session), { ids: true })
  print(session, [line(span(title, "strong")), ...lines])
}

const drawing = ({ language, io }: CliSession): Drawing => ({
  language,
  elapsed: 0,
  width: io.stdout.columns,
})

const titleOf = ({ amount, saleId }: RefundPreview, { language }: CliSession): string =>
  textsOf(language).refund.title(formatMoney(amount, language), saleId)

const doneText = ({ state, amount, saleId }: Refund, { language }: CliSession): string =>
  textsOf(language).refund[state === "done" ? "done" : "requested"](formatMoney(amount, language), saleId)
