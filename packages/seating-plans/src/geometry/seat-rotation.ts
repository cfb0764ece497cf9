import { hundredth, middleOf, type Point } from "./points.ts"

const degrees = (dx: number, dy: number): number => (Math.atan2(dy, dx) / Math.PI) * 180

/**
 * How far each seat of a row is turned to stand square to the row, degrees clockwise in (-90, 90]: the direction
 * from the seat before to the seat after.
 */
export function rowRotations(seats: readonly Point[]): readonly number[] {
  return seats.map((seat, index) => {
    const before = seats[index - 1] ?? seat
    const after = seats[index + 1] ?? seat
    return upright(degrees(after.x - before.x, after.y - before.y))
  })
}

/** How far each seat of a table is turned to face its middle; 0 faces up. Degrees in (-180, 180]. */
export function tableRotations(seats: readonly Point[]): readonly number[] {
  const centre = middleOf(seats)
  return seats.map(({ x, y }) => {
    const turn = degrees(centre.x - x, centre.y - y) + 90
    return hundredth(turn > 180 ? turn - 360 : turn)
  })
}

/** A row read from right to left is turned as one read from left to right. */
function upright(angle: number): number {
  const turn = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle
  return hundredth(turn)
}
