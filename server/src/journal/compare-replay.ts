import type { ReplayedFact } from "@parterre/contract"
import { linesOf, type ReplayedCart, type ReplayedLine } from "./replay.ts"

/** A cart as its rows tell it, in the words of a replay. */
export type StoredCart = Pick<ReplayedCart, "state" | "version" | "expiresAt" | "renewalsUsed"> & {
  /** Living ones, or those that were sold. */
  readonly lines: ReadonlyMap<string, StoredLine>
}

export type StoredLine = Omit<ReplayedLine, "label" | "terms" | "price" | "serviceCharge"> & {
  readonly price: number
  readonly serviceCharge: number
}

/** Where journal and rows are not the same; `undefined` on a side is nothing there. */
export interface Difference {
  readonly fact: ReplayedFact
  readonly line?: { readonly id: string; readonly label: string }
  readonly journal: string | number | null | undefined
  readonly stored: string | number | null | undefined
}

const ofCart = { state: "state", version: "version", expiresAt: "expiry", renewalsUsed: "renewals" } as const
const ofLine = {
  holdId: "hold",
  eventId: "event",
  seatId: "seat",
  priceId: "price-id",
  price: "price",
  serviceCharge: "service-charge",
} as const

/** Everything that a cart's journal says otherwise than its rows. An amount that was not journalled says nothing. */
export function compareReplay(told: ReplayedCart, stored: StoredCart): Difference[] {
  const lines = linesOf(told)
  const ids = new Set([...lines.keys(), ...stored.lines.keys()])
  return [
    ...keysOf(ofCart).flatMap((key) => differs(ofCart[key], told[key], stored[key])),
    ...[...ids].flatMap((id) => lineDifferences(id, lines.get(id), stored.lines.get(id))),
  ]
}

function lineDifferences(
  id: string,
  told: ReplayedLine | undefined,
  stored: StoredLine | undefined,
): Difference[] {
  const line = { id, label: told?.label ?? stored?.seatId ?? id }
  if (told === undefined || stored === undefined)
    return [{ fact: "line", line, journal: told?.holdId, stored: stored?.holdId }]
  return keysOf(ofLine)
    .filter((key) => told[key] !== undefined)
    .flatMap((key) => differs(ofLine[key], told[key], stored[key]).map((one) => ({ ...one, line })))
}

const differs = (
  fact: ReplayedFact,
  journal: Difference["journal"],
  stored: Difference["stored"],
): Difference[] => (journal === stored ? [] : [{ fact, journal, stored }])

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[]
