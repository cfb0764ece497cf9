import { type OperationId, operations } from "@parterre/contract"
import { document } from "@parterre/contract/document"

interface Operation {
  readonly security?: readonly object[]
  readonly responses?: Record<string, { content?: Record<string, unknown> }>
}

const paths = (whole: object) => (whole as { paths: Record<string, Record<string, Operation>> }).paths

/** The contract without what routing has no use for: the binding warns of answers it could not read as requests. */
export function routedDocument(): object {
  const copy = structuredClone(document)
  for (const { responses } of Object.values(paths(copy)).flatMap((path) => Object.values(path))) {
    if (responses === undefined) continue // the path's parameters stand beside its operations
    delete responses.default
    for (const { content } of Object.values(responses))
      for (const type of Object.keys(content ?? {})) if (type !== "application/json") delete content?.[type]
  }
  return copy
}

/** Whether the operation's `security` lists the empty alternative beside `session`. */
export function isSessionOptional(id: OperationId): boolean {
  const { method, path } = operations[id]
  const security = paths(document)[path]?.[method.toLowerCase()]?.security ?? []
  return security.length > 1 && security.some((alternative) => Object.keys(alternative).length === 0)
}
