import type { InteracPayment } from "@parterre/contract"
import { plainAmount } from "@parterre/domain/money"
import type { Answer, Guest } from "./shopper.ts"

/** Says who a guest is, and begins a payment at Interac Online. */
export async function beginAtBank(
  guest: Guest,
  sale: { readonly amount: number },
  changes: { readonly clientId?: string; readonly amount?: string } = {},
): Promise<Answer<InteracPayment & { code?: string }>> {
  const named = await guest.call<{ id: string }>("POST", "/v1/clients", guest.client)
  const query = new URLSearchParams({
    clientId: changes.clientId ?? named.body.id,
    amount: changes.amount ?? plainAmount(sale.amount),
  })
  return guest.call("GET", `/v1/interac/exact-url?${query}`)
}

/** Posts a form as the shop does, and answers the visit that the payment page opens. */
export async function openBank(form: InteracPayment, changes: Readonly<Record<string, string>> = {}) {
  const { payment_url: url, ...fields } = form
  const posted = { ...fields, x_show_form: "PAYMENT_FORM", x_currency_code: "CAD", ...changes }
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(posted) })
  const html = await response.text()
  return { status: response.status, html, visit: /name="visit" value="([^"]+)"/.exec(html)?.[1] ?? "" }
}

/** What a bank does in a visit: the fields that the browser carries back, none when it stays there. */
export async function atBank(form: InteracPayment, visit: string, bank: "A" | "B" | "C" | "D" | "E") {
  const response = await fetch(form.payment_url.replace(/payment$/, "bank"), {
    method: "POST",
    body: new URLSearchParams({ visit, bank }),
  })
  const html = await response.text()
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  )
  return Object.fromEntries(fields)
}

/** Posts a result as the browser does on its way back. */
export async function postResult(form: InteracPayment, fields: Readonly<Record<string, string>>) {
  const response = await fetch(form.x_receipt_link_url, {
    method: "POST",
    body: new URLSearchParams(fields),
  })
  return { status: response.status, text: await response.text() }
}
