import { loadScript } from "../browser/load-script.ts"
import {
  brandNamed,
  FieldsExpired,
  type HostedCard,
  type HostedField,
  type HostedFields,
  type HostedFieldsOptions,
  hostedFields,
  KEY_REFUSED,
  lookOf,
  paidBy,
  refusedFields,
} from "./hosted-fields.ts"

/** The JavaScript library of Global Payments, as far as it is used. */
interface GlobalPaymentsLibrary {
  configure(options: object): void
  readonly ui: { form(options: object): FieldForm }
}

interface FieldForm {
  readonly frames: { readonly [type: string]: { setFocus?(): void; emit?(event: string): void } | undefined }
  on(event: string, listener: (told: Told) => void): unknown
  on(field: string, event: string, listener: (told: Told) => void): unknown
  ready(listener: () => void): void
  dispose(): void
}

interface Told {
  readonly valid?: boolean
  readonly empty?: boolean
  readonly cardType?: string
  readonly paymentReference?: string
  readonly reasons?: readonly { readonly code?: string; readonly message?: string }[]
}

declare global {
  interface Window {
    GlobalPayments?: GlobalPaymentsLibrary
  }
}

const TYPES = { number: "card-number", expiry: "card-expiration", cvd: "card-cvv" } as const

/** Global Payments' hosted fields: three frames, opened by a short-lived token, and a payment method of one use. */
export async function mountGlobalPaymentsFields(options: HostedFieldsOptions): Promise<HostedFields> {
  const { processor, labels, placeholders, host, access, onChange, onFocus, onBrand } = options
  // By the time the fields go, their places may have gone from the page.
  const places = hostedFields.map(host)
  const [accessToken] = await Promise.all([access(), loadScript(processor.sdkUrl ?? "")])
  const library = window.GlobalPayments
  if (library === undefined) throw new Error("The Global Payments library is not there.")
  library.configure({
    accessToken,
    apiVersion: "2021-03-22",
    env: processor.environment === "LIVE" ? "production" : "sandbox",
  })
  // The library sends a form when its own button is pressed: ours presses it, and nobody sees it.
  const button = document.createElement("div")
  button.id = `${host("number").id}-submit`
  button.hidden = true
  document.body.append(button)
  const fields = Object.fromEntries(
    hostedFields.map((field) => [
      TYPES[field],
      {
        target: `#${host(field).id}`,
        placeholder: placeholders[field] ?? "",
        title: labels[field],
        label: labels[field],
      },
    ]),
  )
  const form = library.ui.form({
    fields: { ...fields, submit: { target: `#${button.id}`, text: "OK" } },
    styles: { html: { background: "transparent" }, input: { ...FILLING, ...lookOf(host("number")) } },
  })
  for (const field of hostedFields) {
    form.on(`${TYPES[field]}-test`, ({ valid = false, empty = false }) =>
      onChange(field, { isEmpty: empty, isGood: valid }),
    )
    form.on(TYPES[field], "focus", () => onFocus(field, true))
    form.on(TYPES[field], "blur", () => onFocus(field, false))
  }
  form.on("card-type", ({ cardType = "" }) => onBrand(brandNamed(cardType)))
  let settle: ((card: Told) => void) | undefined
  for (const event of ["token-success", "token-error"])
    form.on(event, (told) => {
      settle?.(told)
      settle = undefined
    })
  await new Promise<void>((resolve) => form.ready(resolve))
  return {
    async tokenise(nameOnCard) {
      const told = await new Promise<Told>((resolve) => {
        settle = resolve
        form.frames.submit?.emit?.("click")
      })
      return told.paymentReference === undefined ? refused(told) : paidBy(told.paymentReference, nameOnCard)
    },
    focus: (place) => form.frames[TYPES[place === "all" ? "number" : place]]?.setFocus?.(),
    unmount() {
      form.dispose()
      button.remove()
      for (const place of places) place.replaceChildren()
    },
  }
}

/** The field fills its frame, whose border is ours. */
const FILLING = {
  border: "0",
  width: "100%",
  height: "100%",
  padding: "0",
  outline: "0",
}

/** How the API names the fields of a card. */
const FIELDS: readonly (readonly [RegExp, HostedField])[] = [
  [/card\.number|INVALID_CARD_NUMBER/, "number"],
  [/expiry_/, "expiry"],
  [/cvv/, "cvd"],
]

function refused({ reasons = [] }: Told): HostedCard {
  const words = reasons.map(({ code = "", message = "" }) => `${code} ${message}`).join(" ")
  if (/NOT_AUTHENTICATED/.test(words)) throw new FieldsExpired()
  if (/ACTION_NOT_AUTHORIZED/.test(words)) return { failed: KEY_REFUSED }
  const named = FIELDS.flatMap(([pattern, field]) => (pattern.test(words) ? [field] : []))
  if (named.length === 0) return { failed: "processing_error" }
  return refusedFields(named)
}
