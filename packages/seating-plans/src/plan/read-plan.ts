import { jsonFault, jsonPlaces, placeAt } from "./json-places.ts"
import { planReferenceFaults } from "./plan-references.ts"
import { planShapeFaults } from "./plan-shape.ts"
import type { PlanTextFault, PlanTextRule } from "./plan-text-fault.ts"
import type { SeatingPlan } from "./seating-plan.ts"

/** Characters of a plan's text; 200,000 seats written at length are about as many. */
const MOST_CHARACTERS = 40_000_000
/** A plan nests ten deep; what editors add may nest deeper. */
const MOST_NESTED = 60

export type PlanReading = { readonly plan: SeatingPlan } | { readonly faults: readonly PlanTextFault[] }

/**
 * A plan from the text of its file, with every key that the file has, those that nobody knows included; or all that is
 * wrong with it, each with its place. Any text is safe to read: nothing runs, and limits are looked at first.
 */
export function readPlan(text: string): PlanReading {
  if (text.length > MOST_CHARACTERS) return refused("too-large", tooLarge)
  const json = withoutMark(text)
  const deep = tooDeepAt(json)
  if (deep !== undefined) return refused("too-deep", tooDeep, placeAt(json, deep))
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return notJson(json)
  }
  const shape = planShapeFaults(value)
  const found = [...shape, ...planReferenceFaults(value)]
  if (found.length === 0) return { plan: value as SeatingPlan }
  const placeOf = jsonPlaces(json)
  return { faults: found.map((fault) => ({ ...fault, place: placeOf(fault.path) })) }
}

/** Some editors put a byte order mark in front. */
export const withoutMark = (text: string): string => (text.startsWith("\uFEFF") ? text.slice(1) : text)

function notJson(json: string): PlanReading {
  const at = jsonFault(json) ?? 0
  const found = JSON.stringify(json.slice(at, at + 12))
  const message =
    at < json.length
      ? {
          fr: `ce n’est pas du JSON\u00A0: ${found} n’est pas attendu ici`,
          en: `not JSON: unexpected ${found}`,
        }
      : { fr: "ce n’est pas du JSON\u00A0: le texte finit trop tôt", en: "not JSON: it ends too soon" }
  return refused("not-json", message, placeAt(json, at))
}

const refused = (
  rule: PlanTextRule,
  message: PlanTextFault["message"],
  place: PlanTextFault["place"] = { line: 1, column: 1 },
): PlanReading => ({ faults: [{ rule, path: [], place, message }] })

const tooLarge = {
  fr: `le fichier a plus de ${MOST_CHARACTERS / 1e6} millions de caractères, ce n’est pas un plan de salle`,
  en: `the file has more than ${MOST_CHARACTERS / 1e6} million characters, so it isn’t a seat map`,
}

const tooDeep = {
  fr: `des valeurs sont imbriquées sur plus de ${MOST_NESTED} niveaux, ce n’est pas un plan de salle`,
  en: `values are nested more than ${MOST_NESTED} deep, so it isn’t a seat map`,
}

/** Where brackets nest too deep; readers that call themselves for each would fail there. */
function tooDeepAt(json: string): number | undefined {
  let [depth, isInText] = [0, false]
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (isInText) {
      if (character === "\\") index += 1
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === "{" || character === "[") {
      depth += 1
      if (depth > MOST_NESTED) return index
    } else if (character === "}" || character === "]") depth -= 1
  }
  return undefined
}
