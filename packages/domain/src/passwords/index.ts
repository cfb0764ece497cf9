export { afterPasswordChange, PASSWORD_CHANGE_DELAY_MS } from "./password-change.ts"
export { managerRules, type PasswordError, type PasswordForm, passwordErrors } from "./password-errors.ts"
export {
  canSignUp,
  confirmationError,
  editPassword,
  missingSignUpFields,
  type NewPassword,
  passwordChangeFields,
} from "./password-form.ts"
