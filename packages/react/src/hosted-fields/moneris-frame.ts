import {
  FieldsRefused,
  type HostedCard,
  type HostedField,
  type HostedFields,
  type HostedFieldsOptions,
  KEY_REFUSED,
  lookOf,
  paidBy,
  refusedFields,
} from "./hosted-fields.ts"
import { cssLine, fieldRules, mountFrame } from "./one-frame.ts"

/** What Hosted Tokenization answers for a token, and for each field that is wrong. */
const MADE = "001"
const WRONG: Readonly<Record<string, HostedField>> = { "943": "number", "944": "expiry", "945": "cvd" }
/** The profile is none of Moneris', or not one for this address. */
const REFUSED: readonly string[] = ["940", "942"]

/** Milliseconds until an answer is not waited for any more. */
const PATIENCE = 20_000

/** Moneris' Hosted Tokenization: one frame, which answers a temporary token when it is told to. */
export async function mountMonerisFrame(options: HostedFieldsOptions): Promise<HostedFields> {
  const { processor, labels, language, host } = options
  if (processor.token === undefined) throw new FieldsRefused()
  const look = lookOf(host("all"))
  const url = new URL(processor.sdkUrl ?? "", window.location.href)
  url.search = new URLSearchParams({
    id: processor.token,
    pmmsg: "true",
    enable_exp: "1",
    enable_cvd: "1",
    display_labels: "1",
    lang: language === "fr" ? "fr" : "en",
    pan_label: labels.number,
    exp_label: labels.expiry,
    cvd_label: labels.cvd,
    css_body: cssLine({ ...look, margin: "0" }),
    css_textbox: cssLine({ ...fieldRules, ...look }),
    css_input_label: cssLine({ "font-weight": "600" }),
  }).toString()
  let settle: ((answer: HostedCard) => void) | undefined
  let name = ""
  const frame = await mountFrame(options, url, (told) => {
    const { responseCode, dataKey } = told
    if (responseCode === undefined) return
    const codes = (Array.isArray(responseCode) ? responseCode : [responseCode]).map(String)
    settle?.(answerOf(codes, typeof dataKey === "string" ? dataKey : "", name))
    settle = undefined
  })
  return {
    tokenise: (nameOnCard) =>
      new Promise((resolve) => {
        name = nameOnCard
        settle = resolve
        frame.send("tokenize")
        setTimeout(() => resolve({ failed: "processing_error" }), PATIENCE)
      }),
    focus: () => frame.focus(),
    unmount: () => frame.remove(),
  }
}

function answerOf(codes: readonly string[], dataKey: string, name: string): HostedCard {
  if (codes.includes(MADE) && dataKey !== "") return paidBy(dataKey, name)
  if (codes.some((code) => REFUSED.includes(code))) return { failed: KEY_REFUSED }
  const wrong = codes.flatMap((code) => WRONG[code] ?? [])
  if (wrong.length === 0) return { failed: "processing_error" }
  return refusedFields(wrong)
}
