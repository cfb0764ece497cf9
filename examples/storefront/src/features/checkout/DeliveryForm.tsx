import type { Cart, ShippingMode } from "@parterre/contract"
import { PROVINCE_NAMES } from "@parterre/domain/provinces"
import { type FormEvent, lazy, Suspense } from "react"
import {
  type AddressField,
  addressErrors,
  addressFields,
  needsAddress,
  provinceOf,
} from "../../shared/buyer/address.ts"
import type { Draft } from "../../shared/buyer/draft.ts"
import { ErrorSummary } from "../../shared/forms/ErrorSummary.tsx"
import { Form } from "../../shared/forms/Form.ts"
import { useFormErrors } from "../../shared/forms/use-form-errors.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { DeliveryGroup } from "./DeliveryGroup.tsx"
import {
  type Chosen,
  type DeliveryChoice,
  type DeliveryWay,
  eventTitle,
  modeIn,
  wayOf,
} from "./deliveries.ts"
import { useDeliveryWords } from "./use-delivery-words.ts"

/** Most tickets are sent to no address. */
const AddressFields = lazy(async () => ({
  default: (await import("../../shared/buyer/AddressFields.tsx")).AddressFields,
}))

interface DeliveryFormProps {
  cart: Cart
  choices: readonly DeliveryChoice[]
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  chosen: Chosen
  onChoose: (eventId: string, mode: ShippingMode) => Promise<void>
  onDone: () => void
}

/** Asked once, or once for each way events differ in; an address only when something is sent. */
export function DeliveryForm({
  cart,
  choices,
  draft,
  onChange,
  chosen,
  onChoose,
  onDone,
}: DeliveryFormProps) {
  const { t, language } = useTexts()
  const words = useDeliveryWords()
  const asked = choices.map((choice) => ({ choice, way: wayOf(choice, chosen) }))
  const sent = needsAddress(asked.map(({ way }) => way?.code))
  const province = provinceOf(draft)
  // What was chosen and does not go to the address is asked anew; the address stays as it was typed.
  const refused = asked.filter(({ way }) => way !== undefined && modeIn(way, province) === undefined)
  const { attempts, errorOf, leave, mayGo } = useFormErrors(sent ? addressErrors(draft) : {})
  const textOf = (field: AddressField) => {
    const error = errorOf(field)
    return error === undefined ? undefined : t(error)
  }
  const faults = addressFields.flatMap((field) => {
    const text = textOf(field)
    return text === undefined ? [] : [{ id: `address-${field}`, label: t(`checkout.address.${field}`), text }]
  })
  const notThere = refused.flatMap(({ choice, way }) =>
    way === undefined || province === undefined
      ? []
      : [{ id: groupId(choice), name: words.name(way), province: PROVINCE_NAMES[province][language] }],
  )
  const choose = async ({ eventIds }: DeliveryChoice, way: DeliveryWay | undefined) => {
    if (way === undefined) return
    for (const eventId of eventIds) await onChoose(eventId, modeIn(way, province) ?? way.modes[0])
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!mayGo()) return
    const [first] = notThere
    if (first !== undefined) return document.getElementById(first.id)?.focus()
    for (const { choice, way } of asked) await choose(choice, way)
    onDone()
  }
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary faults={faults} attempts={attempts} />
      {notThere.map(({ id, ...told }) => (
        <Notice key={id} tone="warning" role="alert">
          {t("checkout.delivery.chooseAnew", told)}
        </Notice>
      ))}
      {asked.map(({ choice, way }) => (
        <DeliveryGroup
          key={choice.eventIds.join()}
          id={groupId(choice)}
          legend={t("checkout.delivery.legend")}
          events={choices.length > 1 ? choice.eventIds.map((id) => eventTitle(cart, id)) : []}
          count={choice.eventIds.length}
          ways={choice.ways}
          province={sent ? province : undefined}
          code={refused.some((each) => each.choice === choice) ? undefined : way?.code}
          onChoose={(code) =>
            void choose(
              choice,
              choice.ways.find((each) => each.code === code),
            )
          }
        />
      ))}
      {sent && (
        <Suspense fallback={<Skeleton $height="320px" />}>
          <AddressFields
            address={draft}
            errorOf={textOf}
            onChange={onChange}
            onLeave={(field) => leave(field, draft[field])}
          />
        </Suspense>
      )}
      <Button type="submit">{t("checkout.next")}</Button>
    </Form>
  )
}

const groupId = ({ eventIds }: DeliveryChoice) => `delivery-${eventIds[0] ?? ""}`
