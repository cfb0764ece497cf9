import type { CardFormError } from "../cards/card-form.ts"
import type { FormErrorKey } from "./form-error.ts"

/** The message key of a fault of the card form; what is wrong with a number in detail does not help to mend it. */
export function cardFormKey({ field, error }: CardFormError): FormErrorKey {
  switch (error) {
    case "required":
      return "formMsg.errors.required"
    case "expired":
      return "formMsg.errors.cardExpired"
    case "brand":
    case "brand-not-accepted":
      return "formMsg.errors.cardBrand"
    case "characters":
    case "check-digit":
      return "formMsg.errors.cardNumber"
    case "invalid":
      return field === "cvd" ? "formMsg.errors.cvd" : "formMsg.errors.cardExpiry"
  }
}
