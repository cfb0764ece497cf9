import { judgeHolds, type Party, type SectionPicture } from "./judge-hold.ts"
import type { OrphanRule } from "./orphan-rule.ts"
import { seatsToRemove } from "./seats-to-remove.ts"

/**
 * The seats that leave a selection with one of them, the one asked for first: its neighbours by the rule of
 * `seatsToRemove`, and each later party that could not be held without them, so that what stays can always be held
 * [MAP-026] [SEAT-005]. Each event is the house there without the selection, the same sections in all.
 */
export function wholeRemoval(
  events: readonly (readonly SectionPicture[])[],
  parties: readonly Party[],
  asked: string,
  rule: OrphanRule,
): string[] {
  const removed = new Set([asked, ...events.flatMap((house) => besideIn(house, parties, asked, rule))])
  for (;;) {
    // A line for each seat: a line that loses its middle becomes two, and neither is scattered.
    const kept = parties.map((party) => party.flat().flatMap((id) => (removed.has(id) ? [] : [[id]])))
    const judged = judgeHolds(
      events.map((sections) => ({ sections, parties: kept })),
      rule,
    )
    const atFault = judged.ok ? [] : (kept[judged.party]?.flat() ?? [])
    if (atFault.length === 0) return [...removed]
    for (const id of atFault) removed.add(id)
  }
}

function besideIn(
  sections: readonly SectionPicture[],
  parties: readonly Party[],
  asked: string,
  rule: OrphanRule,
): string[] {
  const selected = new Set(parties.flat(2))
  const row = sections.flat().find(({ seats }) => seats.some(({ id }) => id === asked))
  if (row === undefined || !selected.has(asked)) return []
  const seats = row.seats.map((seat) =>
    selected.has(seat.id)
      ? { ...seat, state: "mine" as const }
      : // What the cart holds stays there, whatever leaves the selection.
        { ...seat, state: seat.state === "mine" ? ("taken" as const) : seat.state },
  )
  const inRow = new Set(seats.map(({ id }) => id))
  const sizes = parties.map((party) => party.flat().filter((id) => inRow.has(id)).length)
  const at = seats.findIndex(({ id }) => id === asked)
  // Only where a party of several sits does anybody lose company.
  const ofParty = { ...rule, size: Math.max(...sizes) }
  return seatsToRemove({ ...row, seats }, at, ofParty).flatMap((position) => seats[position]?.id ?? [])
}
