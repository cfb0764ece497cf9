import type { Language } from "@parterre/domain/language"
import { escapeHtml } from "@parterre/domain/site-html"
import { people } from "./people.ts"

const texts = {
  fr: {
    title: (provider: string) => `${provider} (bac à sable)`,
    account: "Qui êtes-vous ?",
    other: "Une autre adresse confirmée",
    agree: "Accepter",
    cancel: "Annuler",
    error: "Échouer",
    wrong: "Cette demande n’est pas valide.",
  },
  en: {
    title: (provider: string) => `${provider} (sandbox)`,
    account: "Who are you?",
    other: "Another confirmed address",
    agree: "Agree",
    cancel: "Cancel",
    error: "Fail",
    wrong: "This request isn’t valid.",
  },
} as const

const shell = (language: Language, provider: string, nonce: string, content: string) =>
  `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts[language].title(provider)}</title><style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:420px;padding:24px;color:#111;background:#fff}fieldset{border:1px solid #767676;border-radius:8px;margin:16px 0;padding:8px 16px}label{display:grid;grid-template-columns:auto 1fr;gap:8px;padding:8px 0}span{overflow-wrap:anywhere}input[type=email]{font:inherit;grid-column:1/-1;width:100%;box-sizing:border-box;min-height:44px}button{box-sizing:border-box;width:100%;min-height:44px;margin:4px 0;font:inherit;border:1px solid #767676;border-radius:8px;color:#111;background:#fff}button[value=agree]{color:#fff;background:#0b3d91;border-color:#0b3d91}</style></head><body><main><h1>${texts[language].title(provider)}</h1>${content}</main></body></html>`

/** Who signs in to the shop, and whether they agree; `asked` comes back with the form. */
export function consentPage(
  provider: string,
  language: Language,
  asked: Readonly<Record<string, string>>,
  nonce: string,
): string {
  const words = texts[language]
  const hidden = Object.entries(asked).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const choices = people.map(
    ({ id, firstname, lastname, email, outcome }, index) =>
      `<label><input type="radio" name="person" value="${id}"${index === 0 ? " checked" : ""}><span>${escapeHtml(`${firstname} ${lastname}, ${email}`)} (${outcome[language]})</span></label>`,
  )
  const other = `<label><input type="radio" name="person" value="other"><span>${words.other}</span><input type="email" name="email" aria-label="${words.other}"></label>`
  const buttons = (["agree", "cancel", "error"] as const).map(
    (choice) => `<button name="choice" value="${choice}">${words[choice]}</button>`,
  )
  return shell(
    language,
    provider,
    nonce,
    `<form method="post" action="">${hidden.join("")}<fieldset><legend>${words.account}</legend>${choices.join("")}${other}</fieldset>${buttons.join("")}</form>`,
  )
}

export const wrongPage = (provider: string, language: Language, nonce: string): string =>
  shell(language, provider, nonce, `<p>${texts[language].wrong}</p>`)
