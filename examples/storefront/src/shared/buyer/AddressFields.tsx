import { textLimits } from "@parterre/contract"
import { styled } from "styled-components"
import { Pair } from "../forms/Form.ts"
import { TextField } from "../forms/TextField.tsx"
import { useTexts } from "../texts/use-texts.ts"
import type { AddressField } from "./address.ts"
import type { TypedAddress } from "./draft.ts"

interface AddressFieldsProps {
  address: TypedAddress
  /** What the fields' ids begin with; two forms may stand on one page. */
  prefix?: "address" | "company"
  errorOf: (field: AddressField) => string | undefined
  onChange: (change: Partial<TypedAddress>) => void
  onLeave: (field: AddressField) => void
}

const longest: Readonly<Record<AddressField, number>> = {
  street: textLimits.AddressLine,
  apartment: textLimits.Apartment,
  city: textLimits.CityName,
  postalCode: textLimits.PostalCode,
}

/** A Canadian address: where printed tickets go, or whom a sale is billed to. */
export function AddressFields({
  address,
  prefix = "address",
  errorOf,
  onChange,
  onLeave,
}: AddressFieldsProps) {
  const { t } = useTexts()
  // A browser fills in one address for each section of a form.
  const section = prefix === "company" ? "section-company " : ""
  const field = (name: AddressField, autoComplete: string) => ({
    id: `${prefix}-${name}`,
    label: t(`checkout.address.${name}`),
    autoComplete: section + autoComplete,
    maxLength: longest[name],
    value: address[name],
    error: errorOf(name),
    onChange: (value: string) => onChange({ [name]: value }),
    onBlur: () => onLeave(name),
  })
  return (
    <>
      <Street>
        <TextField {...field("street", "address-line1")} isRequired />
        <TextField {...field("apartment", "address-line2")} />
      </Street>
      <Pair>
        <TextField {...field("city", "address-level2")} isRequired />
        <TextField {...field("postalCode", "postal-code")} isRequired />
      </Pair>
    </>
  )
}

/** Abreast where the longer label has room on one line, so that both fields stand at one height. */
const Street = styled(Pair)`
  grid-template-columns: repeat(auto-fit, minmax(min(210px, 100%), 1fr));
`
