import type { ClosingPreview, SupportClient, SupportClientList } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import type { Language } from "@parterre/domain/language"
import { formatMoney } from "@parterre/domain/money"
import { clientTexts } from "../texts/client-texts.ts"
import type { Drawing } from "./drawing.ts"
import { blank, hanging, type Line, line, padEnd, span, widthOf } from "./lines.ts"
import { tableLines } from "./table.ts"
import { dateText, dayOf } from "./written-time.ts"

/** A row an account. */
export function clientTable(
  { clients, more }: SupportClientList,
  { language, width }: Drawing,
): readonly Line[] {
  const words = clientTexts[language]
  if (clients.length === 0) return [line(words.none)]
  const { header, rows } = tableLines(
    [
      { title: words.columns.email, cell: ({ email }) => email, gives: true },
      {
        title: words.columns.name,
        cell: ({ firstname, lastname }) => `${firstname} ${lastname}`,
        gives: true,
      },
      { title: words.columns.since, cell: ({ openedAt }) => dayOf(openedAt) },
      { title: words.columns.id, cell: ({ id }) => span(id, "label") },
    ],
    clients,
    width,
  )
  return [header, ...rows, ...(more ? [line(span(words.more, "label"))] : [])]
}

/** One account, what belongs to it, and what was done with it. */
export function clientLines({ id, account, entries }: SupportClient, drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const words = clientTexts[language]
  const done = entries.map(({ at, command, by, reason }) =>
    line(
      span(`  ${dateText(at, language)}  `, "label"),
      `${words.entry(command, by)}${reason === undefined ? "" : ` (${reason})`}`,
    ),
  )
  const ofEntries = done.length === 0 ? [] : [blank, line(span(words.entries, "strong")), ...done]
  if (account === undefined) return [line(span(id, "strong")), line(words.closed), ...ofEntries]
  const { client, openedAt, emailConfirmedAt, hasPassword, orders, ordersLeftOut, newsletters } = account
  const facts: readonly (readonly [string, string])[] = [
    [words.facts.id, id],
    [
      words.facts.emailConfirmed,
      emailConfirmedAt !== undefined
        ? dateText(emailConfirmedAt, language)
        : client.emailConfirmed === false
          ? words.unconfirmed
          : words.neverAsked,
    ],
    ...(client.pendingEmail === undefined ? [] : [[words.facts.pendingEmail, client.pendingEmail] as const]),
    [words.facts.language, client.language ?? ""],
    [words.facts.since, dateText(openedAt, language)],
    [
      words.facts.password,
      !hasPassword
        ? words.withoutPassword
        : client.mustChangePassword === true
          ? words.mustChange
          : words.withPassword,
    ],
    [words.facts.signIns, String(account.signIns)],
    [words.facts.passkeys, String(account.passkeys)],
    ...(account.identities.length === 0
      ? []
      : [[words.facts.identities, account.identities.map(named).join(", ")] as const]),
    [words.facts.cards, String(account.cards)],
    [words.facts.newsletters, newsletters.map(({ title }) => title).join(", ") || "—"],
  ]
  const labels = Math.max(...facts.map(([label]) => widthOf(label)))
  return [
    line(span(`${client.firstname} ${client.lastname}`, "strong"), `  ${client.email}`),
    ...facts.map(([label, value]) => line(span(`  ${padEnd(label, labels)}  `, "label"), value)),
    blank,
    line(span(words.orders, "strong")),
    ...(orders.length === 0 ? [line("  —")] : []),
    ...orders.map(({ saleId, at, amount, voided }) =>
      line(
        span(`  ${dateText(at, language)}  `, "label"),
        `${saleId}  ${formatMoney(amount, language)}${voided ? `  ${words.voided}` : ""}`,
      ),
    ),
    ...(ordersLeftOut === 0 ? [] : [line(span(`  ${words.leftOut(ordersLeftOut)}`, "label"))]),
    ...ofEntries,
  ]
}

const named = (provider: string): string => `${provider.slice(0, 1)}${provider.slice(1).toLowerCase()}`

/** The orders that keep an account open, each with what to do next. */
export function owedTexts(owed: ClosingPreview["owed"], language: Language): readonly string[] {
  const words = clientTexts[language].closing
  return owed.map(({ saleId, why }) => (why === "payment-due" ? words.owed(saleId) : words.open(saleId)))
}

/** What closing an account would do, or what keeps it open. */
export function closingLines(preview: ClosingPreview, { language, width = 80 }: Drawing): readonly Line[] {
  const words = clientTexts[language].closing
  const said = (count: number, text: (count: number) => string) => (count === 0 ? [] : [text(count)])
  const owed = owedTexts(preview.owed, language)
  const others = [
    ...said(preview.upcomingTickets, words.tickets),
    ...said(preview.passTickets, words.passes),
    ...said(preview.memberships, words.memberships),
    ...said(preview.cards, words.cards),
    ...said(preview.newsletters, words.newsletters),
    ...said(preview.orders, words.orders),
    ...preview.laterPayments.map(({ amount, dueOn }) =>
      words.payment(formatMoney(amount, language), writtenLocalDay(dueOn, language)),
    ),
  ]
  return [
    ...owed.flatMap((text) => hanging(span("  ! ", "bad"), text, 4, width)),
    ...others.flatMap((text) => hanging(span("  - ", "label"), text, 4, width)),
  ]
}
