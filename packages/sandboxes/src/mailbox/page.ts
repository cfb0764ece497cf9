import { escapeHtml } from "@parterre/domain/site-html"
import type { KeptMail } from "./mailbox.ts"

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,"Segoe UI",Roboto,sans-serif;color:#22252b;background:#f5f4f1}
main{max-width:860px;margin:0 auto;padding:32px 16px 48px}
ul.mails .meta:nth-child(even){text-align:right}
h1{font-size:24px;line-height:1.25;margin:0 0 16px}
a{color:#17406d}
ul.mails{list-style:none;margin:0;padding:0;background:#fff;border:1px solid #d9d6cf;border-radius:8px}
ul.mails li+li{border-top:1px solid #d9d6cf}
ul.mails a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:12px 16px;color:inherit;text-decoration:none}
ul.mails a:hover{background:#faf9f6}
.subject{font-weight:600}
.meta{color:#5a5e66;font-size:14px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}dt{color:#5a5e66}dd{margin:0}dd ul{list-style:none;margin:0;padding:0}
iframe{width:100%;height:70vh;border:1px solid #d9d6cf;border-radius:8px;background:#fff}
.empty{padding:24px 16px;background:#fff;border:1px solid #d9d6cf;border-radius:8px}
:focus-visible{outline:3px solid #2f80c2;outline-offset:2px}
`

const shell = (title: string, content: string, nonce: string): string => `<!doctype html>
<html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body><main>${content}</main></body></html>`

const moment = (at: number): string =>
  new Intl.DateTimeFormat("fr-CA", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "America/Toronto",
  }).format(at)

/** All mails, newest first. */
export function listPage(mails: readonly KeptMail[], nonce: string): string {
  const items = mails.map(
    (
      mail,
    ) => `<li><a href="/sandbox/mailbox/${escapeHtml(mail.id)}"><span class="subject">${escapeHtml(mail.subject)}</span>
<time class="meta" datetime="${new Date(mail.at).toISOString()}">${escapeHtml(moment(mail.at))}</time>
<span class="meta">${escapeHtml(mail.to)} · ${escapeHtml(mail.website)}</span>
<span class="meta">${mail.attachments.length === 0 ? "" : `${mail.attachments.length} PJ`}</span></a></li>`,
  )
  const list =
    items.length === 0
      ? `<p class="empty">Aucun courriel. <span lang="en">No mail yet.</span></p>`
      : `<ul class="mails">${items.join("")}</ul>`
  return shell("Courriels", `<h1>Courriels <span lang="en" class="meta">Mailbox</span></h1>${list}`, nonce)
}

/** One mail with its attachments. */
export function mailPage(mail: KeptMail, nonce: string): string {
  const path = `/sandbox/mailbox/${escapeHtml(mail.id)}`
  const attachments = mail.attachments.map(
    (attachment, index) =>
      `<li><a href="${path}/attachments/${index}">${escapeHtml(attachment.filename)}</a></li>`,
  )
  const files =
    attachments.length === 0 ? "" : `<dt>Pièces jointes</dt><dd><ul>${attachments.join("")}</ul></dd>`
  return shell(
    mail.subject,
    `<p><a href="/sandbox/mailbox">← Courriels</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>De</dt><dd>${escapeHtml(mail.from)}</dd><dt>À</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>Date</dt><dd>${escapeHtml(moment(mail.at))}</dd>${files}</dl>
<iframe title="${escapeHtml(mail.subject)}" src="${path}/body" sandbox="allow-popups"></iframe>`,
    nonce,
  )
}
