import { escapeHtml } from "@parterre/domain/site-html"
import { CARD_INPUT } from "./frame-script.ts"

interface FormPage {
  readonly labels: Readonly<Record<"number" | "expiry" | "cvd", string>>
  /** Rules that the page around the frame has given. */
  readonly css: string
  /** What the page does: it has `fields`, of which each has `digits()`, `isGood()` and `isEmpty()`, and `changed(name)`. */
  readonly script: string
  readonly nonce: string
}

/** A page with all fields of a card, for processors that serve them in one frame. */
export function formPage({ labels, css, script, nonce }: FormPage): string {
  const rows = Object.entries(labels).map(
    ([name, label]) =>
      `<p><label for="${name}">${escapeHtml(label)}</label><br><input id="${name}" data-name="${name}"></p>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Card</title><style nonce="${nonce}">
body { margin: 0; background: transparent; } p { margin: 0 0 12px; } input { box-sizing: border-box; }
${css.replaceAll("<", "")}</style></head>
<body>${rows.join("")}<script nonce="${nonce}">(() => {
  "use strict"
  ${CARD_INPUT}
  const heard = []
  const fields = Object.fromEntries(
    [...document.querySelectorAll("input")].map((input) => {
      const name = input.dataset.name
      return [name, field(input, name, () => heard.forEach((listener) => listener(name)))]
    }),
  )
  const changed = (listener) => heard.push(listener)
  const tell = (message) => parent.postMessage(JSON.stringify(message), "*")
  ${script}
})()</script></body></html>`
}
