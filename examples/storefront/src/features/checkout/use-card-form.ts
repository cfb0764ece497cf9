import type { CardBrand, CardExpiry } from "@parterre/domain/cards"
import {
  blankCard,
  type CardErrors,
  type CardField,
  type CardTyped,
  type CheckoutView,
  cardErrors,
  cardFields,
  type HostedFieldsForm,
  useParterre,
} from "@parterre/react"
import { useEffect, useRef, useState } from "react"
import type { Fault } from "../../shared/forms/ErrorSummary.tsx"
import { useFormErrors } from "../../shared/forms/use-form-errors.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { cardLabels } from "./card-labels.ts"

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
  /** The fields this form has: a processor's own take the numbers, and a free sale has none. */
  readonly asked: readonly CardField[]
  /** What is wrong in the processor's own fields, and what it said of them. */
  readonly hosted:
    | (Pick<HostedFieldsForm, "focused"> & { readonly errors: CardErrors; readonly told: CardErrors })
    | undefined
  readonly isDisabled: boolean
}

/** The state of the card form: what each field shows, and whether it may be sent. */
export function useCardForm({ card, accepted, asked, hosted, isDisabled }: CardFormOptions) {
  const { t } = useTexts()
  const { session } = useParterre()
  const found = Object.entries(cardErrors(card, accepted, monthOf(session.serverNow())))
  const own = Object.fromEntries(found.filter(([field]) => asked.some((name) => name === field)))
  const all: CardErrors = { ...hosted?.errors, ...own }
  const { attempts, errorOf, leave, mayGo } = useFormErrors<CardField>(all)
  const focused = hosted?.focused
  const before = useRef(focused)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field is left when another one is focused, or none
  useEffect(() => {
    const left = before.current
    before.current = focused
    if (left === undefined || left === "all" || left === focused) return
    leave(left, hosted?.errors[left] === "formMsg.errors.required" ? "" : "typed")
  }, [focused])
  const textOf = (field: CardField) => {
    const told = errorOf(field) ?? hosted?.told[field]
    // Emptied by us after a refusal, a frame was not left blank by the shopper.
    const isBlankFrame = told === "formMsg.errors.required" && hosted?.errors[field] === told
    const error = isBlankFrame && attempts === 0 ? undefined : told
    return error === undefined ? undefined : t(error)
  }
  const faults = cardFields.flatMap((field): Fault[] => {
    const text = textOf(field)
    return text === undefined ? [] : [{ id: `card-${field}`, label: t(cardLabels[field]), text }]
  })
  const propsOf = (field: CardField): CardFieldProps => ({
    id: `card-${field}`,
    label: t(cardLabels[field]),
    value: card[field],
    isRequired: true,
    isDisabled,
    error: textOf(field),
    validationBehavior: "aria",
    onBlur: () => leave(field, card[field]),
  })
  return { attempts, faults, propsOf, textOf, mayGo }
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
