import { type DoneEntry, isDone, type NumberedEntry } from "../journal/entry.ts"
import { givenBack } from "./findings.ts"

/** An entry of what was done. */
export type NumberedDone = Extract<NumberedEntry, DoneEntry>

/** The changes of a cart's journal that touched one hold, from the one that made it to the one that ended it. */
export const holdHistory = (entries: readonly NumberedEntry[], holdId: string): NumberedDone[] =>
  historyOf(entries, {
    begins: (entry, lines) => linesBegunBy(entry, (hold) => hold === holdId, lines),
    leaves: (entry) =>
      entry.command === "holds.split"
        ? entry.data.parts.flatMap((part) => (part.id === holdId ? [] : part.lines))
        : [],
    isAbout: (entry) =>
      entry.command === "holds.split" && entry.data.parts.some((part) => part.id === holdId),
  })

/** The same of one ticket, whichever hold it is in. */
export const lineHistory = (entries: readonly NumberedEntry[], lineId: string): NumberedDone[] =>
  historyOf(entries, {
    begins: (entry) => linesBegunBy(entry, () => true).filter((line) => line === lineId),
    leaves: () => [],
    isAbout: (entry) =>
      entry.command === "holds.split" && entry.data.parts.some(({ lines }) => lines.includes(lineId)),
  })

interface Watched {
  /** Tickets that an entry brings, given those that are there. */
  readonly begins: (entry: NumberedDone, lines: ReadonlySet<string>) => readonly string[]
  /** Tickets that go to another hold of the cart. */
  readonly leaves: (entry: NumberedDone) => readonly string[]
  /** Whether an entry changed them where they are. */
  readonly isAbout: (entry: NumberedDone) => boolean
}

function historyOf(entries: readonly NumberedEntry[], { begins, leaves, isAbout }: Watched): NumberedDone[] {
  const lines = new Set<string>()
  const sold = new Set<string>()
  let until: number | undefined
  return entries.filter(isDone).filter((entry) => {
    if (isOfTickets(entry)) return entry.data.lines.some((line) => sold.has(line))
    const before = lines.size
    const came = begins(entry, lines)
    for (const line of came) lines.add(line)
    const left = [...givenBack(entry), ...leaves(entry)].filter((line) => lines.has(line))
    for (const line of left) lines.delete(line)
    if (before === 0 && came.length === 0) return false
    const end = "expiresAt" in entry.data ? entry.data.expiresAt : until
    const isMoved = end !== until
    until = end
    if (entry.command === "sale.paid") {
      for (const line of lines) sold.add(line)
      lines.clear()
    }
    return came.length > 0 || left.length > 0 || isMoved || isAbout(entry) || isOfWholeCart(entry)
  })
}

type TicketCommand = "sale.refund" | "sale.void" | "ticket.give" | "ticket.decline" | "ticket.take-back"

/** What becomes of tickets after their sale. */
const isOfTickets = (entry: NumberedDone): entry is Extract<NumberedDone, { command: TicketCommand }> =>
  entry.command === "sale.refund" || entry.command === "sale.void" || entry.command.startsWith("ticket.")

const isOfWholeCart = ({ command }: NumberedDone): boolean =>
  command === "sale.start" ||
  command === "payment.begin" ||
  command === "payment.end" ||
  command === "sale.paid" ||
  command === "holds.extend"

function linesBegunBy(
  entry: NumberedDone,
  isHold: (holdId: string) => boolean,
  known: ReadonlySet<string> = new Set(),
): string[] {
  if (entry.command === "holds.place")
    return entry.data.holds.flatMap(({ id, lines }) => (isHold(id) ? lines.map((line) => line.id) : []))
  if (entry.command === "holds.split")
    return entry.data.parts.flatMap(({ id, lines }) =>
      isHold(id) ? lines.filter((line) => !known.has(line)) : [],
    )
  return []
}
