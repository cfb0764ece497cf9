import type { Cart, DeliveryCategory } from "@parterre/contract"
import type { FormEvent } from "react"
import { type AddressField, addressErrors, addressFields, needsAddress } from "../../shared/buyer/address.ts"
import type { Draft } from "../../shared/buyer/draft.ts"
import { ErrorSummary } from "../../shared/forms/ErrorSummary.tsx"
import { Form } from "../../shared/forms/Form.ts"
import { useFormErrors } from "../../shared/forms/use-form-errors.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { AddressFields } from "./AddressFields.tsx"
import { DeliveryGroup } from "./DeliveryGroup.tsx"
import { type DeliveryChoice, eventTitle, modeOf } from "./deliveries.ts"

interface DeliveryFormProps {
  cart: Cart
  choices: readonly DeliveryChoice[]
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onDone: () => void
}

/** Asked once, or once for each way events differ in; an address only when something is mailed. */
export function DeliveryForm({ cart, choices, draft, onChange, onDone }: DeliveryFormProps) {
  const { t } = useTexts()
  const mailed = needsAddress(choices.map((choice) => modeOf(choice, draft.deliveries)?.code))
  const { attempts, errorOf, leave, mayGo } = useFormErrors(mailed ? addressErrors(draft) : {})
  const textOf = (field: AddressField) => {
    const error = errorOf(field)
    return error === undefined ? undefined : t(error)
  }
  const faults = addressFields.flatMap((field) => {
    const text = textOf(field)
    return text === undefined ? [] : [{ id: `address-${field}`, label: t(`checkout.address.${field}`), text }]
  })
  const choose = ({ eventIds }: DeliveryChoice, code: DeliveryCategory) =>
    onChange({ deliveries: { ...draft.deliveries, ...Object.fromEntries(eventIds.map((id) => [id, code])) } })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!mayGo()) return
    const shown = choices.flatMap((choice) => {
      const code = modeOf(choice, draft.deliveries)?.code
      return code === undefined ? [] : choice.eventIds.map((id) => [id, code] as const)
    })
    onChange({ deliveries: Object.fromEntries(shown) })
    onDone()
  }
  return (
    <Form noValidate onSubmit={send}>
      <ErrorSummary faults={faults} attempts={attempts} />
      {choices.map((choice) => (
        <DeliveryGroup
          key={choice.eventIds.join()}
          legend={t("checkout.delivery.legend")}
          events={choices.length > 1 ? choice.eventIds.map((id) => eventTitle(cart, id)) : []}
          modes={choice.modes}
          code={modeOf(choice, draft.deliveries)?.code}
          onChoose={(code) => choose(choice, code)}
        />
      ))}
      {mailed && (
        <AddressFields
          draft={draft}
          errorOf={textOf}
          onChange={onChange}
          onLeave={(field) => leave(field, draft[field])}
        />
      )}
      <Button type="submit">{t("checkout.next")}</Button>
    </Form>
  )
}
