import type { EventRefund, EventRefundPreview, EventRefundReport, EventRefundSale } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { isProblem, isSdkFailure, type Parterre } from "@parterre/sdk"
import { AnswerIsNo, CliFailure, requireDone } from "../cli-failure.ts"
import { isInteractive } from "../cli-io.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { eventInWords, eventPreviewLines, eventReportLines } from "../output/event-refund-report.ts"
import { jsonText } from "../output/json.ts"
import { blank, line, span } from "../output/lines.ts"
import { shown } from "../output/shown-text.ts"
import { dateText } from "../output/written-time.ts"
import { isReason } from "../screens/confirm-state.ts"
import { askWhether, watchEventRefund } from "../screens/open-screens.tsx"
import { LOOK_EVERY } from "../screens/ProgressScreen.tsx"
import { eventRefundTexts } from "../texts/event-refund-texts.ts"
import { textsOf } from "../texts.ts"
import { known } from "./known.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface EventRefundOptions {
  readonly keepFees?: boolean
  /** Tickets that were used at the door too. */
  readonly evenAdmitted?: boolean
  readonly preview?: boolean
  readonly reason?: string
  readonly yes?: boolean
  /** Whether the command ends with the refund. */
  readonly wait?: boolean
  readonly stop?: boolean
}

/** Orders of one answer. */
const PAGE = 500
/** Looks in a row that a server may leave without an answer: it may be starting again. */
const SILENT = 60

/**
 * `parterre sales refund --event`: what would go back is shown first; a person is asked, a script must say `--yes`. The
 * server carries it out. Where it is under way already, the command follows it, whoever began it.
 */
export async function refundEvent(
  session: CliSession,
  eventId: string,
  options: EventRefundOptions,
): Promise<void> {
  const { language, io } = session
  const words = eventRefundTexts[language]
  const { keepFees = false, evenAdmitted = false, preview = false, reason, yes = false } = options
  const asks = !preview && !yes && !session.json && isInteractive(io)
  await asSupport(session, async (client, { server }) => {
    const { refunds } = await known(session, "event", () => client.support.eventRefunds(eventId))
    const running = refunds.find(({ state }) => state === "running")
    if (options.stop === true) return stop(session, client, running)
    if (running !== undefined && !preview) {
      if (!session.json) print(session, [line(underWay(running, session))])
      return follow(session, client, running, options)
    }
    if (!asks && !preview && (reason === undefined || !isReason(reason)))
      throw usageFailure(textsOf(language).usage.needsReason, language)
    if (!asks && !preview && !yes) throw usageFailure(textsOf(language).usage.refundNeedsYes, language)
    const selection = { keepFees, evenAdmitted }
    const seen = await client.support.previewEventRefund(eventId, selection)
    if (preview) return showPreview(session, seen)
    if (isNothing(seen)) throw nothingLeft(session, seen)
    if (!seen.cancelled) throw new CliFailure("event-not-cancelled", exitCodes.failed, words.notCancelled)
    let begun: EventRefund | undefined
    const begin = async (why: string) => {
      begun = await client.support.refundEvent(eventId, { ...selection, reason: why, amount: seen.amount })
      return words.begun
    }
    if (asks) {
      const end = await askWhether(session, {
        question: [
          line(span(titleOf(seen, session), "strong")),
          ...eventPreviewLines(shown(seen), drawing(session)),
          blank,
        ],
        ...{ consequence: words.consequence, does: words.does, sending: words.sending, leaves: true },
        ...{ reason, server, act: begin },
      })
      const look = `parterre sales refunds --event ${eventId}`
      requireDone(end, session.language, { cancelled: words.cancelled, look })
    } else await begin(reason?.trim() ?? "")
    if (begun !== undefined) await follow(session, client, begun, options)
  })
}

/** `parterre sales refunds --event`: how far the refund of an event is, or what became of it, and of earlier ones. */
export const showEventRefund = (session: CliSession, eventId: string): Promise<void> =>
  asSupport(session, async (client) => {
    const { refunds } = await known(session, "event", () => client.support.eventRefunds(eventId))
    const words = eventRefundTexts[session.language]
    const [latest, ...earlier] = refunds
    if (latest === undefined)
      throw new CliFailure("event-refund-unknown", exitCodes.notFound, words.none(eventId))
    await report(session, client, latest)
    if (session.json || earlier.length === 0) return
    print(session, [
      blank,
      line(span(words.earlier, "strong")),
      ...shown(earlier).flatMap((run) => [blank, ...eventReportLines(run, [], drawing(session))]),
    ])
  })

