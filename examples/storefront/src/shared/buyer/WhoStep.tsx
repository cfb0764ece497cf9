import { textLimits } from "@parterre/contract"
import { formatPhone, phoneKeystrokes } from "@parterre/domain/clients"
import { useClient } from "@parterre/react"
import { type FormEvent, lazy, type ReactNode, Suspense } from "react"
import { ErrorSummary } from "../forms/ErrorSummary.tsx"
import { Form, Pair } from "../forms/Form.ts"
import { TextField } from "../forms/TextField.tsx"
import { useFormErrors } from "../forms/use-form-errors.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Skeleton } from "../ui/Skeleton.ts"
import { addressFields } from "./address.ts"
import { type GuestField, guestErrors, type WhoField, whoFields } from "./client-errors.ts"
import type { Draft } from "./draft.ts"
import { EmailField } from "./EmailField.tsx"
import { useStandardFlow } from "./use-standard-flow.ts"

/** Few sites have the standard flow. */
const GuestAddresses = lazy(async () => ({ default: (await import("./GuestAddresses.tsx")).GuestAddresses }))

interface WhoStepProps {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onDone: () => void
  submitText?: string
  /** Whether what was sent is being saved: it is not sent twice. */
  isPending?: boolean
  /** Fields that come after these. */
  children?: ReactNode
}

const longest: Readonly<Record<WhoField, number>> = {
  firstname: textLimits.PersonName,
  lastname: textLimits.PersonName,
  email: textLimits.Email,
  phone: textLimits.PhoneNumber,
}

/** Who buys: a guest gives a name and an email; in the standard flow a phone number and addresses too [ACC-012]. */
export function WhoStep({ draft, onChange, onDone, submitText, isPending = false, children }: WhoStepProps) {
  const { t } = useTexts()
  const isStandard = useStandardFlow()
  const isSignedIn = useClient().status === "logged-in"
  const { attempts, errorOf, leave, mayGo } = useFormErrors(guestErrors(draft, isStandard))
  const labelOf = (field: WhoField) =>
    t(field === "phone" && isStandard ? "checkout.phone.required" : `checkout.${field}`)
  const textOf = (field: GuestField) => {
    const error = errorOf(field)
    return error === undefined ? undefined : t(error)
  }
  const field = (name: WhoField, autoComplete: string) => {
    return {
      id: `checkout-${name}`,
      name,
      label: labelOf(name),
      autoComplete,
      maxLength: longest[name],
      value: draft[name],
      onChange: (value: string) => onChange({ [name]: value }),
      onBlur: () => leave(name, draft[name]),
      error: textOf(name),
    }
  }
  const fields: readonly (readonly [GuestField, string, string])[] = [
    ...whoFields.map((name) => [name, `checkout-${name}`, labelOf(name)] as const),
    ...addressFields.map((name) => [name, `address-${name}`, t(`checkout.address.${name}`)] as const),
    ["company", "checkout-company", t("checkout.company")],
    ...addressFields.map(
      (name) => [`company-${name}`, `company-${name}`, t(`checkout.address.${name}`)] as const,
    ),
  ]
  const faults = fields.flatMap(([field, id, label]) => {
    const text = textOf(field)
    return text === undefined ? [] : [{ id, label, text }]
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (mayGo() && !isPending) onDone()
  }
  return (
    <Form noValidate onSubmit={send}>
      {!isStandard && !isSignedIn && <p>{t("checkout.who.intro")}</p>}
      <ErrorSummary faults={faults} attempts={attempts} />
      <Pair>
        <TextField {...field("firstname", "given-name")} isRequired />
        <TextField {...field("lastname", "family-name")} isRequired />
      </Pair>
      <EmailField
        id="checkout-email"
        label={labelOf("email")}
        help={t("checkout.email.help")}
        value={draft.email}
        error={textOf("email")}
        onChange={(email) => onChange({ email })}
        onLeave={() => leave("email", draft.email)}
      />
      <TextField
        {...field("phone", "tel")}
        type="tel"
        isRequired={isStandard}
        help={t("checkout.phone.help")}
        value={formatPhone(draft.phone)}
        onChange={(typed) => onChange({ phone: phoneKeystrokes(typed) })}
      />
      {isStandard && (
        <Suspense fallback={<Skeleton $height="320px" />}>
          <GuestAddresses {...{ draft, onChange, leave, textOf }} />
        </Suspense>
      )}
      {children}
      <Button type="submit" isPending={isPending}>
        {submitText ?? t("checkout.next")}
      </Button>
    </Form>
  )
}
