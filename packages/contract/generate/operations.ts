const methods = ["get", "put", "post", "delete", "patch"] as const

interface SecurityScheme {
  readonly "x-problems"?: readonly string[]
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly security?: readonly Record<string, unknown>[]
  readonly "x-problems"?: readonly string[]
  readonly "x-cache"?: number
  readonly "x-permission"?: string
  readonly "x-origin"?: string
  readonly responses: Record<string, unknown>
}

export interface ContractDocument {
  readonly paths: Record<string, Record<string, unknown>>
  readonly security?: readonly Record<string, unknown>[]
  readonly "x-problems-common": readonly string[]
  readonly components: { readonly securitySchemes: Record<string, SecurityScheme> }
}

/** An operation's closed list: its own failures, those of its security schemes, and the common ones. */
function failures(document: ContractDocument, operation: Operation): string[] {
  const security = operation.security ?? document.security ?? []
  const guards = security.flatMap((alternative) => Object.keys(alternative))
  const guarded = guards.flatMap((name) => document.components.securitySchemes[name]?.["x-problems"] ?? [])
  return [...new Set([...(operation["x-problems"] ?? []), ...guarded, ...document["x-problems-common"]])]
}

/** Source of `operations.ts`: where each operation is and how it can fail. */
export function operationsSource(document: ContractDocument, known: ReadonlySet<string>): string {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined
      if (operation === undefined) return []
      const problems = failures(document, operation)
      const stranger = problems.find((code) => !known.has(code))
      if (stranger !== undefined) throw new Error(`${operation.operationId}: unknown problem ${stranger}`)
      const security = (operation.security ?? document.security ?? []).flatMap((one) => Object.keys(one))
      const status = Number(Object.keys(operation.responses).find((code) => code.startsWith("2")))
      const facts = {
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0],
        status,
        security,
        ...(operation["x-permission"] === undefined ? {} : { permission: operation["x-permission"] }),
        ...(operation["x-cache"] === undefined ? {} : { cache: operation["x-cache"] }),
        extension: operation["x-origin"] === "extension",
        problems,
      }
      return [`  ${operation.operationId}: ${JSON.stringify(facts)},`]
    }),
  )
  return [
    "/** Every operation of the contract, by operationId; `problems` is its closed list of failures. */",
    "export const operations = {",
    ...entries,
    "} as const",
    "",
  ].join("\n")
}
