import type { CartState } from "@parterre/contract"
import { type DoneEntry, isDone, type JournalEntry, type PriceTerms } from "./entry.ts"

export interface ReplayedLine {
  readonly holdId: string
  /** None of a product. */
  readonly eventId: string | null
  readonly priceId: string
  readonly seatId: string | null
  /** Cents for one; undefined where the entry is older than the journalling of amounts. */
  readonly price: number | undefined
  readonly serviceCharge: number | undefined
  /** What its price was made of. */
  readonly terms: PriceTerms | undefined
  /** As the journal calls its place. */
  readonly label: string
}

/** A cart as its journal tells it. */
export interface ReplayedCart {
  readonly state: CartState
  readonly version: number
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
  readonly renewalsUsed: number
  readonly lines: ReadonlyMap<string, ReplayedLine>
  /** What was sold, once it is paid. */
  readonly sold: ReadonlyMap<string, ReplayedLine>
  /** What of it was refunded, or ended unpaid, since, by line. */
  readonly refunded: ReadonlySet<string>
  /** Of the paid sale, in cents; undefined where the journal does not say. */
  readonly paidAmount: number | undefined
}

const emptyCart: ReplayedCart = {
  state: "empty",
  version: 0,
  expiresAt: null,
  renewalsUsed: 0,
  lines: new Map(),
  sold: new Map(),
  refunded: new Set(),
  paidAmount: undefined,
}

/** The stored state of a cart, made again from nothing but its journal, oldest entry first. */
export function replay(entries: readonly JournalEntry[]): ReplayedCart {
  let cart = emptyCart
  for (const entry of entries.filter(isDone)) {
    cart = { ...cart, ...change(cart, entry), version: cart.version + 1 }
  }
  return cart
}

/** What the rows of a cart have to hold: its living lines, or those that are sold and not refunded. */
export const linesOf = ({ state, lines, sold, refunded }: ReplayedCart): ReadonlyMap<string, ReplayedLine> =>
  state === "paid" ? new Map([...sold].filter(([id]) => !refunded.has(id))) : lines

function change(cart: ReplayedCart, entry: DoneEntry): Partial<ReplayedCart> {
  switch (entry.command) {
    case "holds.place":
      return {
        state: "held",
        expiresAt: entry.data.expiresAt,
        lines: new Map([...cart.lines, ...placedLines(entry.data)]),
        ...(cart.lines.size === 0 ? { renewalsUsed: 0 } : {}),
      }
    case "holds.release":
    case "support.release":
    case "cart.delete":
    case "cart.delete-unconfirmed":
      return without(cart, entry.data.lines)
    case "holds.split":
      return { lines: new Map([...cart.lines, ...splitLines(cart, entry.data)]) }
    case "cart.lapse":
      return { state: "expired", lines: new Map() }
    case "holds.extend":
      return { expiresAt: entry.data.expiresAt, renewalsUsed: cart.renewalsUsed + 1 }
    case "holds.answer":
    case "support.link":
    case "sale.resend":
    case "cart.link":
      return {}
    case "sale.start":
      return { expiresAt: entry.data.expiresAt }
    case "payment.begin":
      return { state: "paying", expiresAt: entry.data.expiresAt }
    case "payment.end":
      return { state: "held", expiresAt: entry.data.expiresAt }
    case "sale.paid":
      return {
        state: "paid",
        expiresAt: null,
        lines: new Map(),
        sold: cart.lines,
        paidAmount: entry.data.amount,
      }
    case "refund.settle":
    case "payment.settle":
    case "ticket.give":
    case "ticket.decline":
    case "ticket.take-back":
      return {}
    case "sale.refund":
    case "sale.void":
      return { refunded: new Set([...cart.refunded, ...entry.data.lines]) }
  }
}

/** A cart that lost its last line has no countdown. */
function without(cart: ReplayedCart, lineIds: readonly string[]): Partial<ReplayedCart> {
  const gone = new Set(lineIds)
  const lines = new Map([...cart.lines].filter(([id]) => !gone.has(id)))
  return lines.size > 0 ? { lines } : { lines, state: "empty", expiresAt: null, renewalsUsed: 0 }
}

function placedLines(data: Extract<DoneEntry, { command: "holds.place" }>["data"]): [string, ReplayedLine][] {
  return data.holds.flatMap((hold) =>
    hold.lines.map((line): [string, ReplayedLine] => [
      line.id,
      {
        holdId: hold.id,
        eventId: hold.eventId ?? null,
        priceId: hold.priceId,
        seatId: line.seatId,
        price: hold.price,
        serviceCharge: hold.serviceCharge,
        terms: hold.terms,
        label: line.label,
      },
    ]),
  )
}

/** The tickets of a line that was divided, each at the hold and the price it went to. */
const splitLines = (
  cart: ReplayedCart,
  { parts }: Extract<DoneEntry, { command: "holds.split" }>["data"],
): [string, ReplayedLine][] =>
  parts.flatMap(({ id, priceId, price, serviceCharge, lines }) =>
    lines.flatMap((lineId): [string, ReplayedLine][] => {
      const line = cart.lines.get(lineId)
      return line === undefined ? [] : [[lineId, { ...line, holdId: id, priceId, price, serviceCharge }]]
    }),
  )
