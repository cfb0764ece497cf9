import { operations } from "@parterre/contract"
import { document } from "@parterre/contract/document"

type Facts = (typeof operations)[keyof typeof operations]

/** The source of src/generated/api.ts: one function per operation, each droppable by a bundler. */
export function apiSource(): string {
  const functions = Object.entries(operations).map(([id, facts]) => functionOf(id, facts))
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import { operation } from "../client/operation.ts"

${functions.join("\n")}`
}

function functionOf(id: string, facts: Facts): string {
  const line = {
    id,
    method: facts.method,
    path: facts.path,
    security: id === "createSession" ? "none" : facts.security.join("-or-") || "none",
    cache: "cache" in facts ? facts.cache : 0,
    media: mediaOf(facts),
    problems: facts.problems,
  }
  return `export const ${id} = /* @__PURE__ */ operation<"${id}">(${JSON.stringify(line)})\n`
}

interface AnswerDocument {
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, unknown> } | undefined> }>
  >
}

/** `none`: the operation succeeds without saying anything. */
function mediaOf({ path, method, status }: Facts): "json" | "blob" | "text" | "none" {
  const { paths } = document as unknown as AnswerDocument
  const [type] = Object.keys(paths[path]?.[method.toLowerCase()]?.responses[status]?.content ?? {})
  if (type === undefined) return "none"
  if (type === "application/json") return "json"
  return type.startsWith("text/") ? "text" : "blob"
}
