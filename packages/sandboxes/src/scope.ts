import { randomBytes } from "node:crypto"
import { escapeHtml } from "@parterre/domain/site-html"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

const FORM = "application/x-www-form-urlencoded"

/** Makes a scope answer like a third party's host: form posts, calls from any page, its own security headers. */
export function openScope(scope: FastifyInstance): void {
  if (scope.hasContentTypeParser(FORM)) scope.removeContentTypeParser(FORM)
  scope.addContentTypeParser(FORM, { parseAs: "string" }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)))
  })
  scope.addHook("onRequest", async (_request, reply) => {
    reply.header("access-control-allow-origin", "*")
    reply.header("access-control-allow-headers", "authorization, content-type, x-gp-version")
    reply.header("cache-control", "no-store")
  })
  scope.options("/*", async (_request, reply) => reply.code(204).send())
}

/** The field of a form post, empty when absent. */
export const formField = (request: FastifyRequest, name: string): string =>
  request.body instanceof URLSearchParams ? (request.body.get(name) ?? "") : ""

export const newNonce = (): string => randomBytes(16).toString("base64")

/** Sends a page that any shop may frame and that may post its form to any shop. */
export function sendPage(reply: FastifyReply, html: string, nonce: string): FastifyReply {
  reply.removeHeader("x-frame-options")
  reply.removeHeader("cross-origin-opener-policy")
  return reply
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action http: https:; frame-ancestors http: https:; base-uri 'none'`,
    )
    .header("cross-origin-resource-policy", "cross-origin")
    .type("text/html; charset=utf-8")
    .send(html)
}

/** Sends one of the browser stand-ins. */
export const sendScript = (reply: FastifyReply, script: string): FastifyReply =>
  reply
    .header("cross-origin-resource-policy", "cross-origin")
    .type("text/javascript; charset=utf-8")
    .send(script)

/** A page with nothing to see that posts one form on its own. */
export function autoPostPage(
  action: string,
  fields: Readonly<Record<string, string>>,
  nonce: string,
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>…</title></head><body>
<form method="post" action="${escapeHtml(action)}">${inputs.join("")}<noscript><button>OK</button></noscript></form>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`
}

/** A page with nothing to see that tells the window around it something. */
export const messagePage = (message: object, nonce: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>…</title></head><body>
<script nonce="${nonce}">parent.postMessage(${JSON.stringify(message).replaceAll("<", "\\u003c")}, "*")</script></body></html>`

export const base64UrlJson = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString("base64url")

/** The object in a base64url field, or undefined when it is none. */
export function readBase64UrlJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"))
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
