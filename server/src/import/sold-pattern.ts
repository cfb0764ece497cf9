/** The seats of one row, side by side. */
export type RowSeats = readonly string[]

/**
 * Picks about that share of the seats as sold, in groups of two to four as people come, and never so that a seat is
 * left alone. The same seed picks the same seats; rows in front sell sooner.
 */
export function soldPattern(rows: readonly RowSeats[], share: number, seed: string): readonly string[] {
  const all = rows.flat().length
  if (share >= 1) return rows.flat()
  const random = randomFrom(seed)
  const groups = rows.flatMap((row, index) =>
    inGroups(row, random).map((seats) => ({ seats, turn: random() + (0.6 * index) / rows.length })),
  )
  const sold: string[] = []
  for (const { seats } of groups.toSorted((a, b) => a.turn - b.turn))
    if (sold.length + seats.length <= Math.round(share * all)) sold.push(...seats)
  return sold
}

/** Cuts a row into groups of two to four; one that cannot be cut so stays whole. */
function inGroups(row: RowSeats, random: () => number): readonly RowSeats[] {
  const groups: RowSeats[] = []
  let start = 0
  while (start < row.length) {
    const left = row.length - start
    const wanted = 2 + Math.floor(random() * 3)
    const size = left - wanted < 2 ? left : wanted
    groups.push(row.slice(start, start + size))
    start += size
  }
  return groups
}

/** Numbers in [0, 1) that follow from the seed alone (FNV-1a, then mulberry32). */
function randomFrom(seed: string): () => number {
  let state = 2_166_136_261
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
