import { categoryColor } from "@parterre/seating-plans/plan"
import type { StudioDocument } from "../document/studio-document.ts"
import { mapped, withRows } from "./plan-parts.ts"

type Category = StudioDocument["plan"]["categories"][number]

/** A category with a name that no other has. */
export function addCategory(document: StudioDocument, wish: string): StudioDocument {
  const { plan } = document
  const names = new Set(plan.categories.map(({ name }) => name))
  let name = wish
  for (let count = 2; names.has(name); count += 1) name = `${wish} ${count}`
  const category = { name, color: categoryColor(undefined, plan.categories.length) }
  return { ...document, plan: { ...plan, categories: [...plan.categories, category] } }
}

/** Another colour or name. Seats and general admission follow a new name; one that another category has changes nothing. */
export function changeCategory(
  document: StudioDocument,
  at: number,
  change: Partial<Category>,
): StudioDocument {
  const { plan, venue } = document
  const before = plan.categories[at]
  if (before === undefined) return document
  const name = change.name?.trim()
  if (name === "" || plan.categories.some((other, index) => index !== at && other.name === name))
    return document
  const after = { ...before, ...change, ...(name === undefined ? {} : { name }) }
  const categories = plan.categories.map((category, index) => (index === at ? after : category))
  const renamed = { ...plan, categories }
  if (after.name === before.name) return { ...document, plan: renamed }
  return {
    ...document,
    plan: withRows(renamed, (row) => {
      const seats = mapped(row.seats, (seat) =>
        seat.category === before.name ? { ...seat, category: after.name } : seat,
      )
      return seats === row.seats ? row : { ...row, seats }
    }),
    venue: {
      ...venue,
      ...(venue.generalAdmission === undefined
        ? {}
        : {
            generalAdmission: venue.generalAdmission.map((entry) =>
              entry.category === before.name ? { ...entry, category: after.name } : entry,
            ),
          }),
    },
  }
}

export const removeCategory = (document: StudioDocument, at: number): StudioDocument => ({
  ...document,
  plan: { ...document.plan, categories: document.plan.categories.filter((_, index) => index !== at) },
})
