import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript"
import { parse } from "yaml"
import { bundle } from "./bundle.ts"
import { type ContractDocument, operationsSource } from "./operations.ts"
import { apartSource, type ProblemCatalogue, problemsSource } from "./problems.ts"
import { problemsGuide } from "./problems-guide.ts"
import { textLimitsSource } from "./text-limits.ts"

const openapi = new URL("../../../openapi/", import.meta.url)
const banner = "// Generated from openapi/ by `npm run generate`. Do not edit.\n"

const entitySource = (name: string) => `export type ${name} = components["schemas"]["${name}"]`

const problemCatalogue = () =>
  parse(readFileSync(new URL("problems.yaml", openapi), "utf8")) as ProblemCatalogue

/** The guide to the failures, as it stands in `docs/guides/problems.md`. */
export const generatedGuide = () => problemsGuide(problemCatalogue())

/** Every generated file by name, made afresh from `openapi/`. */
export async function generatedSources(): Promise<Record<string, string>> {
  const catalogue = problemCatalogue()
  const document = bundle(fileURLToPath(new URL("openapi.yaml", openapi))) as ContractDocument & OpenAPI3
  // A default says what an absent field means; it does not make the field present.
  const types = astToString(await openapiTypescript(structuredClone(document), { defaultNonNullable: false }))
  const json = JSON.stringify(document, null, 1)
  const entities = Object.keys(document.components?.schemas ?? {}).sort()
  return {
    "entities.ts": `${banner}import type { components } from "./schema.ts"\n\n${entities.map(entitySource).join("\n")}\n`,
    "schema.ts": banner + types,
    "asking-problems.ts": banner + apartSource(catalogue, "asking"),
    "first-problems.ts": banner + apartSource(catalogue, "first"),
    "problems.ts": banner + problemsSource(catalogue),
    "limits.ts": banner + textLimitsSource((document.components?.schemas ?? {}) as Record<string, object>),
    "operations.ts": banner + operationsSource(document, new Set(Object.keys(catalogue.problems))),
    "document.ts": `${banner}/** The whole contract as one OpenAPI 3.1 document. */\nexport const document: Record<string, unknown> = ${json}\n`,
  }
}
