import { textLimits } from "@parterre/contract"
import { formatPhone, phoneKeystrokes } from "@parterre/domain/clients"
import type { FormEvent, ReactNode } from "react"
import { ErrorSummary } from "../forms/ErrorSummary.tsx"
import { Form, Pair } from "../forms/Form.ts"
import { TextField } from "../forms/TextField.tsx"
import { useFormErrors } from "../forms/use-form-errors.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { clientErrors, type WhoField, whoFields } from "./client-errors.ts"
import type { Draft } from "./draft.ts"

interface WhoStepProps {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onDone: () => void
  submitText?: string
  /** Fields that come after these. */
  children?: ReactNode
}

const longest: Readonly<Record<WhoField, number>> = {
  firstname: textLimits.PersonName,
  lastname: textLimits.PersonName,
  email: textLimits.Email,
  phone: textLimits.PhoneNumber,
}

/** Who buys: a guest gives a name and an email. */
export function WhoStep({ draft, onChange, onDone, submitText, children }: WhoStepProps) {
  const { t } = useTexts()
  const { attempts, errorOf, leave, mayGo } = useFormErrors(clientErrors(draft))
  const labelOf = (field: WhoField) => t(`checkout.${field}`)
  const field = (name: WhoField, autoComplete: string) => {
    const error = errorOf(name)
    return {
      id: `checkout-${name}`,
      name,
      label: labelOf(name),
      autoComplete,
      maxLength: longest[name],
      value: draft[name],
      onChange: (value: string) => onChange({ [name]: value }),
      onBlur: () => leave(name, draft[name]),
      ...(error === undefined ? {} : { error: t(error) }),
    }
  }
  const faults = whoFields.flatMap((name) => {
    const error = errorOf(name)
    return error === undefined ? [] : [{ id: `checkout-${name}`, label: labelOf(name), text: t(error) }]
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (mayGo()) onDone()
  }
  return (
    <Form noValidate onSubmit={send}>
      <p>{t("checkout.who.intro")}</p>
      <ErrorSummary faults={faults} attempts={attempts} />
      <Pair>
        <TextField {...field("firstname", "given-name")} isRequired />
        <TextField {...field("lastname", "family-name")} isRequired />
      </Pair>
      <TextField {...field("email", "email")} type="email" isRequired help={t("checkout.email.help")} />
      <TextField
        {...field("phone", "tel")}
        type="tel"
        help={t("checkout.phone.help")}
        value={formatPhone(draft.phone)}
        onChange={(typed) => onChange({ phone: phoneKeystrokes(typed) })}
      />
      {children}
      <Button type="submit">{submitText ?? t("checkout.next")}</Button>
    </Form>
  )
}
