import { areaWords } from "@parterre/seating-plans/layout"
import { zoneName } from "@parterre/seating-plans/plan"
import { seatProblems } from "./check-seating-plan.ts"
import { checkMunicipalTaxes } from "./municipal-taxes.ts"
import type { ImportProblem, Path } from "./problem.ts"
import { slug } from "./slug.ts"
import type { ReadVenue, VenueSource } from "./tenant-folder.ts"

/** Names of the categories a venue sells: the plan's, then those of general admission alone. */
export function venueCategories({ file, plan }: ReadVenue): readonly string[] {
  const ofPlan = plan?.value.categories.map((category) => category.name) ?? []
  const ofAreas = file.value.generalAdmission?.map((area) => area.category) ?? []
  return [...new Set([...ofPlan, ...ofAreas])]
}

/** What is wrong with a venue beyond the shape of its files: names that nothing bears, doubles, no places at all. */
export function venueProblems(venue: VenueSource): readonly ImportProblem[] {
  return [...planProblems(venue), ...nameProblems(venue)]
}

function planProblems({ file, plan }: VenueSource): readonly ImportProblem[] {
  if (plan === "unread") return []
  if (plan === undefined)
    return file.value.generalAdmission?.length
      ? []
      : [file.source.problem([], "a venue needs a plan or generalAdmission")]
  return seatProblems(plan, (file.value.generalAdmission?.length ?? 0) > 0)
}

function nameProblems({ key, file, plan }: VenueSource): readonly ImportProblem[] {
  const { generalAdmission } = file.value
  const problems: ImportProblem[] = []
  const report = (path: Path, message: string) => problems.push(file.source.problem(path, message))
  checkMunicipalTaxes(file.value.municipalTaxes ?? [], report)
  for (const [index, area] of (generalAdmission ?? []).entries())
    if (generalAdmission?.findIndex((other) => other.key === area.key) !== index)
      report(["generalAdmission", index, "key"], `"${area.key}" is taken`)
  if (plan !== "unread") checkNamesOfPlan({ key, file, plan }, report)
  return problems
}

/** Names in the file that its plan has to bear. */
function checkNamesOfPlan(venue: ReadVenue, report: (path: Path, message: string) => void): void {
  const { file, plan } = venue
  const { levels, zones: named, areas, tables, generalAdmission, accessible, notes, categories } = file.value
  const zones = (plan?.value.zones ?? []).map((zone, index) => ({ zone, name: zoneName(zone, index) }))
  const zoneNames = new Set(zones.map(({ name }) => name))
  const areaKeys = new Set(generalAdmission?.map((area) => area.key))
  const seats = new Set(
    zones.flatMap(({ zone }) => zone.rows.flatMap((row) => row.seats.map((seat) => seat.seat_guid))),
  )
  const categoryNames = venueCategories(venue)

  const placed = new Set<string>()
  for (const [l, level] of (levels ?? []).entries())
    for (const [z, name] of level.zones.entries()) {
      if (!zoneNames.has(name) && !areaKeys.has(name))
        report(["levels", l, "zones", z], `the plan has no zone "${name}"`)
      if (placed.has(name)) report(["levels", l, "zones", z], `"${name}" is on two levels`)
      placed.add(name)
    }
  for (const { zone, name } of zones)
    if (levels !== undefined && !placed.has(name) && zone.rows.some((row) => row.seats.length > 0))
      report(["levels"], `zone "${name}" is on no level`)
  for (const name of Object.keys(named ?? {}))
    if (!zoneNames.has(name)) report(["zones", name], `the plan has no zone "${name}"`)
  const areaTexts = new Set(zones.flatMap(({ zone }) => (zone.areas ?? []).map(areaWords)))
  for (const words of Object.keys(areas ?? {}))
    if (!areaTexts.has(words)) report(["areas", words], `the plan has no area that says "${words}"`)
  for (const [index, name] of (tables ?? []).entries())
    if (!zoneNames.has(name)) report(["tables", index], `the plan has no zone "${name}"`)
  for (const [index, seat] of (accessible ?? []).entries())
    if (!seats.has(seat)) report(["accessible", index], `the plan has no seat "${seat}"`)
  for (const seat of Object.keys(notes ?? {}))
    if (!seats.has(seat)) report(["notes", seat], `the plan has no seat "${seat}"`)
  const ofSeats = new Set(
    zones.flatMap(({ zone }) => zone.rows.flatMap((row) => row.seats.map((seat) => seat.category))),
  )
  // Shoppers are told of a price level whether its places are numbered, and are given what it says.
  for (const [index, { category }] of (generalAdmission ?? []).entries())
    if (ofSeats.has(category))
      report(
        ["generalAdmission", index, "category"],
        `numbered seats are sold as "${category}" too: general admission needs a category of its own, at any price`,
      )
  for (const name of Object.keys(categories ?? {}))
    if (!categoryNames.includes(name)) report(["categories", name], "the venue has no such category")
  const bySlug = Map.groupBy(categoryNames, slug)
  for (const [id, names] of bySlug)
    if (id === "" || names.length > 1)
      report(
        ["categories"],
        `categories ${names.map((name) => `"${name}"`).join(" and ")} cannot be told apart by letters and digits`,
      )
}
