/**
 * The turns of those who wait at the opening: each drew a lot, and lots go in their order, so when the lots are random
 * every order is as likely as any other. `lotOf` is the same for the same id. Turns count on from `after`.
 */
export function drawTurns(
  ids: readonly string[],
  lotOf: (id: string) => string,
  after: number,
): { id: string; turn: number }[] {
  const lots = new Map(ids.map((id) => [id, lotOf(id)]))
  const place = (id: string) => `${lots.get(id)} ${id}`
  return ids
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
    .map((id, index) => ({ id, turn: after + index + 1 }))
}
