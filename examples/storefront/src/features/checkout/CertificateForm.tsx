import type { Redemption } from "@parterre/domain/gift-certificates"
import { type FormEvent, useRef, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Fold } from "../../shared/ui/Fold.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { AppliedCertificate } from "./AppliedCertificate.tsx"
import { type CertificateFault, type Certificates, MOST_CERTIFICATES } from "./use-certificates.ts"

interface CertificateFormProps {
  certificates: Certificates
  /** What the certificates pay of the order. */
  paid: Redemption
  isDisabled: boolean
}

/** Gift certificates pay before any card: a code, what each pays, and the way to take it off again; folded away until asked for [PAY-002]. */
export function CertificateForm({ certificates, paid, isDisabled }: CertificateFormProps) {
  const { t } = useTexts()
  const { applied, areForgotten, apply, remove } = certificates
  const [code, setCode] = useState("")
  const [fault, setFault] = useState<CertificateFault>()
  const [isAsking, setAsking] = useState(false)
  const [isOpen, open] = useState(applied.length > 0 || areForgotten)
  const title = useRef<HTMLButtonElement>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking || isDisabled) return
    setAsking(true)
    const wrong = await apply(code).finally(() => setAsking(false))
    setFault(wrong)
    if (wrong !== undefined) return document.getElementById("certificate-code")?.focus()
    setCode("")
    // The button was disabled while the server was asked, or is gone.
    title.current?.focus()
  }
  const takeOff = (one: string) => {
    remove(one)
    // The button that was pressed is gone.
    title.current?.focus()
  }
  const mayAdd = paid.grandTotal > 0 && applied.length < MOST_CERTIFICATES
  return (
    <Part aria-label={t("checkout.certificate.title")}>
      <Fold
        title={t("checkout.certificate.title")}
        level={3}
        isOpen={isOpen}
        onToggle={open}
        buttonRef={title}
      >
        {() => (
          <Inside>
            {areForgotten && (
              <Notice tone="warning" role="status">
                {t("checkout.certificate.forgotten")}
              </Notice>
            )}
            <div role="status">
              {paid.uses.length > 0 && (
                <ul>
                  {paid.uses.map((use) => (
                    <AppliedCertificate key={use.code} use={use} isDisabled={isDisabled} onRemove={takeOff} />
                  ))}
                </ul>
              )}
              {applied.length > 0 && paid.grandTotal === 0 && <p>{t("checkout.certificate.enough")}</p>}
            </div>
            {mayAdd && (
              <form noValidate onSubmit={(event) => void send(event)}>
                <TextField
                  id="certificate-code"
                  label={t("checkout.certificate.code")}
                  help={t("checkout.certificate.help")}
                  error={
                    fault === undefined
                      ? undefined
                      : typeof fault === "string"
                        ? t(`checkout.certificate.${fault}`)
                        : fault.message
                  }
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck="false"
                  maxLength={60}
                  value={code}
                  disabled={isDisabled}
                  onChange={(typed) => {
                    setCode(typed)
                    setFault(undefined)
                  }}
                />
                <Button type="submit" kind="quiet" isPending={isDisabled || isAsking}>
                  {t("checkout.certificate.apply")}
                </Button>
              </form>
            )}
          </Inside>
        )}
      </Fold>
    </Part>
  )
}

const Part = styled.section`
  margin-bottom: ${({ theme }) => theme.space[5]};
  padding-bottom: ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  h3 button { font-weight: 600; }
`
const Inside = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  [role="status"]:empty { display: none; }
  [role="status"], ul { display: grid; gap: ${({ theme }) => theme.space[3]}; }
  form { display: flex; flex-wrap: wrap; align-items: start; gap: ${({ theme }) => theme.space[3]}; }
  form > :first-child { flex: 1 1 240px; }
  /* Beside the field, not its label. */
  form > button { line-height: 1.5; margin-top: calc(1lh + ${({ theme }) => theme.space[1]}); min-height: 48px; }
  ${({ theme }) => theme.upTo(600)} {
    form > button { margin-top: 0; width: 100%; }
  }
`
