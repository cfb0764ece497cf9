import type { FastifyReply } from "fastify"

interface GlobalPaymentsError {
  readonly status: number
  readonly error_code: string
  readonly detailed_error_code: string
  readonly detailed_error_description: string
}

const error = (status: number, code: string, detailed: string, description: string): GlobalPaymentsError => ({
  status,
  error_code: code,
  detailed_error_code: detailed,
  detailed_error_description: description,
})

export const gpErrors = {
  noToken: error(401, "NOT_AUTHENTICATED", "40001", "Invalid access token"),
  badCredentials: error(
    403,
    "ACTION_NOT_AUTHORIZED",
    "40004",
    "Credentials not recognized to create access token.",
  ),
  noVersion: error(
    400,
    "MANDATORY_DATA_MISSING",
    "40005",
    "Request expects the following fields X-GP-Version",
  ),
  noPermission: error(403, "ACTION_NOT_AUTHORIZED", "40212", "Permission not enabled to execute action"),
  noSuchAuthentication: error(404, "RESOURCE_NOT_FOUND", "40118", "Authentication not found"),
  noSuchTransaction: error(404, "RESOURCE_NOT_FOUND", "40118", "Transaction not found"),
  noSuchMethod: error(404, "RESOURCE_NOT_FOUND", "40116", "payment_method not found at this location."),
  wrongState: error(400, "INVALID_ACTION", "40290", "The transaction is not in a state for this action."),
  tooMuch: error(400, "INVALID_REQUEST_DATA", "40087", "The amount is greater than the original amount."),
  missing: (field: string) =>
    error(400, "MANDATORY_DATA_MISSING", "40005", `Request expects the following fields ${field}`),
  invalid: (field: string) =>
    error(400, "INVALID_REQUEST_DATA", "40213", `${field} contains unexpected data`),
  seenBefore: (id: string, status: string) =>
    error(409, "DUPLICATE_ACTION", "40039", `Idempotency Key seen before: id=${id}, status=${status}`),
} as const

export function refuse(reply: FastifyReply, { status, ...body }: GlobalPaymentsError): FastifyReply {
  return reply.code(status).send(body)
}
