import { planIndex, zoneLabel } from "../document/plan-index.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { addCategory } from "./categories.ts"
import type { PlanArea } from "./plan-parts.ts"
import { addZone } from "./zones.ts"

interface NewAdmission {
  readonly name: string
  readonly capacity: number
  readonly area: PlanArea
  readonly category: string | undefined
}

/**
 * A zone without rows whose area is sold by how many people, and its entry in the venue's file. It has a category that no seat has:
 * the places of one are numbered, or they are not.
 */
export function addAdmission(
  document: StudioDocument,
  { name, capacity, area, category }: NewAdmission,
): StudioDocument {
  const ofSeats = new Set(planIndex(document.plan).seats.map((seat) => seat.category))
  const zoned = addZone(document, name)
  const z = zoned.plan.zones.length - 1
  const own = zoneLabel(zoned.plan, z)
  const painted = zoned.plan.categories.find((one) => one.name === category && !ofSeats.has(one.name))
  const added = painted === undefined ? addCategory(zoned, own) : zoned
  const sold = painted ?? added.plan.categories.at(-1)
  const key = keyFor(
    own,
    (added.venue.generalAdmission ?? []).map((entry) => entry.key),
  )
  const zones = added.plan.zones.map((zone, at) =>
    at === z
      ? {
          ...zone,
          zone_id: key,
          areas: [{ ...area, uuid: crypto.randomUUID(), color: "#dfe7ef", border_color: "#8fa3b8" }],
        }
      : zone,
  )
  const entry = { key, name: { fr: own, en: own }, category: sold?.name ?? own, capacity }
  return {
    ...added,
    plan: { ...added.plan, zones },
    venue: { ...added.venue, generalAdmission: [...(added.venue.generalAdmission ?? []), entry] },
  }
}

export const changeAdmission = (
  document: StudioDocument,
  key: string,
  change: { readonly capacity: number },
): StudioDocument => ({
  ...document,
  venue: {
    ...document.venue,
    generalAdmission: (document.venue.generalAdmission ?? []).map((entry) =>
      entry.key === key ? { ...entry, ...change } : entry,
    ),
  },
})

/** Small letters, digits and hyphens, as keys of a venue's file are. */
function keyFor(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
  const wish = plain === "" ? "admission" : plain
  let key = wish
  for (let count = 2; taken.includes(key); count += 1) key = `${wish}-${count}`
  return key
}
