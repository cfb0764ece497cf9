import { operations, type ProblemCode, problems, problemText } from "@parterre/contract"
import { choiceToChange } from "@parterre/domain/combos"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { isUnavailable } from "../database/failures.ts"
import { Refusal, type RefusalFields, type RefusedChoice } from "../refusal.ts"
import type { Language } from "./handler.ts"
import { requestLanguage } from "./tenant.ts"

export interface ProblemBody extends RefusalFields, Omit<RefusedChoice, "name"> {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: ProblemCode
  readonly message: string
  readonly action: string
  readonly detail?: string
}

/** Seconds until a service that could not do its work is worth asking again. */
const pause = 5

/** Codes the contract allows on any route, the unknown ones included. */
const always: readonly ProblemCode[] = [
  "request-invalid",
  "website-unknown",
  "route-unknown",
  "expectation-failed",
  "rate-limited",
  "overloaded",
  "service-unavailable",
  "unexpected",
]

/** Turns whatever a request threw into a problem of the contract; `telling` adds why to unexpected ones. */
export function problemHandler(telling: boolean) {
  return async (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = asRefusal(error)
    if (refusal === undefined) {
      request.log.error({ err: error }, "unexpected failure")
      return sendProblem(request, reply, new Refusal("unexpected"), telling ? describe(error) : undefined)
    }
    if (!isAllowed(request, refusal.code)) {
      request.log.error({ err: error, code: refusal.code }, "refused with a code the contract does not list")
      const detail = telling ? `${refusal.code} is not among the operation's problems` : undefined
      return sendProblem(request, reply, new Refusal("unexpected"), detail)
    }
    // A limit says itself when to come again; it is nothing to look into.
    const isLimit = refusal.fields.retryAfter !== undefined
    if (refusal.code === "service-unavailable" && !isLimit) request.log.warn({ err: error }, "unavailable")
    return sendProblem(request, reply, refusal)
  }
}

/** What the contract says of a refusal, with its message in a language. */
export function problemBody(
  { code, fields, choice }: Refusal,
  language: Language,
  detail?: string,
): ProblemBody {
  const { status, action } = problems[code]
  const { name, ...choiceIds } = choice ?? { name: undefined }
  const message = problemText(code, language, { ...fields })
  return {
    type: `/problems/${code}`,
    title: problemText(code, "en", { ...fields }),
    status,
    code,
    message: name === undefined ? message : `${message} ${choiceToChange(name[language], language)}`,
    action,
    ...(detail === undefined ? {} : { detail }),
    ...(code === "service-unavailable" ? { retryAfter: pause } : {}),
    ...fields,
    ...choiceIds,
  }
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, detail?: string) {
  const body = problemBody(refusal, requestLanguage(request), detail)
  request.context.problem = refusal.code
  if (body.retryAfter !== undefined) reply.header("retry-after", body.retryAfter)
  return reply
    .code(body.status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .serializer(JSON.stringify)
    .send(body)
}

function isAllowed(request: FastifyRequest, code: ProblemCode): boolean {
  const id = request.routeOptions.config.operationId
  const allowed: readonly ProblemCode[] = id === undefined ? [] : operations[id].problems
  return allowed.includes(code) || always.includes(code)
}

const notTried: readonly ProblemCode[] = ["session-missing", "staff-token-missing"]

/** The contract's word for a failure of the framework, the guards or the database; undefined for a bug. */
function asRefusal(error: FastifyError | Error): Refusal | undefined {
  if (error instanceof Refusal) return error
  // The binding wraps what a guard throws.
  const guarded = "errors" in error && Array.isArray(error.errors) ? error.errors : []
  const refused = guarded.filter((item) => item instanceof Refusal)
  // Of several ways in, what is said is of the one that was tried.
  const thrown = refused.find(({ code }) => !notTried.includes(code)) ?? refused[0] ?? guarded[0]
  if (thrown instanceof Error) return asRefusal(thrown)
  if ("validation" in error && Array.isArray(error.validation)) return invalid(error)
  if ("code" in error && error.code === "FST_ERR_CTP_BODY_TOO_LARGE")
    return new Refusal("request-invalid", { errors: [{ path: "body", message: "is too large" }] })
  const status = "statusCode" in error ? Number(error.statusCode) : 500
  if (status === 503 || isUnavailable(error)) return new Refusal("service-unavailable")
  if (status >= 400 && status < 500) return new Refusal("request-invalid")
  return undefined
}

function invalid(error: Partial<FastifyError>): Refusal {
  const part = error.validationContext ?? "request"
  const errors = (error.validation ?? []).map(({ instancePath, message, params }) => {
    const named = params.additionalProperty ?? params.missingProperty
    const path = `${part}${instancePath}${typeof named === "string" ? `/${named}` : ""}`
    return { path, message: message ?? "is not valid" }
  })
  return new Refusal("request-invalid", { errors })
}

const describe = (error: Error) => `${error.name}: ${error.message}`
