import { operations } from "@parterre/contract"
import { document } from "@parterre/contract/document"

type Facts = (typeof operations)[keyof typeof operations]

const head = "// Generated from the contract by `npm run generate`. Do not edit."

/**
 * The sources under src/generated, by file name: one function per operation, each droppable by a bundler, a file for each
 * tag, so that those of a later screen come with it. `api.ts` has them all.
 */
export function apiSources(): ReadonlyMap<string, string> {
  const tags = Object.entries(Object.groupBy(Object.entries(operations), ([, { tag }]) => tag))
  const files = tags.map(([tag, own = []]) => {
    const functions = own.map(([id, facts]) => functionOf(id, facts))
    const source = `${head}\nimport { operation } from "../../client/operation.ts"\n\n${functions.join("\n")}`
    return [`operations/${tag}.ts`, source] as const
  })
  const api = [head, ...files.map(([name]) => `export * from "./${name}"`), ""].join("\n")
  return new Map([...files, ["api.ts", api]])
}

function functionOf(id: string, facts: Facts): string {
  const line = {
    id,
    method: facts.method,
    path: facts.path,
    security: id === "createSession" ? "none" : facts.security.join("-or-") || "none",
    cache: "cache" in facts ? facts.cache : 0,
    media: mediaOf(facts),
    problems: facts.problems.join(" "),
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
function mediaOf({ path, method, status }: Facts): "json" | "blob" | "text" | "stream" | "none" {
  const { paths } = document as unknown as AnswerDocument
  const [type] = Object.keys(paths[path]?.[method.toLowerCase()]?.responses[status]?.content ?? {})
  if (type === undefined) return "none"
  if (type === "application/json") return "json"
  if (type === "text/event-stream") return "stream"
  return type.startsWith("text/") ? "text" : "blob"
}
