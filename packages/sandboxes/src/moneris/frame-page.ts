import { formPage } from "../card-frames/form-page.ts"

/** The page of Hosted Tokenization: told to tokenise, it answers a temporary token, or a code for each wrong field. */
export function monerisFramePage(query: Readonly<Record<string, unknown>>, nonce: string): string {
  const text = (name: string): string => String(query[name] ?? "")
  const labelled = text("display_labels") === "1"
  return formPage({
    labels: {
      number: labelled ? text("pan_label") || "Card Number" : "",
      expiry: labelled ? text("exp_label") || "Expiry Date" : "",
      cvd: labelled ? text("cvd_label") || "CVD" : "",
    },
    css: `body { ${text("css_body")} } input { ${text("css_textbox")} } label { ${text("css_input_label")} }`,
    script: `
  const id = new URLSearchParams(location.search).get("id")
  addEventListener("message", async ({ source, data }) => {
    if (source !== parent || data !== "tokenize") return
    const expiry = fields.expiry.digits()
    const wrong = [["943", fields.number], ["944", fields.expiry], ["945", fields.cvd]].filter(([, each]) => !each.isGood())
    if (wrong.length > 0) {
      return tell({ responseCode: wrong.map(([code]) => code), dataKey: "", bin: "", errorMessage: "Card data is invalid." })
    }
    const response = await fetch("token", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id, pan: fields.number.digits(), expdate: expiry.slice(2) + expiry.slice(0, 2), cvd: fields.cvd.digits() }),
    }).catch(() => undefined)
    tell(response?.ok ? await response.json() : { responseCode: ["941"], dataKey: "", bin: "", errorMessage: "Error generating token" })
  })`,
    nonce,
  })
}
