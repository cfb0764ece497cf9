import { escapeHtml } from "@parterre/domain/site-html"
import { FileAnswer, type Language } from "../http/handler.ts"

const texts = {
  fr: { title: "Retour à la billetterie", link: "Continuer" },
  en: { title: "Back to the ticket shop", link: "Continue" },
} as const

/** Where the bank's page ends: it leads the browser to the shop, which asks what became of the sale. */
export function returnPage(language: Language, subdomain: string | undefined): FileAnswer {
  const { title, link } = texts[language]
  const query = subdomain === undefined ? "" : `?${new URLSearchParams({ subdomain })}`
  const address = escapeHtml(`/${language}/checkout/checkout-confirmation${query}`)
  const html = `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="0;url=${address}"></head><body><p><a href="${address}">${link}</a></p></body></html>`
  return new FileAnswer("text/html; charset=utf-8", html, {
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
  })
}
