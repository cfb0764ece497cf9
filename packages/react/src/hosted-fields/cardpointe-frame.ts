import {
  type HostedCard,
  type HostedFaults,
  type HostedField,
  type HostedFields,
  type HostedFieldsOptions,
  hostedFields,
  invalidField,
  lookOf,
  paidBy,
} from "./hosted-fields.ts"
import { cssLine, fieldRules, mountFrame } from "./one-frame.ts"

/** Milliseconds without typing after which the frame makes its token, and those we wait for it beyond. */
const STILL = 300
const PATIENCE = 3_000

const WRONG: readonly (readonly [RegExp, HostedField])[] = [
  [/card number/i, "number"],
  [/expir/i, "expiry"],
  [/cvv/i, "cvd"],
]

/** CardPointe's iFrame tokeniser: one frame, which tells a token of CardSecure by itself once all is typed. */
export async function mountCardPointeFrame(options: HostedFieldsOptions): Promise<HostedFields> {
  const { processor, labels, placeholders, host } = options
  const look = lookOf(host("all"))
  const url = new URL(processor.sdkUrl ?? "", window.location.href)
  url.search = new URLSearchParams({
    useexpiry: "true",
    useexpiryfield: "true",
    usecvv: "true",
    formatinput: "true",
    cardnumbernumericonly: "true",
    fullmobilekeyboard: "true",
    enhancedresponse: "true",
    tokenizewheninactive: "true",
    inactivityto: String(STILL),
    invalidcreditcardevent: "true",
    invalidcvvevent: "true",
    invalidexpiryevent: "true",
    cardlabel: labels.number,
    expirylabel: labels.expiry,
    cvvlabel: labels.cvd,
    placeholdermonth: placeholders.expiry ?? "",
    css: `body{${cssLine({ ...look, margin: "0" })}}label{font-weight:600;}input{${cssLine({ ...fieldRules, ...look })}}`,
  })
    .toString()
    // The page reads a plus as it stands.
    .replaceAll("+", "%20")
  let made: { readonly token: string; readonly expiry: string } | undefined
  let faults: HostedFaults = {}
  let tell: (() => void) | undefined
  const frame = await mountFrame(options, url, ({ message, token, expiry, validationError }) => {
    if (typeof validationError === "string" && validationError !== "") {
      made = undefined
      const field = WRONG.find(([words]) => words.test(validationError))?.[1]
      if (field !== undefined) faults = { ...faults, [field]: invalidField[field] }
      return
    }
    const given = [token, message].find((each) => typeof each === "string" && each !== "")
    if (typeof given !== "string") return
    made = { token: given, expiry: typeof expiry === "string" ? expiry : "" }
    faults = {}
    tell?.()
  })
  return {
    async tokenise(nameOnCard): Promise<HostedCard> {
      // A press on our button ends the typing: what was typed last is being made into a token, in place of any before.
      await new Promise((resolve) => setTimeout(resolve, STILL + 200))
      if (made === undefined)
        await Promise.race([
          new Promise<void>((resolve) => {
            tell = resolve
          }),
          new Promise((resolve) => setTimeout(resolve, PATIENCE)),
        ])
      if (made === undefined) return { faults: Object.keys(faults).length > 0 ? faults : allMissing }
      const { token, expiry } = made
      // Whole year and month, as YYYYMM.
      const month = expiry.slice(4, 6)
      return paidBy(token, nameOnCard, `${month}${expiry.slice(2, 4)}`)
    },
    focus: () => frame.focus(),
    unmount: () => frame.remove(),
  }
}

/** The frame says nothing of a field that was never left. */
const allMissing: HostedFaults = Object.fromEntries(
  hostedFields.map((field) => [field, "formMsg.errors.required" as const]),
)
