import { textLimits } from "@parterre/contract"
import { provinceField, UNIT_TYPES } from "@parterre/domain/addresses"
import { PROVINCE_NAMES, PROVINCES, US_STATES } from "@parterre/domain/provinces"
import { useAddressAdvice } from "@parterre/react"
import { forms } from "@parterre/sdk"
import { useMemo } from "react"
import { Pair } from "../../shared/forms/Form.ts"
import { SelectField } from "../../shared/forms/SelectField.tsx"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Notice } from "../../shared/ui/Notice.tsx"
import type { ProfileFieldsProps } from "./ProfileFields.tsx"

type AddressName = "addressLine1" | "addressLine2" | "appartment" | "city" | "zipCode"

const longest: Readonly<Record<AddressName, number>> = {
  addressLine1: textLimits.AddressLine,
  addressLine2: textLimits.AddressLine,
  appartment: textLimits.Apartment,
  city: textLimits.CityName,
  zipCode: textLimits.PostalCode,
}

/** Where the client lives; the province is asked for as the country has it [ACC-050] [ACC-051]. */
export function ProfileAddress({ profile, errorOf, onChange, onLeave }: ProfileFieldsProps) {
  const { t, language } = useTexts()
  const countries = useMemo(
    () => forms.countriesIn(language).map(({ code, name }) => [code, name] as const),
    [language],
  )
  const { emailCheck = false } = useSite().config
  const { addressLine1: line1, city, country, zipCode: zip } = profile
  const isWhole = [line1, city, country, zip].every((part) => part.trim() !== "")
  const isDoubtful = useAddressAdvice(emailCheck && isWhole ? { line1, city, country, zip } : undefined)
  const kind = provinceField(profile.country)
  const province = profile.provinces[kind] ?? ""
  const setProvince = (value: string) => onChange({ provinces: { ...profile.provinces, [kind]: value } })
  const places =
    kind === "canada"
      ? PROVINCES.map((code) => [code, PROVINCE_NAMES[code][language]] as const)
      : US_STATES.map(({ code, name }) => [code, name[language]] as const)
  const field = (name: AddressName, autoComplete: string, isRequired: boolean) => {
    const error = errorOf(name)
    return {
      id: `client-${name}`,
      name,
      label: t(`client.address.${name}`),
      autoComplete,
      maxLength: longest[name],
      isRequired,
      value: profile[name],
      error: error === undefined ? undefined : t(error),
      onChange: (value: string) => onChange({ [name]: value }),
      onBlur: () => onLeave(name),
    }
  }
  return (
    <>
      <SelectField
        label={t("client.address.country")}
        autoComplete="country"
        value={profile.country}
        options={countries}
        onChange={(country) => onChange({ country })}
      />
      <TextField {...field("addressLine1", "address-line1", true)} />
      <Pair>
        <SelectField
          label={t("client.address.unitType")}
          value={profile.unitType}
          options={[
            ["", t("client.address.unitType.none")],
            ...UNIT_TYPES.map((type) => [type, t(`client.address.unitType.${type}`)] as const),
          ]}
          onChange={(chosen) => onChange({ unitType: UNIT_TYPES.find((type) => type === chosen) ?? "" })}
        />
        <TextField {...field("appartment", "off", false)} />
      </Pair>
      <TextField {...field("addressLine2", "address-line2", false)} />
      <Pair>
        <TextField {...field("city", "address-level2", true)} />
        <TextField {...field("zipCode", "postal-code", true)} />
      </Pair>
      {kind === "world" ? (
        <TextField
          id="client-province"
          label={t("client.address.province.world")}
          autoComplete="address-level1"
          maxLength={textLimits.ProvinceName}
          value={province}
          onChange={setProvince}
        />
      ) : (
        <SelectField
          label={t(`client.address.province.${kind}`)}
          autoComplete="address-level1"
          value={province}
          options={[["", t("client.address.province.choose")], ...places]}
          onChange={setProvince}
        />
      )}
      <div role="status">
        {isDoubtful && (
          <Notice tone="warning">
            <p>{t("client.address.doubtful")}</p>
          </Notice>
        )}
      </div>
    </>
  )
}
