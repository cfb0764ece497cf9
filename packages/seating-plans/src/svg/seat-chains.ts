import { distance, median, type Point } from "../geometry/points.ts"

/** Seats of a row are nearer than so many pitches: the threshold from which a gap in a row is told. */
const MOST_APART = 2.1
/** A row turns no more than this from seat to seat; degrees. */
const MOST_TURN = 35

/** The usual distance from a place to the nearest other. */
export const usualPitch = (places: readonly Point[]): number | undefined =>
  median(places.flatMap((place, index) => nearestOf(gridOf(places), place, index) ?? []))

interface Link {
  readonly from: number
  readonly to: number
  /** Shorter is likelier; of the same length, the one across the drawing is. */
  readonly cost: number
}

/**
 * Places as rows: neighbours are linked, the nearest first, while each has two at most and the way turns little. A gap
 * ends a row. Places in a row are in order from its left, or its top, end.
 */
export function seatChains(places: readonly Point[], pitch: number): readonly (readonly number[])[] {
  const reach = MOST_APART * pitch
  const near = nearby(places, reach)
  const links = near
    .flatMap((others, from) =>
      others.flatMap((to): readonly Link[] => {
        if (to <= from) return []
        const [a, b] = [places[from]!, places[to]!]
        const length = distance(a, b)
        return length === 0 ? [] : [{ from, to, cost: length * (1 + (0.2 * Math.abs(a.y - b.y)) / length) }]
      }),
    )
    .sort((a, b) => a.cost - b.cost)
  const linked: number[][] = places.map(() => [])
  const chain = places.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (chain[root] !== root) root = chain[root]!
    chain[index] = root
    return root
  }
  for (const { from, to } of links) {
    if (linked[from]!.length > 1 || linked[to]!.length > 1 || rootOf(from) === rootOf(to)) continue
    const isStraight = [
      [from, to],
      [to, from],
    ].every(([at, next]) => {
      const [before] = linked[at!]!
      return before === undefined || turnOf(places[before]!, places[at!]!, places[next!]!) <= MOST_TURN
    })
    if (!isStraight) continue
    linked[from]!.push(to)
    linked[to]!.push(from)
    chain[rootOf(from)] = rootOf(to)
  }
  return rowsOf(places, linked)
}

function rowsOf(
  places: readonly Point[],
  linked: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const rows: (readonly number[])[] = []
  const seen = new Set<number>()
  for (const start of places.keys()) {
    if (seen.has(start) || linked[start]!.length > 1) continue
    const row: number[] = []
    for (let at: number | undefined = start; at !== undefined; ) {
      seen.add(at)
      row.push(at)
      at = linked[at]!.find((next) => !seen.has(next))
    }
    const [first, last] = [places[row[0]!]!, places[row.at(-1)!]!]
    const isBack = first.x > last.x || (first.x === last.x && first.y > last.y)
    rows.push(isBack ? row.reverse() : row)
  }
  return rows
}

/** Degrees between the way to a place and the way from it. */
function turnOf(before: Point, here: Point, after: Point): number {
  const one = Math.atan2(here.y - before.y, here.x - before.x)
  const other = Math.atan2(after.y - here.y, after.x - here.x)
  const turn = Math.abs(((other - one) * 180) / Math.PI) % 360
  return turn > 180 ? 360 - turn : turn
}

interface Grid {
  readonly cells: ReadonlyMap<string, readonly number[]>
  readonly size: number
  readonly places: readonly Point[]
}

const grids = new WeakMap<readonly Point[], Grid>()

/** Cells so large that a place has a few others around. */
function gridOf(places: readonly Point[]): Grid {
  const known = grids.get(places)
  if (known !== undefined) return known
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const spread = (values: readonly number[]) =>
    values.reduce((a, b) => Math.max(a, b), -Infinity) - values.reduce((a, b) => Math.min(a, b), Infinity)
  const [wide, high, count] = [spread(xs), spread(ys), Math.max(1, places.length)]
  // A field of places, or a line of them.
  const size = Math.max(2 * Math.sqrt((wide * high) / count), (2 * Math.max(wide, high)) / count, 1e-6)
  const cells = new Map<string, number[]>()
  for (const [index, { x, y }] of places.entries()) {
    const key = `${Math.floor(x / size)} ${Math.floor(y / size)}`
    const cell = cells.get(key) ?? []
    cells.set(key, cell)
    // Of places heaped on one spot, the first few stand for all.
    if (cell.length < 64) cell.push(index)
  }
  const grid = { cells, size, places }
  grids.set(places, grid)
  return grid
}

function nearestOf({ cells, size, places }: Grid, place: Point, own: number): number | undefined {
  const [column, line] = [Math.floor(place.x / size), Math.floor(place.y / size)]
  let nearest = Infinity
  for (const dx of [-1, 0, 1])
    for (const dy of [-1, 0, 1])
      for (const index of cells.get(`${column + dx} ${line + dy}`) ?? []) {
        const apart = distance(places[index]!, place)
        if (index !== own && apart > 0 && apart < nearest) nearest = apart
      }
  return nearest === Infinity ? undefined : nearest
}

/** For each place, the others within reach. */
function nearby(places: readonly Point[], reach: number): readonly (readonly number[])[] {
  const cells = new Map<string, number[]>()
  const keyOf = (x: number, y: number) => `${x} ${y}`
  for (const [index, { x, y }] of places.entries()) {
    const key = keyOf(Math.floor(x / reach), Math.floor(y / reach))
    const cell = cells.get(key) ?? []
    cells.set(key, cell)
    if (cell.length < 64) cell.push(index)
  }
  return places.map((place, own) => {
    const [column, line] = [Math.floor(place.x / reach), Math.floor(place.y / reach)]
    return [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) =>
        (cells.get(keyOf(column + dx, line + dy)) ?? []).filter(
          (index) => index !== own && distance(places[index]!, place) <= reach,
        ),
      ),
    )
  })
}
