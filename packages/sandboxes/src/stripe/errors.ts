import type { FastifyReply } from "fastify"

export interface StripeProblem {
  readonly status: number
  readonly type:
    | "card_error"
    | "invalid_request_error"
    | "idempotency_error"
    | "api_error"
    | "rate_limit_error"
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly payment_intent?: object
}

export const invalid = (message: string, code?: string, param?: string, status = 400): StripeProblem => ({
  status,
  type: "invalid_request_error",
  message,
  ...(code === undefined ? {} : { code }),
  ...(param === undefined ? {} : { param }),
})

export const missingParameter = (param: string): StripeProblem =>
  invalid(`Missing required param: ${param}.`, "parameter_missing", param)

export const noSuch = (what: string, id: string): StripeProblem =>
  invalid(`No such ${what}: '${id}'`, "resource_missing", what, 404)

export const cardProblem = (code: string, declineCode?: string, param?: string): StripeProblem => ({
  status: 402,
  type: "card_error",
  message: "Your card was declined.",
  code,
  ...(declineCode === undefined ? {} : { decline_code: declineCode }),
  ...(param === undefined ? {} : { param }),
})

export const problemBody = ({ status: _status, ...error }: StripeProblem) => ({ error })

export const refuse = (reply: FastifyReply, problem: StripeProblem): FastifyReply =>
  reply.code(problem.status).send(problemBody(problem))
