export { cardFormKey } from "./card-form-key.ts"
export { FORM_ERRORS, type FormError, type FormErrorKey, formErrorKey, formMessages } from "./form-error.ts"
