import { readFile } from "node:fs/promises"
import { createInterface } from "node:readline"
import type { Scan, ScanImport } from "@parterre/contract"
import { isLocalDate } from "@parterre/domain/dates"
import { isSdkFailure } from "@parterre/sdk"
import { AnswerIsNo, failureOf } from "../cli-failure.ts"
import { asStaff, type CliSession } from "../cli-session.ts"
import { jsonText } from "../output/json.ts"
import { type Line, line, padEnd, span, type Tone, widthOf } from "../output/lines.ts"
import { shown } from "../output/shown-text.ts"
import { hourText, secondText } from "../output/written-time.ts"
import { ticketTexts } from "../texts/ticket-texts.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface DoorOptions {
  readonly event?: readonly string[]
  readonly gate?: string
}

/** `parterre tickets scan`: one code, or every line that a scanner types; ends badly where one code lets nobody in. */
export async function scanTickets(
  session: CliSession,
  code: string | undefined,
  options: DoorOptions & { readonly again?: boolean },
): Promise<void> {
  const door = doorOf(session, options)
  const { again = false } = options
  await asStaff(session, async (client, { server }) => {
    const scan = async (read: string): Promise<Scan> => {
      const answer = await client.scans.scan({ code: read, ...door, ...(again && { again }) })
      if (session.json) session.io.stdout.write(jsonText(answer))
      else print(session, [scanLine(shown(answer), session)])
      return answer
    }
    if (code !== undefined) {
      if ((await scan(code)).outcome !== "admitted") throw new AnswerIsNo()
      return
    }
    let [scanned, admitted, lost] = [0, 0, 0]
    for await (const typed of createInterface({ input: session.io.stdin, crlfDelay: Infinity })) {
      if (typed.trim() === "") continue
      // The line at the door goes on: a lost answer is told. Scanned again, the ticket may be said to be used just now.
      const answer = await scan(typed.trim()).catch((error: unknown) => {
        if (!isSdkFailure(error) || !mayPass.has(error.action)) throw error
        lost += 1
        session.io.stderr.write(`${failureOf(error, session.language, server).message}\n`)
      })
      if (answer !== undefined) scanned += 1
      if (answer?.outcome === "admitted") admitted += 1
    }
    if (!session.json)
      print(session, [line(span(ticketTexts[session.language].counted(admitted, scanned), "label"))])
    if (lost > 0) throw new AnswerIsNo()
  })
}

/** What a failure advises where the next code may be answered. */
const mayPass: ReadonlySet<string> = new Set(["retry", "retry-later", "wait"])

/** Scans of one request. */
const atOnce = 500

/** `parterre tickets import`: what a scanner without a network has kept, a time and a code on each line. */
export async function importScans(session: CliSession, file: string, options: DoorOptions): Promise<void> {
  const door = doorOf(session, options)
  const { usage } = ticketTexts[session.language]
  const text = await readFile(file, "utf8").catch(() => {
    throw usageFailure(usage.file(file), session.language)
  })
  const scans = scansIn(session, text)
  await asStaff(session, async (client) => {
    const answers: Scan[] = []
    for (let from = 0; from < scans.length; from += atOnce)
      answers.push(...(await client.scans.handIn({ ...door, scans: scans.slice(from, from + atOnce) })))
    if (session.json) return void session.io.stdout.write(jsonText(answers))
    const admitted = answers.filter(({ outcome }) => outcome === "admitted").length
    print(session, [
      ...answers
        // Of two who came in with one ticket, the later one is told of too.
        .filter(({ outcome, first }) => outcome !== "admitted" || first !== undefined)
        .map((answer) => scanLine(shown(answer), session)),
      line(span(ticketTexts[session.language].counted(admitted, answers.length), "strong")),
    ])
  })
}

