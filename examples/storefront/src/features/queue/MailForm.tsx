import { textLimits } from "@parterre/contract"
import { isBlank, isEmail } from "@parterre/domain/clients"
import { type Guarded, offersTurnMail, ownPath, type QueueState } from "@parterre/domain/queues"
import { useLoaded, useParterre } from "@parterre/react"
import { isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { type FormEvent, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useFormErrors } from "../../shared/forms/use-form-errors.ts"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"

interface MailFormProps {
  thing: Guarded
  state: QueueState
  /** Where one wants to go. */
  redirectUrl: string | undefined
}

/** Asks to be told of the turn, where the organiser sends such mails [KEY-005]. */
export function MailForm({ thing, state, redirectUrl }: MailFormProps) {
  const { queue } = useParterre()
  const { accountCode } = useSite().config
  const status = useLoaded(`queue mail ${accountCode}`, () => queue.emailStatus(accountCode))
  if (!offersTurnMail(status.status === "ready" ? status.value : undefined, state)) return null
  return <Form thing={thing} redirectUrl={redirectUrl} />
}

function Form({ thing, redirectUrl }: Omit<MailFormProps, "state">) {
  const { t } = useTexts()
  const { language } = useSite()
  const { queue } = useParterre()
  const [email, setEmail] = useState("")
  const [sentTo, setSentTo] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SdkFailure>()
  const address = email.trim()
  const fault = isBlank(email)
    ? t("formMsg.errors.required")
    : isEmail(address)
      ? undefined
      : t("formMsg.errors.validateEmail")
  const { errorOf, leave, mayGo } = useFormErrors<"email", string>(
    fault === undefined ? {} : { email: fault },
  )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!mayGo() || busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const back = new URL(ownPath(redirectUrl) ?? `/${language}/pages`, window.location.origin)
      await queue.askForEmail(thing, address, back.href)
      setSentTo(address)
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (sentTo !== undefined)
    return (
      <Sent>
        <Notice tone="success" role="status">
          {t("queue.mail.sent", { email: sentTo })}
        </Notice>
        <Button kind="plain" onPress={() => setSentTo(undefined)}>
          {t("queue.mail.other")}
        </Button>
      </Sent>
    )
  return (
    <section aria-labelledby="queue-mail">
      <Title id="queue-mail">{t("queue.mail.title")}</Title>
      <Fields noValidate onSubmit={send}>
        <TextField
          name="email"
          type="email"
          label={t("queue.mail.label")}
          help={t("queue.mail.help")}
          autoComplete="email"
          maxLength={textLimits.Email}
          isRequired
          value={email}
          error={errorOf("email")}
          onChange={setEmail}
          onBlur={() => leave("email", email)}
        />
        <Button kind="quiet" type="submit" isPending={busy}>
          {t("queue.mail.send")}
        </Button>
      </Fields>
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
      )}
    </section>
  )
}

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.size.lead};
`
const Fields = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  > button { margin-top: 29px; }
  ${({ theme }) => theme.upTo(600)} {
    grid-template-columns: 1fr;
    > button { margin-top: 0; }
  }
`
const Sent = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[2]};
  > div { width: 100%; }
  > button { margin-inline-start: -12px; }
`
