import { readConfig } from "./config.ts"
import { mostAlike } from "./most-alike.ts"

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

/** A line about each variable that looks like the server's own and that nothing reads: misspelt, its default would hold. */
export function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = [...knownVariables()]
  return Object.keys(environment)
    .filter((name) => ownPrefix.test(name) && !known.includes(name) && !ofTerminal.includes(name))
    .map((name) => `${name} is unknown and changes nothing: ${mostAlike(name, known)}?`)
}
