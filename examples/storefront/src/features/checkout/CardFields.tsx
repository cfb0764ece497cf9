import { cardBrand, likelyBrand } from "@parterre/domain/cards"
import { type CardTyped, digitsOf, typedExpiry, typedNumber } from "@parterre/react"
import { Pair } from "../../shared/forms/Form.ts"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { BrandSign } from "./BrandSign.tsx"
import type { CardFieldProps } from "./use-card-form.ts"

interface CardFieldsProps {
  card: CardTyped
  propsOf: (field: keyof CardTyped) => CardFieldProps
  onChange: (change: Partial<CardTyped>) => void
}

/** The numbers of a card; browsers and password managers know how to fill them. */
export function CardFields({ card, propsOf, onChange }: CardFieldsProps) {
  const { t } = useTexts()
  const digits = digitsOf(card.number)
  const brand = cardBrand(digits, "extended") ?? likelyBrand(digits, "extended")
  return (
    <>
      <TextField
        {...propsOf("number")}
        autoComplete="cc-number"
        inputMode="numeric"
        sign={<BrandSign brand={brand} />}
        onChange={(typed) => onChange({ number: typedNumber(card.number, typed) })}
      />
      <Pair>
        <TextField
          {...propsOf("expiry")}
          autoComplete="cc-exp"
          placeholder={t("checkout.card.expiry.hint")}
          inputMode="numeric"
          onChange={(typed) => onChange({ expiry: typedExpiry(card.expiry, typed) })}
        />
        <TextField
          {...propsOf("cvd")}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
          help={t(brand === "amex" ? "checkout.card.cvd.help.amex" : "checkout.card.cvd.help")}
          onChange={(typed) => onChange({ cvd: digitsOf(typed) })}
        />
      </Pair>
    </>
  )
}
