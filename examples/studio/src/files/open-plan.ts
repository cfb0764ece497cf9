import type { Localized } from "@parterre/contract"
import { readPlan } from "@parterre/seating-plans/plan"
import { documentOf, type StudioDocument } from "../document/studio-document.ts"
import { readVenue } from "./venue-yaml.ts"

export type Opening = { readonly document: StudioDocument } | { readonly faults: readonly Localized[] }

/** Bytes of a file that is read at all. */
const MOST_BYTES = 60_000_000
/** Faults told at once: the first ones are corrected first. */
const MOST_FAULTS = 8

/** A plan, and the venue's file beside it when both were chosen. Nothing that is open changes when they are refused. */
export async function openFiles(files: readonly File[]): Promise<Opening> {
  const large = files.find(({ size }) => size > MOST_BYTES)
  if (large !== undefined) return refused(tooLarge(large))
  const plans = files.filter(({ name }) => /\.json$/i.test(name))
  const venues = files.filter(({ name }) => /\.ya?ml$/i.test(name))
  const [file, ...others] = plans
  if (
    file === undefined ||
    others.length > 0 ||
    venues.length > 1 ||
    plans.length + venues.length < files.length
  )
    return refused(wrongFiles)
  const planText = await file.text()
  const venueText = await venues[0]?.text()
  return openPlan(planText, venueText, file.name.replace(/(\.plan)?\.json$/i, ""))
}

export function openPlan(planText: string, venueText: string | undefined, name: string): Opening {
  const reading = readPlan(planText)
  if ("faults" in reading)
    return {
      faults: reading.faults.slice(0, MOST_FAULTS).map(({ message, place: { line, column } }) => ({
        fr: `Ligne ${line}, caractère ${column}\u00a0: ${message.fr}`,
        en: `Line ${line}, character ${column}: ${message.en}`,
      })),
    }
  const { plan } = reading
  if (venueText === undefined) return { document: documentOf(plan, name, { planText }) }
  const venue = readVenue(venueText, plan.name)
  if ("fault" in venue) return refused(venue.fault)
  return { document: documentOf(plan, name, { planText, venueText, venue: venue.venue }) }
}

const refused = (fault: Localized): Opening => ({ faults: [fault] })

const wrongFiles: Localized = {
  fr: "Choisissez un seul fichier de plan (.json) et, au besoin, le fichier de la salle (.yaml) qui l’accompagne.",
  en: "Choose one plan file (.json) and, if you have it, the venue file (.yaml) beside it.",
}

const tooLarge = ({ name, size }: File): Localized => ({
  fr: `${name} pèse ${Math.round(size / 1e6)}\u00a0Mo, trop pour un plan de salle (60\u00a0Mo au plus).`,
  en: `${name} is ${Math.round(size / 1e6)} MB, too large for a plan (60 MB at most).`,
})
