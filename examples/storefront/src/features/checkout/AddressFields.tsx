import { textLimits } from "@parterre/contract"
import type { AddressField } from "../../shared/buyer/address.ts"
import type { Draft } from "../../shared/buyer/draft.ts"
import { Pair } from "../../shared/forms/Form.ts"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"

interface AddressFieldsProps {
  draft: Draft
  errorOf: (field: AddressField) => string | undefined
  onChange: (change: Partial<Draft>) => void
  onLeave: (field: AddressField) => void
}

const longest: Readonly<Record<AddressField, number>> = {
  street: textLimits.AddressLine,
  apartment: textLimits.Apartment,
  city: textLimits.CityName,
  postalCode: textLimits.PostalCode,
}

/** Where printed tickets go. */
export function AddressFields({ draft, errorOf, onChange, onLeave }: AddressFieldsProps) {
  const { t } = useTexts()
  const field = (name: AddressField, autoComplete: string) => ({
    id: `address-${name}`,
    label: t(`checkout.address.${name}`),
    autoComplete,
    maxLength: longest[name],
    value: draft[name],
    error: errorOf(name),
    onChange: (value: string) => onChange({ [name]: value }),
    onBlur: () => onLeave(name),
  })
  return (
    <>
      <Pair>
        <TextField {...field("street", "address-line1")} isRequired />
        <TextField {...field("apartment", "address-line2")} />
      </Pair>
      <Pair>
        <TextField {...field("city", "address-level2")} isRequired />
        <TextField {...field("postalCode", "postal-code")} isRequired />
      </Pair>
    </>
  )
}
