import { createHash } from "node:crypto"
import { FileAnswer } from "../http/handler.ts"

export type NotificationEvent = "methodNotification" | "challengeNotification"

/**
 * Where an issuer's frame ends: a page that wakes the storefront around it. It tells no result, which is read from the
 * processor, so anybody may frame it and hear it.
 */
export function notificationPage(event: NotificationEvent): FileAnswer {
  const script = `parent.postMessage({ event: "${event}" }, "*")`
  const hash = createHash("sha256").update(script).digest("base64")
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>3-D Secure</title></head><body><script>${script}</script></body></html>`
  return new FileAnswer("text/html; charset=utf-8", html, {
    "content-security-policy": `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors http: https:`,
    "cache-control": "no-store",
  })
}
