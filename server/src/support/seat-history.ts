import type { Finding } from "@parterre/contract"
import type { Knex } from "knex"
import type { Viewer } from "../carts/viewer.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { numbered } from "../journal/entry.ts"
import { piecesNamed } from "../journal/explanations.ts"
import { readJournal } from "../journal/journal-store.ts"
import { isoInZone } from "../zoned-time.ts"
import { findingOf } from "./findings.ts"
import { lineHistory, type NumberedDone } from "./hold-history.ts"
import { latestSales, saleNumber } from "./shown-carts.ts"
import { tellingOf } from "./telling.ts"

interface SeatTicket {
  readonly cart: CartRow
  readonly lineId: string
}

interface Told {
  readonly cart: CartRow
  readonly entries: readonly NumberedDone[]
}

/** What happened to a seat in the carts that had it, oldest first. */
export async function seatHistory(
  db: Knex,
  viewer: Viewer,
  tickets: readonly SeatTicket[],
): Promise<Finding[]> {
  const sales = await latestSales(db, viewer, [...new Set(tickets.map(({ cart }) => cart.id))])
  const journals = new Map<string, ReturnType<typeof numbered>>()
  const told: Told[] = []
  for (const { cart, lineId } of tickets) {
    const journal = journals.get(cart.id) ?? numbered(await readJournal(db, cart))
    journals.set(cart.id, journal)
    told.push({ cart, entries: lineHistory(journal, lineId).filter((entry) => isOfSeat(entry, lineId)) })
  }
  const all = told.flatMap(({ cart, entries }, index) =>
    entries.map((entry) => ({ cart, entry, before: told.slice(0, index) })),
  )
  return all
    .toSorted((one, other) => one.entry.at - other.entry.at || one.entry.number - other.entry.number)
    .flatMap(({ cart, entry, before }) => {
      const sale = sales.get(cart.id)
      const of = { cartId: cart.id, ...(sale === undefined ? {} : { saleId: saleNumber(sale) }) }
      const finding = {
        ...findingOf(entry, viewer, { sale, pieces: piecesNamed(journals.get(cart.id) ?? []) }),
        ...of,
      }
      return entry.command === "holds.place" ? [...takenOver(entry, before, viewer), finding] : [finding]
    })
}

/** More time for the cart changes nothing of the seat. */
const isOfSeat = (entry: NumberedDone, lineId: string): boolean =>
  entry.command === "holds.place"
    ? entry.data.holds.some(({ lines }) => lines.some(({ id }) => id === lineId))
    : entry.command !== "holds.extend"

/** A seat whose hold had lapsed goes to the next shopper before anybody has written the lapse down. */
function takenOver(entry: NumberedDone, before: readonly Told[], viewer: Viewer): Finding[] {
  const { say } = tellingOf(viewer)
  const lapsed = before.filter(({ entries }) => {
    const last = entries.findLast(({ at, number }) => at <= entry.at && number < entry.number)
    return last !== undefined && !ends.has(last.command)
  })
  return lapsed.map(({ cart }) => ({
    fact: "taken-over",
    explanation: say(
      "Le temps du panier précédent était écoulé\u00a0: la place a été reprise.",
      "The time of the cart before had run out: the seat was taken over.",
    ),
    at: isoInZone(entry.at, viewer.website.timeZone),
    cartId: cart.id,
    rule: "isLapsed",
  }))
}

const ends: ReadonlySet<NumberedDone["command"]> = new Set([
  "holds.release",
  "cart.delete",
  "cart.delete-unconfirmed",
  "cart.lapse",
  "support.release",
  "sale.paid",
  "sale.refund",
  "sale.void",
  "ticket.give",
  "ticket.decline",
  "ticket.take-back",
])
