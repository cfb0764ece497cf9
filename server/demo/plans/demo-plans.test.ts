import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { demoPlans } from "./demo-plans.ts"
import { planJson, type SeatingPlan, zoneSeats } from "./seating-plan.ts"

const plans = demoPlans().map(({ file, plan }) => [file, plan] as const)
const planOf = (file: string) => plans.find(([name]) => name === file)![1]
const salle = planOf("belvedere/venues/salle.plan.json")
const arena = planOf("harbour/venues/arena.plan.json")
const concertBowl = planOf("harbour/venues/concert-bowl.plan.json")

const rowsOf = (plan: SeatingPlan) => plan.zones.flatMap((zone) => zone.rows)
const seatsOf = (plan: SeatingPlan) => rowsOf(plan).flatMap((row) => row.seats)
const seatedZones = (plan: SeatingPlan) => plan.zones.filter((zone) => zone.rows.length > 0)

/** Distance between the two nearest seats, found among seats that share or neighbour a 20-unit cell. */
function nearestSeats(plan: SeatingPlan): number {
  const cell = 20
  const cells = new Map<string, { x: number; y: number }[]>()
  let nearest = Number.POSITIVE_INFINITY
  for (const { x, y } of plan.zones.flatMap(zoneSeats)) {
    const [column, line] = [Math.floor(x / cell), Math.floor(y / cell)]
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const other of cells.get(`${column + dx},${line + dy}`) ?? [])
          nearest = Math.min(nearest, Math.hypot(other.x - x, other.y - y))
    const key = `${column},${line}`
    cells.set(key, [...(cells.get(key) ?? []), { x, y }])
  }
  return nearest
}

describe.each(plans)("%s", (file, plan) => {
  it("is what the generator writes", () => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).toBe(planJson(plan))
  })

  it("names each seat once", () => {
    const guids = seatsOf(plan).map((seat) => seat.seat_guid)
    expect(new Set(guids).size).toBe(guids.length)
  })

  it("keeps seats apart: none is nearer than its own width and a gap", () => {
    expect(nearestSeats(plan)).toBeGreaterThan(9.3)
  })

  it("counts seats up along every row, and no row is empty", () => {
    for (const row of rowsOf(plan)) {
      const numbers = row.seats.map((seat) => Number(seat.seat_number))
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index))
    }
  })

  it("names each row of a zone once and gives it one category", () => {
    for (const zone of plan.zones) {
      expect(new Set(zone.rows.map((row) => row.row_number)).size).toBe(zone.rows.length)
      for (const row of zone.rows) expect(new Set(row.seats.map((seat) => seat.category)).size).toBe(1)
    }
  })

  it("uses only categories that it declares, and lies inside its size", () => {
    const declared = new Set(plan.categories.map((category) => category.name))
    for (const { category, position } of seatsOf(plan)) {
      expect(declared.has(category)).toBe(true)
      expect(Math.min(position.x, position.y)).toBeGreaterThan(0)
      expect(position.x).toBeLessThan(plan.size.width)
      expect(position.y).toBeLessThan(plan.size.height)
    }
  })
})

it("gives the theatre about 1,200 seats, none in a row I or O", () => {
  expect(seatsOf(salle).length).toBeGreaterThanOrEqual(1150)
  expect(seatsOf(salle).length).toBeLessThanOrEqual(1300)
  expect(rowsOf(salle).map((row) => row.row_number)).not.toEqual(expect.arrayContaining(["I"]))
  expect(rowsOf(salle).map((row) => row.row_number)).not.toEqual(expect.arrayContaining(["O"]))
})

it("gives the arena about 18,000 seats in 40 to 60 sections", () => {
  expect(seatsOf(arena).length).toBeGreaterThanOrEqual(17_500)
  expect(seatsOf(arena).length).toBeLessThanOrEqual(18_500)
  expect(seatedZones(arena).length).toBeGreaterThanOrEqual(40)
  expect(seatedZones(arena).length).toBeLessThanOrEqual(60)
})

it("holds as many for a concert: the floor's 2,000 replace the seats behind the stage", () => {
  const places = seatsOf(concertBowl).length + 2000
  expect(places).toBeGreaterThanOrEqual(17_500)
  expect(places).toBeLessThanOrEqual(18_500)
  const inArena = new Set(seatsOf(arena).map((seat) => seat.seat_guid))
  expect(seatsOf(concertBowl).every((seat) => inArena.has(seat.seat_guid))).toBe(true)
})
