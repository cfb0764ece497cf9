import { loadScript } from "../browser/load-script.ts"
import {
  brandNamed,
  FieldsRefused,
  type HostedField,
  type HostedFieldState,
  type HostedFields,
  type HostedFieldsOptions,
  hostedFields,
  KEY_REFUSED,
  lookOf,
  paidBy,
  refusedFields,
} from "./hosted-fields.ts"

/** Paysafe.js, as far as it is used: `paysafe.fields` of its first version. */
interface PaysafeFields {
  setup(
    apiKey: string,
    options: object,
    callback: (instance: PaysafeInstance | undefined, error: PaysafeError | undefined) => void,
  ): void
}

interface PaysafeInstance {
  fields: ((names: string) => {
    on(events: string, listener: (...told: [unknown, FieldEvent]) => void): void
  }) & {
    readonly [name: string]: { focus?(): void }
  }
  tokenize(
    options: object,
    callback: (
      instance: unknown,
      error: PaysafeError | undefined,
      result: { readonly token: string } | undefined,
    ) => void,
  ): void
  cardBrandRecognition?(
    listener: (instance: unknown, event: { readonly data?: { readonly cardBrand?: string } }) => void,
  ): void
}

interface FieldEvent {
  readonly type: string
  readonly target: { readonly fieldName: string }
  readonly data?: { readonly isEmpty?: boolean }
}

interface PaysafeError {
  readonly code?: string
  /** Names of fields, where the code is that of fields. */
  readonly errors?: readonly string[]
  readonly fieldErrors?: readonly { readonly field?: string }[]
}

const NAMES = { number: "cardNumber", expiry: "expiryDate", cvd: "cvv" } as const

/** Fields as events and errors write them, whatever the case of their letters. */
const fieldOf = (name: string): HostedField | undefined =>
  hostedFields.find((field) => [field, NAMES[field].toLowerCase()].includes(name.toLowerCase()))

/** Paysafe writes all brands as we do but one. */
const brandOf = (name: string) => brandNamed(name === "american express" ? "amex" : name)

/** What the library answers to a key, an option or an account that is not right: nothing that passes by waiting. */
const SET_UP_CODES: readonly string[] = ["9013", "9015", "9501", "9073", "9074"]
const FIELDS_WRONG = "9003"

/** Paysafe's hosted fields: three frames, and a single-use token. */
export async function mountPaysafeFields(options: HostedFieldsOptions): Promise<HostedFields> {
  const { processor, labels, placeholders, host, onChange, onFocus, onBrand } = options
  // By the time the fields go, their places may have gone from the page.
  const places = hostedFields.map(host)
  await loadScript(processor.sdkUrl ?? "")
  const library = (window.paysafe as { readonly fields?: PaysafeFields } | undefined)?.fields
  if (library === undefined) throw new Error("The Paysafe library is not there.")
  const fields = Object.fromEntries(
    hostedFields.map((field) => [
      NAMES[field],
      {
        selector: `#${host(field).id}`,
        placeholder: placeholders[field] ?? "",
        accessibilityLabel: labels[field],
        ...(field === "number" ? { separator: " " } : {}),
      },
    ]),
  )
  const instance = await new Promise<PaysafeInstance>((resolve, reject) =>
    library.setup(
      processor.token ?? "",
      // Left out, the library would take LIVE.
      { environment: processor.environment ?? "TEST", fields, style: { input: lookOf(host("number")) } },
      (made, error) => (made === undefined ? reject(failureOf(error)) : resolve(made)),
    ),
  )
  const states = new Map<HostedField, HostedFieldState>()
  const change = (field: HostedField, told: Partial<HostedFieldState>) => {
    const state = { ...(states.get(field) ?? { isEmpty: true, isGood: false }), ...told }
    states.set(field, state)
    onChange(field, state)
  }
  instance
    .fields("cardNumber expiryDate cvv")
    .on("Focus Blur Valid Invalid FieldValueChange", (_instance, { type, target, data }) => {
      const field = fieldOf(target.fieldName)
      if (field === undefined) return
      const isEmpty = data?.isEmpty === undefined ? {} : { isEmpty: data.isEmpty }
      if (type === "Focus" || type === "Blur") onFocus(field, type === "Focus")
      else if (type === "FieldValueChange") change(field, { isEmpty: false, ...isEmpty })
      else change(field, { isGood: type === "Valid", ...(type === "Valid" ? { isEmpty: false } : isEmpty) })
    })
  instance.cardBrandRecognition?.((_instance, { data }) =>
    onBrand(brandOf((data?.cardBrand ?? "").toLowerCase())),
  )
  return {
    tokenise: (nameOnCard) =>
      new Promise((resolve) =>
        instance.tokenize({ vault: { holderName: nameOnCard } }, (_instance, error, result) => {
          if (result !== undefined) return resolve(paidBy(result.token, nameOnCard))
          if (error?.code !== FIELDS_WRONG)
            return resolve({ failed: isOfSetUp(error) ? KEY_REFUSED : "processing_error" })
          const named = [...(error.errors ?? []), ...(error.fieldErrors ?? []).map(({ field = "" }) => field)]
          const wrong = named.flatMap((name) => fieldOf(name) ?? [])
          resolve(refusedFields(wrong.length === 0 ? hostedFields : wrong))
        }),
      ),
    focus: (place) => instance.fields[NAMES[place === "all" ? "number" : place]]?.focus?.(),
    unmount() {
      for (const place of places) place.replaceChildren()
    },
  }
}

const isOfSetUp = (error: PaysafeError | undefined): boolean => SET_UP_CODES.includes(error?.code ?? "")

const failureOf = (error: PaysafeError | undefined): Error =>
  isOfSetUp(error) ? new FieldsRefused() : new Error(`Paysafe's fields: ${error?.code ?? "no answer"}`)
