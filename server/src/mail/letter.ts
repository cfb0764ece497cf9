import { escapeHtml } from "@parterre/domain/site-html"

/** A letter in one language, with one thing to do at most. */
export interface WrittenLetter {
  readonly language: "fr" | "en"
  readonly name: string
  readonly subject: string
  readonly hello: string
  readonly before: readonly string[]
  readonly action?: { readonly button: string; readonly link: string }
  readonly after: readonly string[]
  readonly questions: string
}

/** The letter for those who read plain text. */
export const letterText = ({ hello, before, action, after, name, questions }: WrittenLetter): string =>
  [hello, ...before, ...(action === undefined ? [] : [action.link]), ...after, `${name}\n${questions}`].join(
    "\n\n",
  )

/** Tables and inline styles: what mail readers understand. */
export function letterHtml(letter: WrittenLetter, accent: string): string {
  const e = escapeHtml
  const { action } = letter
  const paragraph = (text: string) => `<p style="margin:0 0 14px">${e(text)}</p>`
  return `<!doctype html>
<html lang="${letter.language}-CA"><head><meta charset="utf-8"><title>${e(letter.subject)}</title></head>
<body style="margin:0;background:#f3f1f2;font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:1.45;color:#231a1d">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:${e(accent)};color:#ffffff;padding:22px 28px;font-size:18px;font-weight:bold">${e(letter.name)}</td></tr>
<tr><td style="padding:24px 28px 10px">${paragraph(letter.hello)}${letter.before.map(paragraph).join("")}
${action === undefined ? "" : `<p style="margin:20px 0"><a href="${e(action.link)}" style="display:inline-block;background:${e(accent)};color:#ffffff;padding:12px 22px;border-radius:8px;text-decoration:none;font-weight:bold">${e(action.button)}</a></p>`}
${letter.after.map(paragraph).join("")}</td></tr>
<tr><td style="padding:16px 28px 26px;color:#5f5a5c;font-size:13px">${e(letter.name)}<br>${e(letter.questions)}</td></tr>
</table></td></tr></table></body></html>`
}
