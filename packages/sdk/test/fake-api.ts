import { type OperationId, operations, type ProblemCode, problems } from "@parterre/contract"

export interface Sent {
  readonly operation: OperationId
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
}

type Reply = Response | "network-down"
type Handler = (sent: Sent) => Reply | Promise<Reply>
export type Handlers = { readonly [Id in OperationId]?: Handler }

export const reply = (body: unknown): Response => Response.json(body)

/** The contract's problem, in English. */
export function refuse(code: ProblemCode, fields: Record<string, unknown> = {}): Response {
  const { status, action, text } = problems[code]
  const body = { type: `urn:${code}`, title: code, status, code, message: text.en, action, ...fields }
  return Response.json(body, { status, headers: { "content-type": "application/problem+json" } })
}

/** A scripted server: one handler an operation, and a record of what was sent. */
export function fakeApi(handlers: Handlers) {
  const sent: Sent[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const call = await read(request)
    sent.push(call)
    const answer = await handlers[call.operation]?.(call)
    if (answer === undefined) throw new Error(`No handler for ${call.operation}`)
    if (answer === "network-down") throw new TypeError("fetch failed")
    return answer
  }
  return {
    fetch,
    sent,
    countOf: (operation: OperationId) => sent.filter((call) => call.operation === operation).length,
    lastOf: (operation: OperationId) => sent.findLast((call) => call.operation === operation),
  }
}

/** Literal paths first, as a router would. */
const routes = Object.entries(operations).sort(
  ([, a], [, b]) => a.path.split("{").length - b.path.split("{").length,
)

async function read(request: Request): Promise<Sent> {
  const url = new URL(request.url)
  const text = await request.text()
  for (const [id, { method, path }] of routes) {
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`)
    const match = request.method === method ? pattern.exec(url.pathname) : null
    if (match === null) continue
    return {
      operation: id as OperationId,
      path: { ...match.groups },
      query: url.searchParams,
      headers: request.headers,
      body: text === "" ? undefined : JSON.parse(text),
    }
  }
  throw new Error(`No operation at ${request.method} ${url.pathname}`)
}
