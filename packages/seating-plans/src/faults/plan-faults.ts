import { distance, median, type Point } from "../geometry/points.ts"
import type { LaidSection, VenueLayout } from "../layout/venue-layout.ts"
import type { SeatingPlan } from "../plan/seating-plan.ts"
import { inSection, type PlanFault, some } from "./plan-fault.ts"
import { rowFaults } from "./row-faults.ts"
import { overlappingSeats, seatFaults } from "./seat-faults.ts"

/** Beyond this many times the usual distance from the middle, seats make the rest of the map tiny. */
const farFrom = 8

/** Everything suspicious about a plan that can be imported, in the order of its sections. */
export function planFaults(plan: SeatingPlan, layout: VenueLayout): readonly PlanFault[] {
  return [
    ...overlappingSeats(layout.sections),
    ...layout.sections.flatMap((section) => [...rowFaults(section), ...seatFaults(section)]),
    ...farSeats(layout.sections),
    ...outside(plan, layout),
    ...unusedCategories(plan, layout.sections),
  ]
}

const seatsOf = (section: LaidSection) => section.rows.flatMap((row) => row.seats)

const frenchSeats = (count: number): string => (count === 1 ? "un siège" : `${count} sièges`)

function farSeats(sections: readonly LaidSection[]): readonly PlanFault[] {
  const seats = sections.flatMap(seatsOf)
  const centre: Point = { x: median(seats.map(({ x }) => x)) ?? 0, y: median(seats.map(({ y }) => y)) ?? 0 }
  const usual = median(seats.map((seat) => distance(seat, centre))) ?? 0
  return sections.flatMap((section) => {
    const far = seatsOf(section).filter((seat) => distance(seat, centre) > farFrom * usual)
    if (far.length === 0 || usual === 0) return []
    return [
      {
        rule: "far-seats" as const,
        where: `${inSection(section)}, ${far.length === 1 ? "a seat" : `${far.length} seats`}`,
        reason: `they stand ${Math.round(distance(far[0]!, centre) / usual)} times as far out as most, so the rest of the map becomes tiny`,
        advice: "check the positions of the zone, the row and the seat: they add up",
        french: {
          where: `${inSection(section)}, ${frenchSeats(far.length)}`,
          reason: `à ${Math.round(distance(far[0]!, centre) / usual)} fois la distance des autres, ce qui rend le reste du plan minuscule`,
          advice: "vérifiez les positions de la zone, de la rangée et du siège\u00A0: elles s’additionnent",
        },
        seats: far.map(({ id }) => id),
        at: far,
      },
    ]
  })
}

function outside({ size }: SeatingPlan, { sections, scale }: VenueLayout): readonly PlanFault[] {
  if (size === undefined) return []
  const [right, bottom] = [size.width * scale, size.height * scale]
  return sections.flatMap((section) => {
    const out = seatsOf(section).filter(({ x, y }) => x < 0 || y < 0 || x > right || y > bottom)
    if (out.length === 0) return []
    return [
      {
        rule: "seat-outside-plan" as const,
        where: `${inSection(section)}, ${out.length === 1 ? "a seat" : `${out.length} seats`}`,
        reason: `outside the plan's own size of ${size.width} × ${size.height}`,
        advice: "move them, or correct the plan's size",
        french: {
          where: `${inSection(section)}, ${frenchSeats(out.length)}`,
          reason: `hors de la taille du plan, qui est de ${size.width} × ${size.height}`,
          advice: "déplacez-les, ou corrigez la taille du plan",
        },
        seats: out.map(({ id }) => id),
        at: out,
      },
    ]
  })
}

function unusedCategories(plan: SeatingPlan, sections: readonly LaidSection[]): readonly PlanFault[] {
  const used = new Set([
    ...sections.flatMap((section) => seatsOf(section).map((seat) => seat.category)),
    ...sections.flatMap(({ generalAdmission }) => generalAdmission?.category ?? []),
  ])
  const unused = plan.categories.map(({ name }) => name).filter((name) => !used.has(name))
  if (unused.length === 0) return []
  return [
    {
      rule: "unused-category",
      where: `${unused.length === 1 ? "category" : "categories"} ${some(unused)}`,
      reason: "no seat is sold under it",
      advice: "take it out of the plan, or give it seats",
      french: {
        where: `${unused.length === 1 ? "catégorie" : "catégories"} ${some(unused, 6, "fr")}`,
        reason: "aucun siège n’y est vendu",
        advice: "retirez-la du plan, ou donnez-lui des sièges",
      },
      seats: [],
      at: [],
      categories: unused,
    },
  ]
}
