import type { LaidRow, LaidSection } from "../layout/venue-layout.ts"
import type { CategoryMark } from "./category-marks.ts"
import { short } from "./category-marks.ts"

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** Each seat's number on it, and each row's name at both of its ends: what an usher reads. */
export function drawnNumbers(
  sections: readonly LaidSection[],
  marks: readonly CategoryMark[],
  radius: number,
): string {
  const inkOf = new Map(marks.map(({ name, ink }) => [name, ink]))
  const seats = sections.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      row.seats.map(({ x, y, name, category }) => {
        const size = radius * (name.length > 2 ? 0.85 : 1.1)
        return `<text x="${short(x)}" y="${short(y + size * 0.36)}" font-size="${short(size)}" fill="${inkOf.get(category) ?? "#1d1a1b"}">${escaped(name)}</text>`
      }),
    ),
  )
  const names = sections.flatMap(({ rows }) => rows.flatMap((row) => rowNames(row, radius)))
  return `<g text-anchor="middle" font-weight="600">${seats.join("")}<g fill="#1d1a1b">${names.join("")}</g></g>`
}

function rowNames({ name, seats }: LaidRow, radius: number): readonly string[] {
  const [first, last] = [seats[0], seats.at(-1)]
  if (first === undefined || last === undefined || name === "") return []
  const size = radius * 1.5
  return [
    [first, seats[1]],
    [last, seats.at(-2)],
  ].flatMap(([end, inner], index) => {
    if (end === undefined || (index === 1 && seats.length === 1)) return []
    const [dx, dy] = inner === undefined ? [-1, 0] : [end.x - inner.x, end.y - inner.y]
    const length = Math.hypot(dx, dy) || 1
    const away = radius * 2.6
    const [x, y] = [end.x + (dx / length) * away, end.y + (dy / length) * away]
    return [
      `<text x="${short(x)}" y="${short(y + size * 0.36)}" font-size="${short(size)}">${escaped(name)}</text>`,
    ]
  })
}