async function stop(session: CliSession, client: Parterre, running: EventRefund | undefined): Promise<void> {
  const words = eventRefundTexts[session.language]
  if (running === undefined) throw new CliFailure("event-refund-unknown", exitCodes.failed, words.notRunning)
  await client.support.stopEventRefund(running.id)
  if (!session.json) print(session, [line(words.stopped), blank])
  await report(session, client, running)
}

/** Looks until the refund is over, then reports; a person may leave before. */
async function follow(
  session: CliSession,
  client: Parterre,
  begun: EventRefund,
  { wait = true }: EventRefundOptions,
): Promise<void> {
  const look = () => client.support.eventRefund(begun.id, { limit: 1 })
  const end = !wait
    ? begun
    : isInteractive(session.io) && !session.json
      ? await watchEventRefund(session, begun, look)
      : await untilOver(session, begun, look)
  const run = await report(session, client, end)
  if (run.state === "running" && !session.json)
    print(session, [blank, line(eventRefundTexts[session.language].goesOn(begun.eventId))])
  if (run.refused.sales > 0) throw new AnswerIsNo()
}

async function untilOver(
  { io }: CliSession,
  begun: EventRefund,
  look: () => Promise<EventRefund>,
): Promise<EventRefund> {
  let run = begun
  for (let silent = 0; run.state === "running"; ) {
    await new Promise<void>((resolve) => {
      const end = io.clock.every(LOOK_EVERY, () => {
        end()
        resolve()
      })
    })
    try {
      run = await look()
      silent = 0
    } catch (error) {
      silent += 1
      if (silent > SILENT || !isSdkFailure(error) || isAnswered(error)) throw error
    }
  }
  return run
}

/** Whether the server said no; one that starts again says nothing, or that it is not ready. */
const isAnswered = (error: unknown): boolean =>
  isSdkFailure(error) && error._tag !== "api-unreachable" && !isProblem(error, "service-unavailable")

/** Prints what became of the orders; as JSON, of each of them. */
async function report(
  session: CliSession,
  client: Parterre,
  { id }: EventRefund,
): Promise<EventRefundReport> {
  const first = await client.support.eventRefund(id, { limit: PAGE })
  if (session.json) {
    const sales = [...first.sales]
    for (let page = first.sales; page.length === PAGE; ) {
      page = (await client.support.eventRefund(id, { limit: PAGE, after: page.at(-1)?.number ?? 0 })).sales
      sales.push(...page)
    }
    session.io.stdout.write(jsonText({ ...first, sales }))
    return first
  }
  const exceptions: EventRefundSale[] = []
  for (const state of ["requested", "refused", "left-out"] as const)
    exceptions.push(...(await client.support.eventRefund(id, { limit: PAGE, state })).sales)
  print(session, eventReportLines(shown(first), shown(exceptions), drawing(session)))
  return first
}

function showPreview(session: CliSession, seen: EventRefundPreview): void {
  if (session.json) return void session.io.stdout.write(jsonText(seen))
  const words = eventRefundTexts[session.language]
  const title = isNothing(seen) ? words.nothing(eventInWords(shown(seen), session)) : titleOf(seen, session)
  print(session, [
    line(span(title, "strong")),
    ...eventPreviewLines(shown(seen), drawing(session)),
    ...(seen.cancelled ? [] : [blank, line(words.notCancelled)]),
  ])
}

/** Nobody has paid anything that can go back, and nobody is paying. */
const isNothing = ({ sales, carts }: EventRefundPreview): boolean => sales === 0 && carts === 0

function nothingLeft(session: CliSession, seen: EventRefundPreview): CliFailure {
  const words = eventRefundTexts[session.language]
  const reasons = [...new Set(shown(seen).leftOut.map(({ explanation }) => explanation))].join(" ")
  const message = words.nothing(eventInWords(shown(seen), session))
  return new CliFailure("refund-nothing-left", exitCodes.failed, message, reasons || undefined)
}

const underWay = (run: EventRefund, { language }: CliSession): string =>
  eventRefundTexts[language].underWay(dateText(run.at, language), run.by, run.reason)

function titleOf(seen: EventRefundPreview, { language }: CliSession): string {
  const words = eventRefundTexts[language]
  const event = eventInWords(shown(seen), { language })
  return seen.sales === 0 ? words.askPaying(event) : words.ask(formatMoney(seen.amount, language), event)
}

const drawing = ({ language, io }: CliSession) => ({ language, elapsed: 0, width: io.stdout.columns })
