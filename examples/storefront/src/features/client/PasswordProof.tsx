import { type FormEvent, type ReactNode, useState } from "react"
import { styled } from "styled-components"
import { Form } from "../../shared/forms/Form.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { PasswordField } from "./PasswordField.tsx"
import { useSubmit } from "./use-submit.ts"

interface PasswordProofProps {
  /** Of the field; one a screen. */
  id: string
  submitText: string
  /** Does what the password is asked for. */
  onProven: (password: string) => Promise<void>
  /** Beside the button. */
  children?: ReactNode
}

/** The current password, asked for before something that a session alone must not do. */
export function PasswordProof({ id, submitText, onProven, children }: PasswordProofProps) {
  const { t } = useTexts()
  const [password, setPassword] = useState("")
  const [isAsked, setAsked] = useState(false)
  const { busy, submit, told, forget } = useSubmit({ code: "password-wrong", id })
  const missing = isAsked && password === "" ? t("formMsg.errors.required") : undefined
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (password === "") return document.getElementById(id)?.focus()
    if (!busy) await submit(() => onProven(password))
  }
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <PasswordField
        id={id}
        label={t("client.password.old")}
        value={password}
        error={told ?? missing}
        isRequired
        autoComplete="current-password"
        onChange={(typed) => {
          forget()
          setPassword(typed)
        }}
      />
      <Buttons>
        <Button type="submit" isPending={busy}>
          {submitText}
        </Button>
        {children}
      </Buttons>
    </Form>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`
