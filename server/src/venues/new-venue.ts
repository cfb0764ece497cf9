import type { Localized } from "@parterre/contract"
import { keyPattern } from "@parterre/domain/websites"
import type { Knex } from "knex"
import { ImportRefused } from "../import/problem.ts"
import { yamlSource } from "../import/source.ts"
import { planNameOf } from "../import/tenant-folder.ts"
import { Refusal } from "../refusal.ts"
import { venuePlanStore } from "./venue-plan-store.ts"

/** Paths within the folder, or why there is no room for them in it. */
type VenuePlace =
  | { readonly venuePath: string; readonly planPath: string }
  | { readonly venuePath: string; readonly fault: Localized }

export const venuePathOf = (websiteId: string, venueId: string): string =>
  `venues/${venueId.slice(websiteId.length + 1)}.yaml`

/**
 * Where the files of a new venue go. Throws `venue-unknown` for an id that no venue of the website can have or that comes
 * without a file, `plan-changed` where there is such a venue, and `plan-not-kept` where the website's files are not here.
 */
export async function placeOfNewVenue(
  db: Knex,
  websiteId: string,
  venueId: string,
  venue: string | undefined,
): Promise<VenuePlace> {
  const key = venueId.slice(websiteId.length + 1)
  if (!venueId.startsWith(`${websiteId}.`) || !keyPattern.test(key) || venue === undefined)
    throw new Refusal("venue-unknown")
  const paths = new Set((await venuePlanStore(db, websiteId).files()).map(({ path }) => path))
  if (paths.size === 0) throw new Refusal("plan-not-kept")
  const venuePath = venuePathOf(websiteId, venueId)
  if (paths.has(venuePath)) throw new Refusal("plan-changed")
  const planName = planNamedIn(venuePath, venue)
  if (planName === undefined) return { venuePath, fault: noPlan }
  const planPath = `venues/${planName}`
  return paths.has(planPath) ? { venuePath, fault: planTaken(planName) } : { venuePath, planPath }
}

function planNamedIn(venuePath: string, venue: string): string | undefined {
  try {
    return planNameOf(yamlSource(venuePath, venue))
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    return undefined
  }
}

const noPlan: Localized = {
  fr: "le fichier de la salle ne nomme aucun plan (plan)",
  en: "the venue’s file names no plan (plan)",
}
const planTaken = (name: string): Localized => ({
  fr: `une autre salle a déjà un plan nommé ${name}\u202f; choisissez un autre code`,
  en: `another venue has a plan named ${name} already; choose another code`,
})
