import { textLimits } from "@parterre/contract"
import { styled } from "styled-components"
import { TextField } from "../forms/TextField.tsx"
import { Tick } from "../forms/Tick.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { AddressFields } from "./AddressFields.tsx"
import type { GuestField } from "./client-errors.ts"
import type { Draft } from "./draft.ts"

interface GuestAddressesProps {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  leave: (field: GuestField, value: string) => void
  textOf: (field: GuestField) => string | undefined
}

/** The billing address, and a company's where it is not the same [ACC-013]. */
export function GuestAddresses({ draft, onChange, leave, textOf }: GuestAddressesProps) {
  const { t } = useTexts()
  const { company, companyAddress, sameAddress } = draft
  return (
    <>
      <Part>
        <legend>{t("checkout.address.billing")}</legend>
        <AddressFields
          address={draft}
          errorOf={textOf}
          onChange={onChange}
          onLeave={(field) => leave(field, draft[field])}
        />
        <Tick isSelected={sameAddress} onChange={(same) => onChange({ sameAddress: same })}>
          {t("checkout.address.same")}
        </Tick>
      </Part>
      {!sameAddress && (
        <Part>
          <legend>{t("checkout.address.company")}</legend>
          <TextField
            id="checkout-company"
            label={t("checkout.company")}
            autoComplete="organization"
            maxLength={textLimits.CompanyName}
            isRequired
            value={company}
            error={textOf("company")}
            onChange={(typed) => onChange({ company: typed })}
            onBlur={() => leave("company", company)}
          />
          <AddressFields
            address={companyAddress}
            prefix="company"
            errorOf={(field) => textOf(`company-${field}`)}
            onChange={(typed) => onChange({ companyAddress: { ...companyAddress, ...typed } })}
            onLeave={(field) => leave(`company-${field}`, companyAddress[field])}
          />
        </Part>
      )}
    </>
  )
}

const Part = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: ${({ theme }) => theme.space[3]}; font-weight: 700; }
`
