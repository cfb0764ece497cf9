import { holdMachine } from "@parterre/domain/holds"
import type { Knex } from "knex"
import { type AdmissionChange, admissionGuard } from "../availability/admission-capacity-store.ts"
import type { SectionAt } from "../availability/claim-store.ts"
import { dropClaims, type OwnClaim } from "../availability/own-claim-store.ts"
import type { HoldLineRow } from "../database/hold-tables.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import { type StockChange, stockGuard } from "../products/stock-store.ts"
import { type CodeUse, codesOf, countedUses } from "../promotions/code-uses.ts"
import { codeGuard } from "../promotions/use-store.ts"
import { bumpSections } from "../seating/section-version-store.ts"
import {
  changeHolds,
  type HoldChange,
  type HoldWithLines,
  isProductHold,
  isTicketHold,
  releaseHoldLines,
} from "./hold-store.ts"

/** How a hold ends: one that nobody pays, or one that was sold. */
export type HoldEnd = "release" | "lapse" | "refund" | "void"

const ended = {
  release: holdMachine.transitions.live.release,
  lapse: holdMachine.transitions.live.lapse,
  refund: holdMachine.transitions.sold.refund,
  void: holdMachine.transitions.sold.void,
} as const satisfies Record<HoldEnd, HoldChange["state"]>

/** What is given back with lines of holds: claims, general admission, stock, the counters pollers watch. */
export interface GivenBack {
  readonly sections: readonly SectionAt[]
  readonly admission: readonly AdmissionChange[]
  readonly stock: readonly StockChange[]
  readonly uses: readonly CodeUse[]
  readonly claims: readonly OwnClaim[]
  readonly holds: readonly HoldChange[]
  /** Of holds that keep others. */
  readonly lines: readonly HoldLineRow[]
}

/** What goes with lines of holds. A hold that keeps no line has ended by the event given. */
export function givenBack(
  holds: readonly HoldWithLines[],
  lineIds: ReadonlySet<string>,
  event: HoldEnd,
): GivenBack {
  const touched = holds.flatMap((hold) => {
    const gone = hold.lines.filter((line) => lineIds.has(line.id))
    return gone.length === 0 ? [] : [{ hold, gone, left: hold.lines.length - gone.length }]
  })
  const lines = touched.flatMap(({ hold }) =>
    isTicketHold(hold)
      ? hold.lines.flatMap(({ id, section_id, seat_id }) =>
          lineIds.has(id)
            ? {
                websiteId: hold.website_id,
                eventId: hold.event_id,
                sectionId: section_id,
                seatId: seat_id,
                holdId: hold.id,
              }
            : [],
        )
      : [],
  )
  return {
    sections: lines,
    admission: lines.flatMap((line) => (line.seatId === null ? { ...line, people: -1 } : [])),
    stock: touched.flatMap(({ hold, gone }) =>
      isProductHold(hold)
        ? { websiteId: hold.website_id, productId: hold.product_id, pieces: -gone.length }
        : [],
    ),
    uses: touched.flatMap(({ hold, gone }) =>
      codesOf(hold).map((codeId) => ({ websiteId: hold.website_id, codeId, tickets: -gone.length })),
    ),
    claims: lines.flatMap(({ seatId, ...line }) => (seatId === null ? [] : { ...line, seatId })),
    holds: touched.map(({ hold, left }) => ({
      id: hold.id,
      website_id: hold.website_id,
      // The lines of an ended hold stay as they were, so that support can say what was in it.
      ...(left === 0 ? { state: ended[event], qty: hold.qty } : { state: hold.state, qty: left }),
    })),
    lines: touched.flatMap(({ gone, left }) => (left === 0 ? [] : gone)),
  }
}

/**
 * Gives lines of a locked cart's living holds back: a statement for each table, in the order in which all lock them. Others who
 * want a seat of these sections wait from here until it is committed, so it comes last in its transaction.
 */
export async function dropLines(
  trx: Knex.Transaction,
  holds: readonly HoldWithLines[],
  lineIds: ReadonlySet<string>,
  event: HoldEnd,
  now: number,
): Promise<void> {
  const { sections, admission, stock, uses, claims, holds: changes, lines } = givenBack(holds, lineIds, event)
  await inOneTrip(trx, [
    () => bumpSections(trx, sections),
    () => admissionGuard.count(trx, addedUp(admission)),
    () => stockGuard.count(trx, stock),
    () => codeGuard.count(trx, countedUses(uses)),
    () => dropClaims(trx, claims),
    () => changeHolds(trx, changes, now),
    () => releaseHoldLines(trx, lines),
  ])
}

/** One change a section, however many come and go; none where they make up for one another. */
export const addedUp = (changes: readonly AdmissionChange[]): AdmissionChange[] =>
  [...Map.groupBy(changes, ({ eventId, sectionId }) => `${eventId} ${sectionId}`).values()].flatMap(
    (ofSection) => {
      const people = ofSection.reduce((sum, change) => sum + change.people, 0)
      const [first] = ofSection
      return first === undefined || people === 0
        ? []
        : { eventId: first.eventId, sectionId: first.sectionId, people }
    },
  )
