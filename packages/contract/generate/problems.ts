interface ProblemEntry {
  readonly status: number
  readonly action: string
  readonly fr: string
  readonly en: string
}

export interface ProblemCatalogue {
  readonly actions: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, ProblemEntry>>
}

/** Source of `problems.ts`: the catalogue as a constant, checked for unknown actions. */
export function problemsSource({ actions, problems }: ProblemCatalogue): string {
  const entries = Object.entries(problems).map(([code, { status, action, fr, en }]) => {
    if (!(action in actions)) throw new Error(`problems.yaml: ${code} names the unknown action ${action}`)
    return `  ${JSON.stringify(code)}: ${JSON.stringify({ status, action, text: { fr, en } })},`
  })
  return [
    "/** Every failure the API can answer: HTTP status, what the caller can do, and the shopper's text. */",
    "export const problems = {",
    ...entries,
    "} as const",
    "",
    `export const problemActions = ${JSON.stringify(actions, null, 2)} as const`,
    "",
  ].join("\n")
}
