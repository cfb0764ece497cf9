interface ProblemEntry {
  readonly status: number
  readonly action: string
  readonly fr: string
  readonly en: string
  /**
   * Told by the client itself: of an answer that was lost, or of what happens beside the API. `first`: on any screen, from the
   * first on; `asking`: before it asks for what would be refused, which few do.
   */
  readonly told?: "client" | "first" | "asking"
}

/** A failure no server answers. `says` is the specification's own wording, for logs; `key` its message key. */
interface LocalProblemEntry extends Omit<ProblemEntry, "status"> {
  readonly says?: string
  readonly key?: string
}

export interface ProblemCatalogue {
  readonly actions: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, ProblemEntry>>
  readonly local: Readonly<Record<string, LocalProblemEntry>>
}

const nameOf = (code: string) => code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const reference = (code: string) => `  ${JSON.stringify(code)}: ${nameOf(code)},`

function literalOf(
  code: string,
  { told: _, action, fr, en, ...facts }: LocalProblemEntry,
  actions: ProblemCatalogue["actions"],
): string {
  if (!(action in actions)) throw new Error(`problems.yaml: ${code} names the unknown action ${action}`)
  return JSON.stringify({ ...facts, action, text: { fr, en } })
}

/**
 * Source of `first-problems.ts`, those that a page must be able to tell before anything else has come, and of
 * `asking-problems.ts`, those that come with what asks.
 */
export function apartSource(
  { actions, problems, local }: ProblemCatalogue,
  when: "first" | "asking",
): string {
  return Object.entries({ ...problems, ...local })
    .filter(([, { told }]) => told === when)
    .map(
      ([code, problem]) => `export const ${nameOf(code)} = ${literalOf(code, problem, actions)} as const\n`,
    )
    .join("")
}

/** Source of `problems.ts`: the catalogue as a constant, checked for unknown actions. */
export function problemsSource({ actions, problems, local }: ProblemCatalogue): string {
  // By name: a bundler keeps the whole catalogue for one look-up inside it, which might have an effect.
  const named = Object.entries({ ...problems, ...local }).filter(([, problem]) => problem.told !== undefined)
  const told = named.filter(([, problem]) => problem.told !== "asking")
  const namesOf = (when: "first" | "asking") =>
    named.flatMap(([code, problem]) => (problem.told === when ? nameOf(code) : [])).join(", ")
  const entry = ([code, problem]: [string, LocalProblemEntry]) =>
    problem.told === undefined
      ? `  ${JSON.stringify(code)}: ${literalOf(code, problem, actions)},`
      : reference(code)
  const twice = Object.keys(local).find((code) => code in problems)
  if (twice !== undefined) throw new Error(`problems.yaml: ${twice} stands under problems and under local`)
  return [
    `import { ${namesOf("asking")} } from "./asking-problems.ts"`,
    `import { ${namesOf("first")} } from "./first-problems.ts"`,
    "",
    ...told
      .filter(([, problem]) => problem.told !== "first")
      .map(([code, problem]) => `const ${nameOf(code)} = ${literalOf(code, problem, actions)} as const`),
    "",
    "/** What a client tells by itself; apart, so that a browser need not load the whole catalogue for it. */",
    "export const toldProblems = {",
    ...told.map(([code]) => reference(code)),
    "} as const",
    "",
    "/** Every failure the API can answer: HTTP status, what the caller can do, and the shopper's text. */",
    "export const problems = {",
    ...Object.entries(problems).map(entry),
    "} as const",
    "",
    "/** Every failure that happens beside the API, in the browser: what can be done, and the shopper's text. */",
    "export const localProblems = {",
    ...Object.entries(local).map(entry),
    "} as const",
    "",
    `export const problemActions = ${JSON.stringify(actions, null, 2)} as const`,
    "",
  ].join("\n")
}
