import { formPage } from "../card-frames/form-page.ts"

/**
 * The page of the Hosted iFrame Tokenizer: once all fields are good and nothing was typed for a moment, it tells a token by
 * itself; a field that is left wrong it tells at once.
 */
export function cardSecureFramePage(query: Readonly<Record<string, unknown>>, nonce: string): string {
  const text = (name: string): string => String(query[name] ?? "")
  return formPage({
    labels: {
      number: text("cardlabel") || "Card Number",
      expiry: text("expirylabel") || "Expiration Date",
      cvd: text("cvvlabel") || "CVV",
    },
    css: text("css"),
    script: `
  const WRONG = { number: "Invalid Credit Card Number", expiry: "Invalid Expiration Date", cvd: "Invalid CVV" }
  const wait = Number(new URLSearchParams(location.search).get("inactivityto") ?? 500)
  let timer
  async function tokenise() {
    const account = fields.number.digits()
    const expiry = fields.expiry.digits()
    const response = await fetch("../cardsecure/api/v1/ccn/tokenize", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ account, expiry: "20" + expiry.slice(2) + expiry.slice(0, 2), cvv: fields.cvd.digits() }),
    }).catch(() => undefined)
    const { token = "", errorcode = 8, message = "" } = (await response?.json()) ?? {}
    tell({
      message: token,
      token,
      expiry: token && "20" + expiry.slice(2) + expiry.slice(0, 2),
      errorCode: String(errorcode),
      errorMessage: token ? "" : message,
    })
  }
  changed(() => {
    clearTimeout(timer)
    if (Object.values(fields).every((each) => each.isGood())) timer = setTimeout(() => void tokenise(), wait)
  })
  for (const [name, each] of Object.entries(fields)) {
    each.input.addEventListener("blur", () => each.isGood() || tell({ message: "", validationError: WRONG[name] }))
  }`,
    nonce,
  })
}
