import type { CartReport, JournalEntry, PaymentAttempt } from "@parterre/contract"
import { cardBrandName } from "@parterre/domain/cards"
import { formatCountdown } from "@parterre/domain/holds"
import type { Language } from "@parterre/domain/language"
import { formatMoney } from "@parterre/domain/money"
import { whyUncharged } from "@parterre/domain/payments"
import { walletName } from "@parterre/domain/wallets"
import { type Texts, textsOf } from "../texts.ts"
import type { Drawing } from "./drawing.ts"
import { secondsLeft } from "./states.ts"

/** Why the order looks as it does, in a sentence or three: the state, the last payment, what staff did. */
export function why(report: CartReport, { language, elapsed }: Drawing): readonly string[] {
  const texts = textsOf(language)
  const { summary } = report
  const left = secondsLeft(summary.remainingTime, elapsed)
  const total = formatMoney(summary.total, language)
  const areTickets = report.cart.cartElements.every(({ prices }) =>
    prices.every(({ productKind }) => productKind === undefined),
  )
  const sentences = {
    empty: () => texts.why.empty,
    held: () =>
      left === 0
        ? texts.why.heldOver(summary.totalQty, areTickets)
        : texts.why.held(summary.totalQty, areTickets, total, formatCountdown(left, "small")),
    paying: () => texts.why.paying(summary.totalQty, areTickets, total),
    paid: () =>
      texts.why[summary.standing === "due" || summary.standing === "voided" ? summary.standing : "paid"](
        summary.totalQty,
        areTickets,
        total,
        summary.saleId === undefined ? "" : texts.why.order(summary.saleId),
      ),
    expired: () => texts.why.expired,
  }
  const attempt = report.attempts.at(-1)
  const payment =
    summary.state !== "paid"
      ? lastPayment(attempt, texts, language)
      : summary.standing === "due"
        ? texts.why.lapsed
        : undefined
  const cause = causeOf(report)
  return [
    sentences[summary.state](),
    ...(payment === undefined ? [] : [payment]),
    ...(cause === undefined ? [] : [cause.explanation]),
  ]
}

/** What emptied a cart, and what became of it besides the shopper’s own steps, tickets given away included: the journal's own sentence tells who and why. */
function causeOf({ summary, journal }: CartReport): JournalEntry | undefined {
  const done = journal.filter(({ outcome }) => outcome === "done")
  return summary.state === "empty"
    ? done.at(-1)
    : done.findLast(({ command }) => tellingCommands.has(command))
}

const tellingCommands: ReadonlySet<string> = new Set([
  "support.release",
  "sale.refund",
  "sale.void",
  "ticket.give",
  "ticket.decline",
  "ticket.take-back",
])

function lastPayment(attempt: PaymentAttempt | undefined, texts: Texts, language: Language) {
  switch (attempt?.state) {
    case "declined": {
      const why = whyUncharged(attempt.code ?? "")
      if (why === "given-back") return texts.why.refunded
      if (why !== "refused") return texts.why[why]
      const card = cardText(attempt, texts)
      const code = attempt.code === undefined ? "" : ` (${attempt.code})`
      return texts.why.declined(card === "" ? "" : language === "fr" ? ` par ${card}` : ` with ${card}`, code)
    }
    case "unknown":
      return texts.why.unknown
    case "refunded":
      return texts.why.refunded
    case "voided":
      return texts.why.undone
    default:
      return undefined
  }
}

/** « Visa …1091 » */
export const cardText = ({ wallet, keptCard, brand, lastFour }: PaymentAttempt, texts: Texts): string =>
  [
    wallet && `${walletName[wallet]},`,
    keptCard ? `${texts.report.savedCard},` : undefined,
    cardBrandName(brand),
    lastFour && `…${lastFour}`,
  ]
    .filter((part) => part !== undefined)
    .join(" ")
