import type { Language } from "@parterre/domain/language"
import { plainAmount } from "@parterre/domain/money"
import { escapeHtml } from "@parterre/domain/site-html"
import { payPalAccounts } from "./accounts.ts"
import type { Order } from "./orders.ts"

const texts = {
  fr: {
    title: "PayPal (bac à sable)",
    pay: "Payer maintenant",
    cancel: "Annuler et retourner à la boutique",
    account: "Compte",
    gone: "Cette commande n’existe pas, ou elle a expiré.",
    done: "Vous pouvez fermer cette fenêtre.",
  },
  en: {
    title: "PayPal (sandbox)",
    pay: "Pay now",
    cancel: "Cancel and return to the shop",
    account: "Account",
    gone: "This order doesn’t exist, or it has expired.",
    done: "You may close this window.",
  },
} as const

const languageOf = (locale: string): Language => (locale.toLowerCase().startsWith("en") ? "en" : "fr")

const shell = (language: Language, nonce: string, content: string) =>
  `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts[language].title}</title><style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:420px;padding:24px;color:#111;background:#fff}fieldset{border:1px solid #767676;border-radius:8px;margin:16px 0;padding:8px 16px}label{display:flex;gap:8px;padding:8px 0}button{box-sizing:border-box;width:100%;min-height:44px;margin:4px 0;font:inherit;border:1px solid #767676;border-radius:8px;color:#111;background:#fff}button[value=pay]{color:#fff;background:#0b3d91;border-color:#0b3d91}</style></head><body><main><h1>${texts[language].title}</h1>${content}</main></body></html>`

/** Who approves the order, and whether. */
export function approvalPage(order: Order, nonce: string): string {
  const language = languageOf(order.locale)
  const words = texts[language]
  const accounts = payPalAccounts.map(
    ({ id, outcome }, index) =>
      `<label><input type="radio" name="account" value="${id}"${index === 0 ? " checked" : ""}><span>${id}: ${escapeHtml(outcome[language])}</span></label>`,
  )
  return shell(
    language,
    nonce,
    `<p>${escapeHtml(order.brandName)}</p><p><b>${plainAmount(order.amount)} ${order.currency}</b></p><form method="post" action="checkoutnow"><input type="hidden" name="token" value="${order.id}"><fieldset><legend>${words.account}</legend>${accounts.join("")}</fieldset><button name="action" value="pay">${words.pay}</button><button name="action" value="cancel">${words.cancel}</button></form>`,
  )
}

export const gonePage = (language: Language, nonce: string): string =>
  shell(language, nonce, `<p>${texts[language].gone}</p>`)

/** Tells the shop's page what was done, which closes this one; without that page it leads back to the shop. */
export function donePage(order: Order, done: "approved" | "cancelled", nonce: string): string {
  const language = languageOf(order.locale)
  const address = new URL(done === "approved" ? order.returnUrl : order.cancelUrl)
  address.searchParams.set("token", order.id)
  const told = JSON.stringify({ source: "paypal-sandbox", orderID: order.id, done })
  const script = `const there = window.opener; if (there && !there.closed) { there.postMessage(${told}, "*"); setTimeout(() => window.close(), 2000) } else location.replace(${JSON.stringify(address.href).replaceAll("<", "\\u003c")})`
  return shell(language, nonce, `<p>${texts[language].done}</p><script nonce="${nonce}">${script}</script>`)
}
