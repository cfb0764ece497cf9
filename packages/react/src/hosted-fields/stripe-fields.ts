import { type CardError, cardErrorOf } from "@parterre/domain/payments"
import type {
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeError,
} from "@stripe/stripe-js"
import { StripeKeyRefused, stripeLibrary } from "../browser/stripe-library.ts"
import {
  brandNamed,
  FieldsRefused,
  type HostedCard,
  type HostedField,
  type HostedFields,
  type HostedFieldsOptions,
  hostedFields,
  invalidField,
  KEY_REFUSED,
  lookOf,
} from "./hosted-fields.ts"

type Element = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement

/** Stripe's own elements: three frames, and a token [PAY-014]. */
export async function mountStripeFields(options: HostedFieldsOptions): Promise<HostedFields> {
  const { processor, language, placeholders, host, onChange, onFocus, onBrand } = options
  const stripe = await stripeLibrary(processor.sdkUrl, processor.token ?? "", { locale: language }).catch(
    (cause: unknown) => {
      throw cause instanceof StripeKeyRefused ? new FieldsRefused({ cause }) : cause
    },
  )
  const { color = "", "font-family": fontFamily = "", "font-size": fontSize = "" } = lookOf(host("number"))
  const style = { base: { color, fontFamily, fontSize } }
  const group = stripe.elements()
  const number = group.create("cardNumber", { style, placeholder: placeholders.number ?? "" })
  const elements: Readonly<Record<HostedField, Element>> = {
    number,
    expiry: group.create("cardExpiry", { style, placeholder: placeholders.expiry ?? "" }),
    cvd: group.create("cardCvc", { style, placeholder: placeholders.cvd ?? "" }),
  }
  number.on("change", ({ brand, empty, complete }) => {
    onBrand(brandNamed(brand))
    onChange("number", { isEmpty: empty, isGood: complete })
  })
  const others = ["expiry", "cvd"] as const
  // The two elements say the same in types of their own.
  for (const field of others)
    (elements[field] as StripeCardCvcElement).on("change", ({ empty, complete }) =>
      onChange(field, { isEmpty: empty, isGood: complete }),
    )
  for (const field of hostedFields) {
    const element = elements[field] as StripeCardCvcElement
    element.on("focus", () => onFocus(field, true))
    element.on("blur", () => onFocus(field, false))
    element.mount(host(field))
  }
  return {
    async tokenise(name) {
      const { token, error } = await stripe.createToken(number, { name })
      return token === undefined ? refused(error) : { card: { stripeToken: token.id, nameOnCard: name } }
    },
    focus: (place) => elements[place === "all" ? "number" : place].focus(),
    unmount() {
      for (const field of hostedFields) elements[field].destroy()
    },
  }
}

/** The code, or what kind of fault it is of: a refused key comes without one. */
const codeOf = ({ type, code }: StripeError): string =>
  code ??
  (type === "invalid_request_error" || type === "authentication_error" ? KEY_REFUSED : "processing_error")

const FIELDS: readonly (readonly [RegExp, HostedField])[] = [
  [/^(incomplete|invalid|incorrect)_number$/, "number"],
  [/^(incomplete_expiry|invalid_expiry_.+)$/, "expiry"],
  [/^(incomplete|invalid|incorrect)_cvc$/, "cvd"],
]

function refused(error: StripeError): HostedCard {
  const code: CardError = cardErrorOf("STRIPE", codeOf(error))
  const field = FIELDS.find(([pattern]) => pattern.test(code))?.[1]
  if (field === undefined) return { failed: code }
  const isPast = code.endsWith("_past")
  return { faults: { [field]: isPast ? "formMsg.errors.cardExpired" : invalidField[field] } }
}
