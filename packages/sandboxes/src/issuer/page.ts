import type { Language } from "@parterre/domain/language"
import { escapeHtml } from "@parterre/domain/site-html"
import { type IssuerChallenge, MOST_WRONG_CODES, RIGHT_CODE } from "./challenges.ts"
import { issuerTexts } from "./texts.ts"

export interface PageContext {
  readonly language: Language
  readonly nonce: string
  /** Path of the issuer pages. */
  readonly base: string
  /** The merchant's session data, handed back untouched. */
  readonly sessionData: string
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:14px/1.4 system-ui,"Segoe UI",Roboto,sans-serif;color:#1c2733;background:#fff}
header{display:flex;align-items:center;justify-content:space-between;gap:8px;padding:7px 16px;border-bottom:1px solid #d5dde5}
.bank{display:flex;align-items:center;gap:8px;font-weight:600;color:#0f3d5c}
.bank svg{display:block}
.secure{color:#4a5a69;font-size:12px}
main{padding:9px 16px 6px;max-width:420px;margin:0 auto}
h1{font-size:17px;line-height:1.25;margin:0 0 4px}
p{margin:0 0 6px}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 16px;margin:0 0 8px;padding:6px 12px;background:#f2f6f9;border-radius:6px}
dt{color:#4a5a69}dd{margin:0;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
label{display:block;font-weight:600;margin-bottom:2px}
input{width:100%;height:38px;padding:0 12px;font:600 18px/1 system-ui,sans-serif;letter-spacing:.25em;border:1px solid #6b7c8c;border-radius:6px}
input[aria-invalid=true]{border-color:#b3261e}
.error{color:#b3261e;font-size:13px;font-weight:600;margin:2px 0 0}
.hint{color:#4a5a69;font-size:12px;margin:3px 0 8px}
button{font:600 14px/1 system-ui,sans-serif;min-height:36px;padding:0 14px;border-radius:6px;border:1px solid #0f3d5c;background:#fff;color:#0f3d5c;cursor:pointer}
button.main{width:100%;background:#0f3d5c;color:#fff;margin-bottom:6px}
.row{display:flex;gap:8px}.row button{flex:1}
button.quiet{border-color:transparent;font-weight:400;text-decoration:underline;white-space:nowrap}
:focus-visible{outline:3px solid #2f80c2;outline-offset:2px}
`

function shell(context: PageContext, title: string, content: string): string {
  const texts = issuerTexts[context.language]
  return `<!doctype html>
<html lang="${context.language}-CA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style nonce="${context.nonce}">${STYLE}</style></head><body>
<header><span class="bank"><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path fill="#0f3d5c" d="M12 2 3 7v2h18V7zM5 11v7h2.5v-7zm5.75 0v7h2.5v-7zm5.75 0v7H19v-7zM3 19.5V22h18v-2.5z"/></svg>${escapeHtml(texts.bank)}</span><span class="secure">${escapeHtml(texts.secure)}</span></header>
<main>${content}</main></body></html>`
}

/** The page that asks for the code; sized for the 390x400 window. */
export function codePage(context: PageContext, challenge: IssuerChallenge, wrong: boolean): string {
  const texts = issuerTexts[context.language]
  const left = MOST_WRONG_CODES - challenge.wrongCodes
  const error = wrong ? `<p class="error" id="error" role="alert">${escapeHtml(texts.wrong(left))}</p>` : ""
  const described = wrong ? "error hint" : "hint"
  const invalid = wrong ? ' aria-invalid="true"' : ""
  return shell(
    context,
    texts.title,
    `<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.sent)}</p>
<dl><dt>${escapeHtml(texts.merchant)}</dt><dd>${escapeHtml(challenge.merchant)}</dd>
<dt>${escapeHtml(texts.amount)}</dt><dd>${escapeHtml(money(challenge, context.language))}</dd>
<dt>${escapeHtml(texts.card)}</dt><dd>•••• ${escapeHtml(challenge.lastFour)}</dd></dl>
<form method="post" action="${escapeHtml(`${context.base}/answer?lang=${context.language}`)}" novalidate>
<input type="hidden" name="acsTransID" value="${escapeHtml(challenge.acsTransId)}">
<input type="hidden" name="threeDSSessionData" value="${escapeHtml(context.sessionData)}">
<label for="code">${escapeHtml(texts.code)}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8" aria-describedby="${described}"${invalid}>
${error}<p class="hint" id="hint">${escapeHtml(texts.hint(RIGHT_CODE))}</p>
<button class="main" name="action" value="submit">${escapeHtml(texts.submit)}</button>
<div class="row"><button name="action" value="cancel">${escapeHtml(texts.cancel)}</button><button class="quiet" name="action" value="nothing">${escapeHtml(texts.nothing)}</button></div>
</form>`,
  )
}

/** The page after "do nothing": the bank stays silent. */
export function silentPage(context: PageContext): string {
  const texts = issuerTexts[context.language]
  return shell(
    context,
    texts.silentTitle,
    `<h1>${escapeHtml(texts.silentTitle)}</h1><p>${escapeHtml(texts.silent)}</p>`,
  )
}

/** The page for a request that names no challenge. */
export function brokenPage(context: PageContext): string {
  const texts = issuerTexts[context.language]
  return shell(
    context,
    texts.brokenTitle,
    `<h1>${escapeHtml(texts.brokenTitle)}</h1><p>${escapeHtml(texts.broken)}</p>`,
  )
}

function money(challenge: IssuerChallenge, language: Language): string {
  const format = new Intl.NumberFormat(`${language}-CA`, { style: "currency", currency: challenge.currency })
  return format.format(challenge.amount / 100)
}
