import { type OperationId, operations, type QueryParameters } from "@parterre/contract"
import type { FastifyBaseLogger } from "fastify"
import { Refusal } from "../refusal.ts"
import type { Handlers, Language, OperationRequest, Website } from "./handler.ts"
import { SharedAnswer } from "./shared-answer.ts"

type AnyHandler = (request: OperationRequest<OperationId>) => Promise<unknown>

/** Addresses of the contract's reads: `/v1/pages/{id}` as an expression that names its parts. */
const reads = Object.entries(operations)
  .filter(([, { method }]) => method === "GET")
  .map(([id, { path }]) => ({
    id: id as OperationId,
    address: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  }))

/** An answer to a read within the process. */
export interface InProcessAnswer {
  readonly answer: Response
  /** Epoch milliseconds at which the time alone makes another answer of it; infinite when none does. */
  readonly changesAt: number
}

/**
 * Reads the contract's public answers without a request over the network: those that are the same for everybody, and no
 * others. It knows no session, and counts towards no limit.
 */
export const inProcessFetch =
  (handlers: Handlers, website: Website, log: FastifyBaseLogger) =>
  async (request: Request): Promise<InProcessAnswer> => {
    const { pathname, searchParams } = new URL(request.url)
    for (const { id, address } of reads) {
      const parts = address.exec(pathname)
      const handle = handlers[id] as AnyHandler | undefined
      if (parts === null || handle === undefined) continue
      const path = Object.entries(parts.groups ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value),
      ])
      const asked = searchParams.get("language")
      const language = website.languages.find((one): one is Language => one === asked)
      try {
        const answer = await handle({
          website,
          language: language ?? website.languages[0] ?? "fr",
          path: Object.fromEntries(path),
          query: textsOf(searchParams),
          body: undefined,
          session: undefined,
          staff: undefined,
          headers: {},
          rawBody: undefined,
          ip: "",
          host: "",
          network: "",
          log,
        } as OperationRequest<OperationId>)
        if (answer === undefined) return unchanging(new Response(null, { status: 204 }))
        if (!(answer instanceof SharedAnswer)) break
        const headers = { "content-type": "application/json", etag: answer.bytes.etag }
        return {
          answer: new Response(new Uint8Array(answer.bytes.body), { headers }),
          changesAt: answer.changesAt,
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return problem(error.code)
      }
    }
    return problem("route-unknown")
  }

/** What a search of the programme is made of. */
const searched: readonly (keyof QueryParameters<"listPages">)[] = [
  "q",
  "category",
  "province",
  "postalCode",
  "startDate",
  "endDate",
]

/** Nothing is checked here, so nothing but texts is taken of a query. */
const textsOf = (query: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries([...query].filter(([name]) => searched.some((one) => one === name)))

const unchanging = (answer: Response): InProcessAnswer => ({ answer, changesAt: Number.POSITIVE_INFINITY })

const problem = (code: string) =>
  unchanging(Response.json({ code, message: code, status: 404 }, { status: 404 }))
