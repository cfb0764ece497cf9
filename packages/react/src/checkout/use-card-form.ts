import { CARD_BRANDS } from "@parterre/domain/cards"
import type { CardNumbers } from "@parterre/sdk"
import { type ChangeEvent, useState } from "react"
import { useParterre } from "../provider/ParterreProvider.tsx"
import { acceptedBrands, type CardErrors, type CardField, cardErrors, cardToPay } from "./card-errors.ts"
import { blankCard, type CardTyped, digitsOf, typedExpiry, typedNumber } from "./card-typing.ts"
import { usePaymentMethods } from "./use-checkout.ts"

/** For an `<input>`: `<input {...card.fields.number} />`. */
export interface CardInputProps {
  readonly name: CardField
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly autoComplete: string
  readonly inputMode: "numeric" | "text"
  readonly required: true
}

export interface CardForm {
  readonly fields: { readonly [name in CardField]: CardInputProps }
  /** What is wrong so far, blank fields among it: show it once the shopper has tried to pay. */
  readonly errors: CardErrors
  /** The card to pay with, once nothing is wrong. It stays in memory. */
  readonly card: CardNumbers | undefined
  /** Empties the fields but the name, after a card was refused. */
  readonly clear: () => void
}

/** A card form without any look: fields that group, complete and check what is typed, for the brands that the site takes. */
export function useCardForm(): CardForm {
  const { session } = useParterre()
  const methods = usePaymentMethods()
  const [typed, setTyped] = useState<CardTyped>(blankCard)
  const today = new Date(session.serverNow())
  const errors = cardErrors(typed, methods.status === "ready" ? acceptedBrands(methods.value) : CARD_BRANDS, {
    month: today.getMonth() + 1,
    year: today.getFullYear(),
  })
  const field = (
    name: CardField,
    autoComplete: string,
    read: (before: string, after: string) => string,
    inputMode: CardInputProps["inputMode"] = "numeric",
  ): CardInputProps => ({
    name,
    value: typed[name],
    onChange: ({ target }) => setTyped((before) => ({ ...before, [name]: read(before[name], target.value) })),
    autoComplete,
    inputMode,
    required: true,
  })
  return {
    fields: {
      number: field("number", "cc-number", typedNumber),
      expiry: field("expiry", "cc-exp", typedExpiry),
      cvd: field("cvd", "cc-csc", (_, after) => digitsOf(after).slice(0, 4)),
      nameOnCard: field("nameOnCard", "cc-name", (_, after) => after, "text"),
    },
    errors,
    card: Object.keys(errors).length === 0 ? cardToPay(typed) : undefined,
    clear: () => setTyped(({ nameOnCard }) => ({ ...blankCard, nameOnCard })),
  }
}