/** `parterre tickets scans`: the newest scans of an event, and how many tickets were used. */
export const listScans = (
  session: CliSession,
  eventId: string,
  { limit = 100 }: { readonly limit?: number },
): Promise<void> =>
  asStaff(session, async (client) => {
    const log = await client.scans.log(eventId, limit)
    if (session.json) return void session.io.stdout.write(jsonText(log))
    const words = ticketTexts[session.language]
    const width = Math.max(...Object.values(words.outcomes).map(widthOf))
    print(session, [
      line(span(log.scans.length === 0 ? words.noScans : words.log(log.admitted), "strong")),
      ...shown(log.scans).map(({ at, outcome, gate, staffName, again = false, ticketId = "" }) =>
        line(
          span(`  ${secondText(at)}  `, "label"),
          span(padEnd(words.outcomes[outcome], width), toneOf(outcome)),
          `  ${[gate, staffName, again ? words.again : "", ticketId].filter(Boolean).join(" · ")}`,
        ),
      ),
    ])
  })

/** `parterre tickets list`: the good tickets of an event; as JSON, with the keys, what a scanner takes along. */
export const listTickets = (session: CliSession, eventId: string): Promise<void> =>
  asStaff(session, async (client) => {
    const [keys, list] = [await client.scans.keys(), await client.scans.doorList(eventId)]
    if (session.json) return void session.io.stdout.write(jsonText({ ...list, keys }))
    const used = list.tickets.filter(({ admittedAt }) => admittedAt !== undefined).length
    print(session, [line(ticketTexts[session.language].list(list.tickets.length, used))])
  })

/** `parterre tickets verify`: whether a key of the site has signed a code. */
export const verifyTicket = (session: CliSession, code: string): Promise<void> =>
  asStaff(session, async (client, { site }) => {
    const words = ticketTexts[session.language]
    const found = await client.scans.verify(site, code, await client.scans.keys())
    if (session.json) session.io.stdout.write(jsonText({ signed: found !== undefined, ...found }))
    else
      print(session, [
        line(found === undefined ? words.unsigned : words.signed(found.ticketId, found.codeNumber)),
      ])
    if (found === undefined) throw new AnswerIsNo()
  })

function doorOf(
  { language }: CliSession,
  { event = [], gate = "" }: DoorOptions,
): { readonly eventIds: string[]; readonly gate: string } {
  const { usage } = ticketTexts[language]
  if (event.length === 0 || event.length > 20) throw usageFailure(usage.events, language)
  if (gate.trim() === "" || gate.length > 60) throw usageFailure(usage.gate, language)
  return { eventIds: [...event], gate: gate.trim() }
}

/** Lines of `2026-12-05T19:02:10-05:00,code`. */
function scansIn({ language }: CliSession, text: string): ScanImport["scans"] {
  return text.split(/\r?\n/).flatMap((written, index) => {
    if (written.trim() === "") return []
    const [, at = "", code = ""] = /^\s*([^,\s]+)\s*,\s*(\S{1,300})\s*$/.exec(written) ?? []
    const isWritten = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/.test(at)
    // `Date.parse` takes a 31st of February for a day of March.
    if (!isWritten || Number.isNaN(Date.parse(at)) || !isLocalDate(at.slice(0, 10)))
      throw usageFailure(ticketTexts[language].usage.line(index + 1), language)
    return [{ at, code }]
  })
}

const toneOf = (outcome: Scan["outcome"]): Tone =>
  outcome === "admitted" ? "good" : outcome === "already-admitted" ? "warning" : "bad"

function scanLine({ outcome, ticket, first, again }: Scan, { language }: CliSession): Line {
  const words = ticketTexts[language]
  const facts = [
    again === true ? words.again : "",
    first === undefined ? "" : words.usedAt(hourText(first.at, language), first.gate),
    ...(ticket === undefined
      ? []
      : [ticket.title, ticket.place, ticket.priceType, words.order(ticket.receiptNumber)]),
  ].filter(Boolean)
  return line(
    span(words.outcomes[outcome], toneOf(outcome)),
    ...(facts.length === 0 ? [] : [`  ${facts.join(" · ")}`]),
  )
}
