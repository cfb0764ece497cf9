import { accountMessage, type ClientPlace } from "@parterre/domain/accounts"
import { isBlank } from "@parterre/domain/clients"
import {
  afterPasswordChange,
  confirmationError,
  PASSWORD_CHANGE_DELAY_MS,
  passwordChangeFields,
  passwordErrors,
} from "@parterre/domain/passwords"
import { type FormEvent, useEffect, useState } from "react"
import { ErrorSummary } from "../../shared/forms/ErrorSummary.tsx"
import { Form } from "../../shared/forms/Form.ts"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { NewPasswordFields } from "./NewPasswordFields.tsx"
import { PasswordField } from "./PasswordField.tsx"
import { worstOf } from "./password-rules.ts"
import { useFaults } from "./use-faults.ts"
import { useGo } from "./use-go.ts"
import { useSubmit } from "./use-submit.ts"

export interface TypedPasswords {
  readonly oldPassword: string
  readonly password: string
  readonly confirmation: string
}

interface PasswordFormProps {
  /** Of the link in the mail; with it nobody is asked for the old password, and the login comes next [VAL-030]. */
  token?: string
  submitText: string
  onSave: (typed: TypedPasswords) => Promise<void>
}

/** A new password, with the old one unless a link was sent. */
export function PasswordForm({ token, submitText, onSave }: PasswordFormProps) {
  const { t } = useTexts()
  const say = useSay()
  const go = useGo()
  const faults = useFaults()
  const { busy, submit, told, forget } = useSubmit({ code: "password-wrong", id: "client-old-password" })
  const [typed, setTyped] = useState<TypedPasswords>({ oldPassword: "", password: "", confirmation: "" })
  const [attempts, setAttempts] = useState(0)
  const [isDone, setDone] = useState(false)
  const fields: readonly string[] = passwordChangeFields(token)
  const asksOld = fields.includes("oldPassword")
  const { key } = accountMessage("password-changed")

  const place = afterPasswordChange(token)
  useEffect(() => (isDone ? leadOnLater(place, go) : undefined), [isDone, place, go])

  const required = t("formMsg.errors.required")
  const oldError = asksOld && isBlank(typed.oldPassword) ? required : undefined
  const newError = faults(worstOf(passwordErrors(typed.password, "change")))
  const differs = confirmationError(typed.password, typed.confirmation) !== undefined
  const open = [
    { id: "client-old-password", label: t("client.password.old"), text: oldError },
    { id: "client-password", label: t("client.password.new"), text: newError },
    {
      id: "client-confirmation",
      label: t("client.password.confirmation"),
      text: typed.confirmation === "" ? required : undefined,
    },
  ].flatMap(({ text, ...fault }) => (text === undefined ? [] : [{ ...fault, text }]))

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAttempts(open.length > 0 ? attempts + 1 : 0)
    if (open.length > 0 || busy) return
    // Said aloud, and no call is made [ERR-024].
    if (differs) return say({ message: t("client.passwordsMustBeSame"), dialog: {} })
    if ((await submit(() => onSave(typed))) === undefined) return
    say({ message: t(key), snackBar: {} })
    setDone(true)
  }
  if (isDone) {
    return (
      <Notice tone="success" role="status">
        <p>{t(key)}</p>
      </Notice>
    )
  }
  return (
    <Form noValidate onSubmit={send}>
      <ErrorSummary faults={open} attempts={attempts} />
      {asksOld && (
        <PasswordField
          id="client-old-password"
          name="current-password"
          label={t("client.password.old")}
          autoComplete="current-password"
          isRequired
          value={typed.oldPassword}
          error={told ?? (attempts > 0 ? oldError : undefined)}
          onChange={(oldPassword) => {
            forget()
            setTyped({ ...typed, oldPassword })
          }}
        />
      )}
      <NewPasswordFields
        value={typed}
        form="change"
        sent={attempts > 0}
        onChange={(password) => setTyped({ ...typed, ...password })}
      />
      <Button type="submit" isPending={busy}>
        {busy ? t("client.saving") : submitText}
      </Button>
    </Form>
  )
}

/** After a password was set the success stays to be read, then the way leads on [ACC-043] [ACC-044]. Answers how to call it off. */
export function leadOnLater(place: ClientPlace, go: (place: ClientPlace) => void): () => void {
  const timer = setTimeout(() => go(place), PASSWORD_CHANGE_DELAY_MS)
  return () => clearTimeout(timer)
}
