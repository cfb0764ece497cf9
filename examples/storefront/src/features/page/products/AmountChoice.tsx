import type { ProductAmounts } from "@parterre/contract"
import { styled } from "styled-components"
import { TextField } from "../../../shared/forms/TextField.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Chips } from "./Chips.tsx"
import { typedAmount } from "./typed-amount.ts"

export interface ChosenAmount {
  /** Cents of the suggestion chosen, or another amount. */
  readonly chip: number | "other" | undefined
  readonly typed: string
}

export const centsOf = ({ chip, typed }: ChosenAmount): number | undefined =>
  typeof chip === "number" ? chip : typedAmount(typed)

interface AmountChoiceProps {
  id: string
  amounts: ProductAmounts
  value: ChosenAmount
  onChange: (value: ChosenAmount) => void
  isFaulty: boolean
}

/** Suggested amounts, none of them chosen beforehand, and one of one's own. */
export function AmountChoice({ id, amounts, value, onChange, isFaulty }: AmountChoiceProps) {
  const { t, money } = useTexts()
  const { min, max, suggested } = amounts
  const bounds = { min: money(min), max: money(max) }
  const isFree = suggested.length === 0 || value.chip === "other" || isFaulty
  const error = isFaulty ? t("products.amount.fault", bounds) : undefined
  return (
    <Stack>
      {suggested.length > 0 && (
        <Chips
          name={`${id}-amount`}
          legend={t("products.amount")}
          options={[
            ...suggested.map((cents) => [String(cents), money(cents)] as const),
            ["other", t("products.amount.other")],
          ]}
          value={value.chip === undefined ? undefined : String(value.chip)}
          onChange={(chip) => onChange({ ...value, chip: chip === "other" ? "other" : Number(chip) })}
        />
      )}
      {isFree && (
        <TextField
          label={t("products.amount.typed")}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={value.typed}
          onChange={(typed) => onChange({ chip: "other", typed })}
          help={t("products.amount.bounds", bounds)}
          error={error}
        />
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`
