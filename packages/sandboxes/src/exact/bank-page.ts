import type { Language } from "@parterre/domain/language"
import { plainAmount } from "@parterre/domain/money"
import { escapeHtml } from "@parterre/domain/site-html"

/** A pays, B declines, C is cancelled, D pays and keeps the shopper, E pays and tells nobody. */
export type InteracBank = "A" | "B" | "C" | "D" | "E"

const texts = {
  fr: {
    title: "Interac en ligne (bac à sable)",
    amount: "Montant",
    banks: {
      A: "Banque A : approuve",
      B: "Banque B : refuse",
      C: "Banque C : annule",
      D: "Banque D : approuve, et le client ne revient pas",
      E: "Banque E : approuve, et personne n’en est avisé",
    },
    wrong: "La page de paiement refuse ce formulaire : ",
    stay: "La banque a approuvé le paiement. Vous pouvez fermer cette page.",
  },
  en: {
    title: "Interac Online (sandbox)",
    amount: "Amount",
    banks: {
      A: "Bank A: approves",
      B: "Bank B: declines",
      C: "Bank C: cancels",
      D: "Bank D: approves, and the shopper doesn’t return",
      E: "Bank E: approves, and nobody is told",
    },
    wrong: "The payment page refuses this form: ",
    stay: "The bank approved the payment. You may close this page.",
  },
} as const

export const pageLanguage = (accepted = ""): Language =>
  accepted.toLowerCase().startsWith("en") ? "en" : "fr"

const shell = (language: Language, content: string, style = "") =>
  `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts[language].title}</title>${style}</head><body><main><h1>${texts[language].title}</h1>${content}</main></body></html>`

/** Chooses a bank; each does one thing. */
export function bankPage(
  language: Language,
  nonce: string,
  visit: { readonly id: string; readonly amount: number },
): string {
  const { amount, banks } = texts[language]
  const buttons = Object.entries(banks).map(
    ([bank, name]) => `<p><button name="bank" value="${bank}">${escapeHtml(name)}</button></p>`,
  )
  return shell(
    language,
    `<p>${amount} ${plainAmount(visit.amount)} CAD</p><form method="post" action="bank"><input type="hidden" name="visit" value="${escapeHtml(visit.id)}">${buttons.join("")}</form>`,
    `<style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;margin:24px}button{font:inherit;min-height:44px;padding:0 16px}</style>`,
  )
}

export const wrongPage = (language: Language, field: string): string =>
  shell(language, `<p>${texts[language].wrong}${escapeHtml(field)}</p>`)

export const stayPage = (language: Language): string => shell(language, `<p>${texts[language].stay}</p>`)
