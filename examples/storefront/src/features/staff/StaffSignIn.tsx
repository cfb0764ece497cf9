import { textLimits } from "@parterre/contract"
import { useParterre } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { type FormEvent, useRef, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"

/** How the staff signs in; the token stays in memory, so it ends with the page. */
export function StaffSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTexts()
  const { support } = useParterre()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ username: "", password: "" })
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const errorOf = (field: keyof typeof typed) =>
    isSent && typed[field].trim() === "" ? t("formMsg.errors.required") : undefined

  async function signIn(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    setFailure(undefined)
    const empty = typed.username.trim() === "" ? "username" : typed.password === "" ? "password" : undefined
    if (empty !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus()
      return
    }
    setBusy(true)
    try {
      await support.logIn(typed.username.trim(), typed.password)
      onSignedIn()
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form ref={form} onSubmit={signIn} aria-label={t("staff.signIn.title")} noValidate>
      <TextField
        name="username"
        type="email"
        label={t("staff.username")}
        autoComplete="username"
        maxLength={textLimits.RequiredEmail}
        isRequired
        value={typed.username}
        onChange={(username) => setTyped({ ...typed, username })}
        error={errorOf("username")}
      />
      <TextField
        name="password"
        type="password"
        label={t("staff.password")}
        autoComplete="current-password"
        maxLength={textLimits.Password}
        isRequired
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        help={t("staff.signIn.memory")}
        error={errorOf("password")}
      />
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <Button type="submit" isPending={isBusy}>
        {t(isBusy ? "staff.signIn.busy" : "staff.signIn")}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  > button { justify-self: start; }
`
