import type { FastifyReply } from "fastify"

const MESSAGES: Readonly<Record<string, string>> = {
  "1007": "An internal error occurred.",
  "3002": "You submitted an invalid card number or brand combination with your request.",
  "3006": "You submitted an expired credit card number with your request.",
  "3007": "Your request has failed the AVS check.",
  "3009": "Your request has been declined by the issuing bank.",
  "3015":
    "The bank has requested that you process the transaction manually by calling the cardholder's credit card company.",
  "3022": "The card has been declined due to insufficient funds.",
  "3023":
    "Your request has been declined by the issuing bank due to its proprietary card activity regulations.",
  "3024":
    "Your request has been declined because the issuing bank does not permit the transaction for this card.",
  "3060": "Your request has been declined because Strong Customer Authentication is required.",
  "3200": "The authorization ID included in this settlement request could not be found.",
  "3201": "You have submitted an amount that is greater than the remaining authorization.",
  "3402": "The requested refund amount exceeds the settlement amount.",
  "3407": "The settlement referred to by the refund request cannot be found.",
  "3500": "The Authorization ID included in this Void Authorization request could not be found.",
  "3501": "The Authorization cannot be voided.",
  "4001": "The card number or email address associated with this transaction is in our negative database.",
  "4002": "The transaction was declined by our Risk Management department.",
  "5016": "The merchant account could not be found.",
  "5023": "The request is not parseable.",
  "5031": "The transaction you have submitted has already been processed.",
  "5068": "Field error(s).",
  "5104": "The authentication does not allow this authorization.",
  "5269": "The ID(s) specified in the URL do not correspond to the values in the system.",
  "5279": "The authentication credentials are invalid.",
  "5500": "Either the payment token is invalid or the corresponding profile or card is not active.",
  "7505": "The merchantCustomerId provided for this profile has already been used for another profile.",
}

const STATUS: Readonly<Record<string, number>> = {
  "1007": 500,
  "3200": 404,
  "3407": 404,
  "3500": 404,
  "5016": 404,
  "5031": 409,
  "5269": 404,
  "5279": 401,
  "7505": 409,
}

export interface FieldError {
  readonly field: string
  readonly error: string
}

export const paysafeError = (code: string) => ({ code, message: MESSAGES[code] ?? "The request has failed." })

/** Answers as Paysafe refuses: the code in the body and in a header; issuer and risk refusals are HTTP 402. */
export function refuse(
  reply: FastifyReply,
  code: string,
  fieldErrors: readonly FieldError[] = [],
): FastifyReply {
  const declined = code.startsWith("3") || code.startsWith("4") || code.startsWith("51")
  const error = { ...paysafeError(code), ...(fieldErrors.length === 0 ? {} : { fieldErrors }) }
  return reply
    .code(STATUS[code] ?? (declined ? 402 : 400))
    .header("x-application-status-code", code)
    .send({ error })
}
