/** Whether a seat of a row has a neighbour among the party. Positions are indices; at a table the ends meet. */
export function sitsWithSomebody(
  row: { readonly ring: boolean; readonly length: number },
  position: number,
  party: ReadonlySet<number>,
): boolean {
  return [position - 1, position + 1]
    .map((next) => (row.ring ? (next + row.length) % row.length : next))
    .some((next) => next !== position && party.has(next))
}
