import { type Client, textLimits } from "@parterre/contract"
import { loginLinks } from "@parterre/domain/accounts"
import { useParterre } from "@parterre/react"
import { hasPasskeys } from "@parterre/sdk"
import { KeyRound } from "lucide-react"
import { type FormEvent, useState } from "react"
import { ErrorSummary } from "../../shared/forms/ErrorSummary.tsx"
import { Form } from "../../shared/forms/Form.ts"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useFormErrors } from "../../shared/forms/use-form-errors.ts"
import { returnPath } from "../../shared/navigation/return-path.ts"
import { Link, useLocation } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import type { TextKey } from "../../shared/texts/TextsProvider.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Ways } from "./ClientScreen.tsx"
import { PasswordField } from "./PasswordField.tsx"
import { SocialWays } from "./social-sign-in/SocialWays.tsx"
import { useAfterLogin } from "./use-after-login.ts"
import { useSubmit } from "./use-submit.ts"

const FIELDS = ["username", "password"] as const
type Field = (typeof FIELDS)[number]
const LABELS: Record<Field, TextKey> = { username: "client.login.username", password: "client.password" }

/** Where a purchase goes on once it is known who buys. */
export const AFTER_BUYER = "/client/middlewareClient"

interface LoginFormProps {
  onDone?: () => void
  /** A purchase waits: a new account goes on with it. */
  isBuying?: boolean
}

/** Who the shopper is. Part of a checkout page, it tells the page instead of leading away, and sends nobody to sign up. */
export function LoginForm({ onDone, isBuying = false }: LoginFormProps) {
  const { t } = useTexts()
  const links = useLinks()
  const { clients } = useParterre()
  const { busy, submit, told, forget } = useSubmit({ code: "login-failed", id: "login-password" })
  const leadOn = useAfterLogin(onDone)
  const [typed, setTyped] = useState({ username: "", password: "" })
  const required = (field: Field) =>
    typed[field].trim() === "" ? { [field]: t("formMsg.errors.required") } : {}
  const { attempts, errorOf, mayGo } = useFormErrors<Field, string>({
    ...required("username"),
    ...required("password"),
  })
  const [isPasskeyOffered] = useState(() => hasPasskeys())
  const shown = loginLinks(onDone !== undefined)
  const { search } = useLocation()
  const path = returnPath(search)
  const back = path === undefined ? "" : search

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!mayGo() || busy) return
    const sent = await submit(() => clients.logIn({ ...typed, username: typed.username.trim() }))
    if (sent !== undefined) leadOn(sent.answer)
  }
  const field = (name: Field) => ({
    id: `login-${name}`,
    name,
    label: t(LABELS[name]),
    isRequired: true,
    value: typed[name],
    error: errorOf(name),
    onChange: (value: string) => {
      forget()
      setTyped({ ...typed, [name]: value })
    },
  })
  const faults = FIELDS.flatMap((name) => {
    const text = errorOf(name)
    return text === undefined ? [] : [{ id: `login-${name}`, label: t(LABELS[name]), text }]
  })
  return (
    <>
      <Form noValidate onSubmit={send}>
        <ErrorSummary faults={faults} attempts={attempts} />
        <TextField
          {...field("username")}
          autoComplete="username"
          maxLength={textLimits.RequiredEmail}
          inputMode="email"
        />
        <PasswordField
          {...field("password")}
          error={told ?? errorOf("password")}
          autoComplete="current-password"
        />
        <Button type="submit" isPending={busy}>
          {t(busy ? "client.login.busy" : "client.login.submit")}
        </Button>
      </Form>
      {isPasskeyOffered && <PasskeyLogin onEntered={leadOn} />}
      <SocialWays back={onDone === undefined ? path : AFTER_BUYER} />
      <Ways>
        {shown.forgotPassword && (
          <Link to={links.to("/client/client-forgot-password")}>{t("client.login.forgot")}</Link>
        )}
        {shown.signUp && (
          <span>
            {t("client.login.new")}{" "}
            <Link to={links.to(`/client/signup${isBuying ? "?from=checkout" : back}`)}>
              {t("client.login.signUp")}
            </Link>
          </span>
        )}
      </Ways>
    </>
  )
}

/** A way in by a passkey of the device, beside the password; it comes with the form, which it would push otherwise. */
function PasskeyLogin({ onEntered }: { onEntered: (client: Client) => void }) {
  const { t } = useTexts()
  const { clients } = useParterre()
  const { busy, submit } = useSubmit()
  const enter = async () => {
    const entered = await submit(() => clients.logInWithPasskey())
    if (entered !== undefined) onEntered(entered.answer)
  }
  return (
    <Button kind="quiet" isPending={busy} onPress={() => void enter()}>
      <KeyRound size={20} strokeWidth={1.5} aria-hidden />
      {t("passkeys.login")}
    </Button>
  )
}
