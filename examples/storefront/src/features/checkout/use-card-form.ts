import type { CardBrand, CardExpiry } from "@parterre/domain/cards"
import {
  blankCard,
  type CardField,
  type CardTyped,
  type CheckoutView,
  cardErrors,
  cardFields,
  useParterre,
} from "@parterre/react"
import { useEffect, useState } from "react"
import type { Fault } from "../../shared/forms/ErrorSummary.tsx"
import { useFormErrors } from "../../shared/forms/use-form-errors.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

const labels = {
  number: "checkout.card.number",
  expiry: "checkout.card.expiry",
  cvd: "checkout.card.cvd",
  nameOnCard: "checkout.card.name",
} as const

export interface CardFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly isRequired: true
  readonly isDisabled: boolean
  readonly error: string | undefined
  readonly validationBehavior: "aria"
  readonly onBlur: () => void
}

interface CardFormOptions {
  readonly card: CardTyped
  readonly accepted: readonly CardBrand[]
  /** The fields this form has: Stripe takes the numbers itself, and a free sale has none. */
  readonly asked: readonly CardField[]
  readonly isDisabled: boolean
}

/** The state of the card form: what each field shows, and whether it may be sent. */
export function useCardForm({ card, accepted, asked, isDisabled }: CardFormOptions) {
  const { t } = useTexts()
  const { session } = useParterre()
  const found = Object.entries(cardErrors(card, accepted, monthOf(session.serverNow())))
  const all = Object.fromEntries(found.filter(([field]) => asked.some((name) => name === field)))
  const { attempts, errorOf, leave, mayGo } = useFormErrors<CardField>(all)
  const textOf = (field: CardField) => {
    const error = errorOf(field)
    return error === undefined ? undefined : t(error)
  }
  const faults = cardFields.flatMap((field): Fault[] => {
    const text = textOf(field)
    return text === undefined ? [] : [{ id: `card-${field}`, label: t(labels[field]), text }]
  })
  const propsOf = (field: CardField): CardFieldProps => ({
    id: `card-${field}`,
    label: t(labels[field]),
    value: card[field],
    isRequired: true,
    isDisabled,
    error: textOf(field),
    validationBehavior: "aria",
    onBlur: () => leave(field, card[field]),
  })
  return { attempts, faults, propsOf, mayGo }
}

/** The month of a time in epoch milliseconds, as the shopper's calendar has it. */
function monthOf(now: number): CardExpiry {
  const date = new Date(now)
  return { month: date.getMonth() + 1, year: date.getFullYear() }
}

/** The card being typed, in memory only; a refused one is not worth keeping, nor its code sending twice by habit. */
export function useCard(holder: string, view: CheckoutView) {
  const [card, setCard] = useState(blankCard)
  useEffect(() => {
    // Most people pay with a card of their own.
    setCard((before) => (before.nameOnCard === "" ? { ...before, nameOnCard: holder } : before))
  }, [holder])
  useEffect(() => {
    if (view.status !== "failed" || view.failure.action !== "use-another-card") return
    setCard(({ nameOnCard }) => ({ ...blankCard, nameOnCard }))
  }, [view])
  const change = (changed: Partial<CardTyped>) => setCard((before) => ({ ...before, ...changed }))
  return [card, change] as const
}
