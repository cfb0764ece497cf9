import { accountMessage } from "@parterre/domain/accounts"
import { emailVerdict, isBlank } from "@parterre/domain/clients"
import { useParterre } from "@parterre/react"
import { type FormEvent, useState } from "react"
import { EmailField } from "../../shared/buyer/EmailField.tsx"
import { ErrorSummary } from "../../shared/forms/ErrorSummary.tsx"
import { Form } from "../../shared/forms/Form.ts"
import { useFormErrors } from "../../shared/forms/use-form-errors.ts"
import { useSay } from "../../shared/messages/use-messages.ts"
import { Link } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { ClientScreen, Ways } from "./ClientScreen.tsx"
import { useSubmit } from "./use-submit.ts"

/** Asks for the mail with a link; the answer is the same whoever asks [ACC-009]. */
export function ForgotPasswordScreen() {
  const { t } = useTexts()
  const links = useLinks()
  const say = useSay()
  const { clients } = useParterre()
  const { busy, submit } = useSubmit()
  const [email, setEmail] = useState("")
  const [sentTo, setSentTo] = useState<string>()
  const fault = isBlank(email)
    ? t("formMsg.errors.required")
    : emailVerdict(email.trim()).ok
      ? undefined
      : t("formMsg.errors.validateEmail")
  const { attempts, errorOf, leave, mayGo } = useFormErrors<"email", string>(
    fault === undefined ? {} : { email: fault },
  )
  const error = errorOf("email")

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!mayGo() || busy) return
    const sent = await submit(() => clients.requestPasswordReset(email.trim()))
    if (sent === undefined) return
    setSentTo(email.trim())
    say({ message: t(accountMessage("reset-requested").key), snackBar: {} })
  }
  return (
    <ClientScreen title={t("client.forgot.title")} intro={t("client.forgot.intro")}>
      {sentTo === undefined ? (
        <Form noValidate onSubmit={send}>
          <ErrorSummary
            faults={
              error === undefined ? [] : [{ id: "client-email", label: t("client.email"), text: error }]
            }
            attempts={attempts}
          />
          <EmailField
            id="client-email"
            label={t("client.email")}
            value={email}
            error={error}
            onChange={setEmail}
            onLeave={() => leave("email", email)}
          />
          <Button type="submit" isPending={busy}>
            {t(busy ? "client.forgot.busy" : "client.forgot.submit")}
          </Button>
        </Form>
      ) : (
        <>
          <Notice tone="success" role="status">
            <strong>{t("client.forgot.sent.title")}</strong>
            <p>{t("client.forgot.sent", { email: sentTo })}</p>
          </Notice>
          <Button kind="quiet" onPress={() => setSentTo(undefined)}>
            {t("client.forgot.other")}
          </Button>
        </>
      )}
      <Ways>
        <Link to={links.to("/client/login")}>{t("client.login.submit")}</Link>
        <Link to={links.to("/client/signup")}>{t("client.login.signUp")}</Link>
      </Ways>
    </ClientScreen>
  )
}
