import { textLimits } from "@parterre/contract"
import { afterSignUp, showsSignUpLinks } from "@parterre/domain/accounts"
import { emailVerdict } from "@parterre/domain/clients"
import { canSignUp, missingSignUpFields } from "@parterre/domain/passwords"
import { useParterre } from "@parterre/react"
import { type FormEvent, useState } from "react"
import { styled } from "styled-components"
import { EmailField } from "../../shared/buyer/EmailField.tsx"
import { Form, Pair } from "../../shared/forms/Form.ts"
import { TextField } from "../../shared/forms/TextField.tsx"
import { Tick } from "../../shared/forms/Tick.tsx"
import { useSay } from "../../shared/messages/use-messages.ts"
import { returnPath } from "../../shared/navigation/return-path.ts"
import { Link, useLocation, useNavigate } from "../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Ways } from "./ClientScreen.tsx"
import { AFTER_BUYER } from "./LoginForm.tsx"
import { NewPasswordFields } from "./NewPasswordFields.tsx"
import { SocialWays } from "./social-sign-in/SocialWays.tsx"
import { useFaults } from "./use-faults.ts"
import { useGo } from "./use-go.ts"
import { useSubmit } from "./use-submit.ts"

const NOTHING = { firstname: "", lastname: "", email: "", password: "", confirmation: "" }

/** A new account. Part of a checkout page, it tells the page instead of leading away [ACC-033]. */
export function SignUpForm({ onDone }: { onDone?: () => void }) {
  const { t, language } = useTexts()
  const { config } = useSite()
  const links = useLinks()
  const go = useGo()
  const say = useSay()
  const { clients } = useParterre()
  const { busy, submit } = useSubmit()
  const faults = useFaults()
  const [typed, setTyped] = useState({
    ...NOTHING,
    ...(config.privacyConsent === true ? { privacyConsent: false } : {}),
  })
  const [left, setLeft] = useState<readonly string[]>([])
  const [submitted, setSubmitted] = useState(false)
  const onCheckout = onDone !== undefined
  const navigate = useNavigate()
  const back = returnPath(useLocation().search)
  const email = typed.email.trim()
  const isGood = canSignUp(typed, emailVerdict(email).ok)
  const missing = missingSignUpFields(typed)

  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const leave = (name: string) => setLeft([...left, name])
  const name = (field: "firstname" | "lastname", autoComplete: string) => ({
    id: `client-${field}`,
    name: field,
    label: t(`client.${field}`),
    autoComplete,
    maxLength: textLimits.PersonName,
    isRequired: true,
    value: typed[field],
    error: left.includes(field) && missing.includes(field) ? faults([{ error: "required" }]) : undefined,
    onChange: (value: string) => change({ [field]: value }),
    onBlur: () => leave(field),
  })
  const emailError = !left.includes("email")
    ? undefined
    : missing.includes("email")
      ? faults([{ error: "required" }])
      : emailVerdict(email).ok
        ? undefined
        : faults([{ error: "validateEmail" }])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isGood || busy) return
    setSubmitted(true)
    const { firstname, lastname, password, confirmation } = typed
    const sent = await submit(() =>
      clients.signUp({
        firstname: firstname.trim(),
        lastname: lastname.trim(),
        email,
        language,
        password,
        confirmation,
      }),
    )
    if (sent === undefined) return
    say({ message: t("client.signUp.done", { firstname: firstname.trim() }), snackBar: {} })
    const place = afterSignUp(onCheckout)
    if (place === "emit") onDone?.()
    else if (back !== undefined) void navigate(links.to(back), { replace: true })
    else go(place)
  }
  return (
    <>
      <Form noValidate onSubmit={send}>
        <Pair>
          <TextField {...name("firstname", "given-name")} />
          <TextField {...name("lastname", "family-name")} />
        </Pair>
        <EmailField
          id="client-email"
          label={t("client.email")}
          value={typed.email}
          error={emailError}
          onChange={(value) => change({ email: value })}
          onLeave={() => leave("email")}
        />
        <NewPasswordFields value={typed} form="sign-up" sent={false} onChange={change} />
        {typed.privacyConsent !== undefined && (
          <Consent
            isGiven={typed.privacyConsent}
            policy={config.privacyUrl?.[language]}
            onChange={(privacyConsent) => change({ privacyConsent })}
          />
        )}
        <Button type="submit" isDisabled={!isGood} isPending={busy} aria-describedby="client-left">
          {t(busy ? "client.signUp.busy" : "client.signUp.submit")}
        </Button>
        <Left id="client-left">
          {missing.length > 0 &&
            t("client.signUp.left", { fields: missing.map((field) => t(SIGN_UP_LABELS[field])).join(", ") })}
        </Left>
      </Form>
      <SocialWays back={onCheckout ? AFTER_BUYER : back} />
      {showsSignUpLinks({ submitted, onCheckout }) && (
        <Ways>
          <span>
            {t("client.signUp.have")} <Link to={links.to("/client/login")}>{t("client.login.submit")}</Link>
          </span>
          <Link to={links.to("/client/client-forgot-password")}>{t("client.login.forgot")}</Link>
        </Ways>
      )}
    </>
  )
}

const SIGN_UP_LABELS = {
  firstname: "client.firstname",
  lastname: "client.lastname",
  email: "client.email",
  password: "client.password",
  confirmation: "client.password.confirmation",
  privacyConsent: "client.signUp.consent.short",
} as const

const Left = styled.p`
  margin-top: calc(-1 * ${({ theme }) => theme.space[3]});
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
  &:empty { display: none; }
`

interface ConsentProps {
  isGiven: boolean
  /** Where the policy is, in the shopper's language. */
  policy: string | undefined
  onChange: (given: boolean) => void
}

/** Consent to the policy, where the organiser asks for it; never given beforehand [VAL-028]. */
function Consent({ isGiven, policy, onChange }: ConsentProps) {
  const { t } = useTexts()
  return (
    <div>
      <Tick isSelected={isGiven} onChange={onChange} isRequired>
        {t("client.signUp.consent")}
      </Tick>
      {policy !== undefined && (
        <a href={policy} target="_blank" rel="noopener noreferrer">
          {t("client.signUp.policy")}
        </a>
      )}
    </div>
  )
}
