import { listAt, textAt } from "@parterre/domain/json-fields"
import { MOST_FAULTS } from "./plan-shape.ts"
import type { Path, PlanValueFault } from "./plan-text-fault.ts"

/** Seats of a venue, over all zones. */
const MOST_SEATS = 200_000

/** Seats that cannot be told apart or are sold under no category, as far as the plan can be read. */
export function planReferenceFaults(plan: unknown): readonly PlanValueFault[] {
  const faults: PlanValueFault[] = []
  const categories = namedCategories(plan)
  const seen = new Set<string>()
  for (const { path, id, category } of readableSeats(plan)) {
    if (seen.has(id))
      faults.push({
        rule: "duplicate-guid",
        path: [...path, "seat_guid"],
        message: {
          fr: `«\u00A0${id}\u00A0» désigne aussi un autre siège`,
          en: `“${id}” names another seat too`,
        },
      })
    if (categories?.has(category) === false)
      faults.push({
        rule: "unknown-category",
        path: [...path, "category"],
        message: {
          fr: `«\u00A0${category}\u00A0» n’est pas l’une des catégories du plan`,
          en: `“${category}” isn’t one of the plan’s categories`,
        },
      })
    seen.add(id)
    if (seen.size > MOST_SEATS) {
      const message = {
        fr: `le plan a plus de ${MOST_SEATS} sièges`,
        en: `the plan has more than ${MOST_SEATS} seats`,
      }
      return [...faults, { rule: "too-many-seats", path: ["zones"], message }]
    }
    if (faults.length > MOST_FAULTS) break
  }
  return faults
}

/** Names of the categories; undefined where one cannot be read, for then nobody knows which are missing. */
function namedCategories(plan: unknown): ReadonlySet<string> | undefined {
  if (!Array.isArray((plan as { readonly categories?: unknown } | null)?.categories)) return undefined
  const names = listAt(plan, "categories").map((category) => textAt(category, "name"))
  const known = names.filter((name) => name !== undefined)
  return known.length < names.length ? undefined : new Set(known)
}

interface ReadableSeat {
  readonly path: Path
  readonly id: string
  readonly category: string
}

function* readableSeats(plan: unknown): Generator<ReadableSeat> {
  for (const [z, zone] of listAt(plan, "zones").entries())
    for (const [r, row] of listAt(zone, "rows").entries())
      for (const [s, seat] of listAt(row, "seats").entries()) {
        const [id, category] = [textAt(seat, "seat_guid"), textAt(seat, "category")]
        if (id !== undefined && category !== undefined)
          yield { path: ["zones", z, "rows", r, "seats", s], id, category }
      }
}
