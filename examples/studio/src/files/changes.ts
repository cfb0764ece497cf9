import type { Localized } from "@parterre/contract"
import { differenceWords, planDifference } from "@parterre/seating-plans/difference"
import { readPlan, type SeatingPlan } from "@parterre/seating-plans/plan"
import { noFacts, type StudioDocument } from "../document/studio-document.ts"
import { readVenue, writeVenue } from "./venue-yaml.ts"

let lastRead: { readonly text: string; readonly plan: SeatingPlan } | undefined

/** What a plan's file says, read once for the same text. */
function originalPlan(text: string): SeatingPlan | undefined {
  if (lastRead?.text === text) return lastRead.plan
  const reading = readPlan(text)
  if ("faults" in reading) return undefined
  lastRead = { text, plan: reading.plan }
  return reading.plan
}

/** What is another than in the files that were opened, in sentences; nothing to compare with where none was. */
export function changesSinceOpened({
  plan,
  venue,
  source,
}: StudioDocument): readonly Localized[] | undefined {
  const before = source.planText === undefined ? undefined : originalPlan(source.planText)
  if (before === undefined) return undefined
  const ofPlan = before === plan ? [] : differenceWords(planDifference(before, plan))
  const read = source.venueText === undefined ? undefined : readVenue(source.venueText, before.name)
  const old = read !== undefined && "venue" in read ? read.venue : undefined
  const isSame =
    old === undefined
      ? JSON.stringify(venue) === JSON.stringify(noFacts(before.name))
      : writeVenue(source.venueText, old, venue, "") === source.venueText
  return isSame ? ofPlan : [...ofPlan, venueChanged]
}

const venueChanged: Localized = {
  fr: "Le fichier de la salle a changé\u00a0: nom, adresse, places accessibles, notes, niveaux, tables, vues ou places non numérotées.",
  en: "The venue file changed: name, address, accessible seats, notes, levels, tables, views or general admission.",
}
