import { readConfig } from "./config.ts"
import { edits, mostAlike } from "./most-alike.ts"

/** Variables that begin like this are the server's own; the two others are read by the terminal's program. */
const ownPrefix = /^(?:LIMIT|KEEP|METRICS|PARTERRE)_/
const ofTerminal = ["PARTERRE_SERVER", "PARTERRE_SITE"]

/** Every variable that the configuration looks at, as it looks at them; secrets of one website's account are not among them. */
export function knownVariables(): ReadonlySet<string> {
  const known = new Set<string>()
  const given: Record<string, string> = { METRICS_PORT: "0", OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost" }
  readConfig(
    new Proxy(given, {
      get: (_target, name) => {
        known.add(String(name))
        return given[String(name)]
      },
    }),
  )
  return known
}

/** Variables of other programs, which may be spelt nearly as one of ours. */
const ofOthers = /^(?:PG|NODE_|NPM_|OTEL_)/i

const letters = (name: string): string => [...name].toSorted().join("")

/**
 * A name of six letters or more with one letter too many, too few or another, with its letters in another order, or in
 * small ones. Names that are shorter are near to too many of other programs: PORTS, HOSTE.
 */
function isMisspelt(name: string, known: readonly string[]): boolean {
  if (name.length < 6 || ofOthers.test(name)) return false
  const large = name.toUpperCase()
  return known.some((one) => edits(large, one) <= 1 || letters(large) === letters(one))
}

/** A line about each variable that looks like the server's own and that nothing reads: misspelt, its default would hold. */
export function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = [...knownVariables()]
  return Object.keys(environment)
    .filter((name) => !known.includes(name) && !ofTerminal.includes(name))
    .filter((name) => ownPrefix.test(name) || isMisspelt(name, known))
    .map((name) => `${name} is unknown and changes nothing: ${mostAlike(name.toUpperCase(), known)}?`)
}
