import { type OperationId, operations, problems } from "@parterre/contract"
import { document } from "@parterre/contract/document"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import ajvFormats from "ajv-formats"
import type { BadRequest } from "./bad-requests.ts"
import type { RawAnswer } from "./send.ts"

interface Media {
  readonly schema?: object
}
interface Documented {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly responses: Record<string, { content?: Record<string, Media> }> }>>
    >
  >
}
const { paths } = document as unknown as Documented

const ajv = new Ajv2020({ strict: false })
ajvFormats.default(ajv)
ajv.addSchema({ ...document, $id: "contract" })
const compiled = new WeakMap<object, ValidateFunction>()

/** Why a value is not what a schema of the contract says; undefined when it is. */
function difference(schema: object, value: unknown): string | undefined {
  const absolute = () =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'))
  const validate = compiled.get(schema) ?? ajv.compile(absolute())
  compiled.set(schema, validate)
  return validate(value) ? undefined : ajv.errorsText(validate.errors)
}

const problemSchema = { $ref: "#/components/schemas/Problem" }

/** What the contract has against an answer; undefined when it is content. */
export function complaint(request: BadRequest, answer: RawAnswer): string | undefined {
  const { status } = answer
  if (status >= 400) return problemComplaint(request, answer)
  // A request that strayed may have reached another operation.
  if (request.strays) return undefined
  const { method, path } = operations[request.id]
  if (status === 304 && method === "GET") return undefined
  const promised = Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {}).filter(Number)
  if (!promised.includes(String(status))) return `answered ${status}, not ${promised.join(" or ")}`
  return answerComplaint(request.id, answer)
}

function problemComplaint(
  { id, strays }: BadRequest,
  { status, contentType, body }: RawAnswer,
): string | undefined {
  if (contentType !== "application/problem+json")
    return `a failure of ${status} as ${contentType || "nothing"}`
  const problem = parsed(body)
  const wrong = difference(problemSchema, problem)
  if (wrong !== undefined) return `a problem that is none: ${wrong}`
  const { code, detail } = problem as { readonly code: string; readonly detail?: string }
  if (!(code in problems)) return `an unknown code ${code}`
  const known: number = problems[code as keyof typeof problems].status
  if (known !== status) return `${code} with ${status}, not ${known}`
  if (status >= 500) return `${code}: ${detail ?? ""}`
  const listed: readonly string[] = operations[id].problems
  return listed.includes(code) || strays ? undefined : `${code}, which the operation does not list`
}

function answerComplaint(id: OperationId, { status, contentType, body }: RawAnswer): string | undefined {
  const { method, path } = operations[id]
  const content = paths[path]?.[method.toLowerCase()]?.responses[status]?.content
  if (content === undefined)
    return body.length === 0 ? undefined : `${body.length} bytes where nothing was promised`
  const media = content[contentType]
  if (media === undefined) return `answered ${contentType || "nothing"}, not ${Object.keys(content).join()}`
  if (contentType !== "application/json" || media.schema === undefined) return undefined
  const wrong = difference(media.schema, parsed(body))
  return wrong === undefined ? undefined : `an answer of another shape: ${wrong}`
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** The code of a failure. */
export const codeOf = ({ status, body }: RawAnswer): string | undefined =>
  status < 400 ? undefined : (parsed(body) as { readonly code?: string } | undefined)?.code
