import { type CardError, cardErrorKey, cardErrorOf } from "@parterre/domain/payments"
import type { WebsiteProcessorType } from "../processor-type.ts"
import { Refusal } from "../refusal.ts"
import type { CardInvalid, Declined } from "./processor.ts"

/** Why a card was refused, as its holder may hear it. */
export function declined(
  processor: WebsiteProcessorType,
  { declineCode, code }: Declined,
): Refusal<"card-declined"> {
  const error = cardErrorOf(processor, declineCode, code)
  return new Refusal("card-declined", { declineCode: error, messageKey: cardErrorKey(error) })
}

/** What to say of a field when the processor's code says nothing to a shopper. */
const FIELD_ERRORS: Readonly<Record<CardInvalid["field"], CardError>> = {
  number: "invalid_number",
  expiry: "invalid_expiry_month",
  cvd: "invalid_cvc",
  nameOnCard: "missing",
}

/** The field of the card that its processor could not take. */
export function cardInvalid(
  processor: WebsiteProcessorType,
  { field, code }: CardInvalid,
): Refusal<"card-invalid"> {
  const known = cardErrorOf(processor, code)
  return new Refusal("card-invalid", {
    errors: [{ path: `creditCard/${field}`, message: code }],
    messageKey: cardErrorKey(known === "processing_error" ? FIELD_ERRORS[field] : known),
  })
}
