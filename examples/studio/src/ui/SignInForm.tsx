import { type FormEvent, useState } from "react"
import { signIn } from "../files/site-venues.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Field, Input, Problem } from "./controls.ts"

interface SignInFormProps {
  /** Known when a drawing of the site is open. */
  subdomain?: string | undefined
  onSignedIn: () => void
}

/** How staff sign in at the site that sells. */
export function SignInForm({ subdomain, onSignedIn }: SignInFormProps) {
  const { t, language } = useTexts()
  const [site, setSite] = useState(subdomain ?? "")
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const [fault, setFault] = useState("")
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault("")
    try {
      await signIn(site.trim(), email.trim(), password, language)
      onSignedIn()
    } catch (error) {
      setFault(error instanceof Error ? error.message : t("site.failed"))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={submit}>
      {subdomain === undefined && (
        <Field>
          <span>{t("site.subdomain")}</span>
          <Input
            value={site}
            required
            maxLength={63}
            autoCapitalize="none"
            onChange={({ target }) => setSite(target.value)}
          />
        </Field>
      )}
      <Field>
        <span>{t("site.email")}</span>
        <Input
          type="email"
          value={email}
          required
          maxLength={200}
          autoComplete="username"
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field>
        <span>{t("site.password")}</span>
        <Input
          type="password"
          value={password}
          required
          maxLength={200}
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      {fault !== "" && <Problem>{fault}</Problem>}
      <Button type="submit" $kind="main" disabled={isBusy}>
        {t("site.signIn")}
      </Button>
    </form>
  )
}
