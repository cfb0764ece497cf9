/** The first of the rows that fit, with the chosen one among them and as near the middle as the ends allow. */
export function firstVisible(cursor: number, count: number, room: number): number {
  return Math.max(0, Math.min(cursor - Math.floor(room / 2), count - room))
}

/** How many first lines a text has that still fill the room. */
export const scrollSteps = (count: number, room: number): number => Math.max(1, count - room + 1)
