import {
  confirmationError,
  editPassword,
  managerRules,
  type NewPassword,
  type PasswordForm,
  passwordErrors,
} from "@parterre/domain/passwords"
import { useId, useState } from "react"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { PasswordField } from "./PasswordField.tsx"
import { PasswordRules } from "./PasswordRules.tsx"
import { worstOf } from "./password-rules.ts"
import { useFaults } from "./use-faults.ts"

interface NewPasswordFieldsProps {
  value: NewPassword
  form: PasswordForm
  /** The form was sent: what is wrong shows, touched or not. */
  sent: boolean
  isRequired?: boolean
  help?: string
  onChange: (value: NewPassword) => void
}

const untouched = { password: false, confirmation: false }

/** A new password with its rules, and the same again; another password clears its confirmation [VAL-026]. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, form, sent, isRequired = true, help, onChange } = props
  const { t } = useTexts()
  const faults = useFaults()
  const rules = useId()
  const [typed, setTyped] = useState(untouched)
  const [left, setLeft] = useState(untouched)
  const { password, confirmation } = value
  const isAsked = isRequired || password !== ""
  // A field that was never typed in is not told to be empty before the form is sent.
  const leave = (field: keyof NewPassword) => setLeft({ ...left, [field]: typed[field] })
  const shows = (field: keyof NewPassword) => isAsked && (sent || left[field])
  const differs = confirmationError(password, confirmation) !== undefined
  const again =
    confirmation === ""
      ? t("formMsg.errors.required")
      : differs
        ? t("formMsg.errors.notSamePassword")
        : undefined
  return (
    <>
      <PasswordField
        id="client-password"
        name="new-password"
        label={t(form === "change" ? "client.password.new" : "client.password")}
        autoComplete="new-password"
        isRequired={isRequired}
        aria-describedby={rules}
        passwordRules={managerRules(form)}
        help={help}
        value={password}
        error={shows("password") ? faults(worstOf(passwordErrors(password, form))) : undefined}
        onChange={(text) => {
          setTyped({ password: true, confirmation: false })
          setLeft({ ...left, confirmation: false })
          onChange(editPassword(value, text))
        }}
        onBlur={() => leave("password")}
      />
      <PasswordRules id={rules} password={password} form={form} />
      <PasswordField
        id="client-confirmation"
        name="confirmation"
        label={t("client.password.confirmation")}
        autoComplete="new-password"
        isRequired={isRequired}
        value={confirmation}
        error={shows("confirmation") ? again : undefined}
        onChange={(text) => {
          setTyped({ ...typed, confirmation: true })
          onChange({ password, confirmation: text })
        }}
        onBlur={() => leave("confirmation")}
      />
    </>
  )
}
