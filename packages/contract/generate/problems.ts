interface ProblemEntry {
  readonly status: number
  readonly action: string
  readonly fr: string
  readonly en: string
  /** Also told by the client itself, which has looked up an answer that was lost. */
  readonly told?: "client"
}

/** A failure no server answers. `says` is the specification's own wording, for logs; `key` its message key. */
interface LocalProblemEntry extends Omit<ProblemEntry, "status" | "told"> {
  readonly says?: string
  readonly key?: string
}

export interface ProblemCatalogue {
  readonly actions: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, ProblemEntry>>
  readonly local: Readonly<Record<string, LocalProblemEntry>>
}

/** Source of `problems.ts`: the catalogue as a constant, checked for unknown actions. */
export function problemsSource({ actions, problems, local }: ProblemCatalogue): string {
  const entry = (
    code: string,
    { told: _, action, fr, en, ...facts }: LocalProblemEntry & Pick<ProblemEntry, "told">,
  ) => {
    if (!(action in actions)) throw new Error(`problems.yaml: ${code} names the unknown action ${action}`)
    return `  ${JSON.stringify(code)}: ${JSON.stringify({ ...facts, action, text: { fr, en } })},`
  }
  const reference = (code: string) => `  ${JSON.stringify(code)}: toldProblems[${JSON.stringify(code)}],`
  const twice = Object.keys(local).find((code) => code in problems)
  if (twice !== undefined) throw new Error(`problems.yaml: ${twice} stands under problems and under local`)
  return [
    "/** What a client also tells by itself; apart, so that a browser need not load the whole catalogue for it. */",
    "export const toldProblems = {",
    ...Object.entries(problems).flatMap(([code, problem]) =>
      problem.told === undefined ? [] : [entry(code, problem)],
    ),
    "} as const",
    "",
    "/** Every failure the API can answer: HTTP status, what the caller can do, and the shopper's text. */",
    "export const problems = {",
    ...Object.entries(problems).map(([code, problem]) =>
      problem.told === undefined ? entry(code, problem) : reference(code),
    ),
    "} as const",
    "",
    "/** Every failure that happens beside the API, in the browser: what can be done, and the shopper's text. */",
    "export const localProblems = {",
    ...Object.entries(local).map(([code, problem]) => entry(code, problem)),
    "} as const",
    "",
    `export const problemActions = ${JSON.stringify(actions, null, 2)} as const`,
    "",
  ].join("\n")
}
