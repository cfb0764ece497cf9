export { cardFormKey } from "./card-form-key.ts"
export { FORM_ERRORS, type FormError, formErrorKey, formMessages } from "./form-error.ts"
