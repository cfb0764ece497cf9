import type { FastifyInstance, FastifyRequest } from "fastify"
import { newNonce } from "../scope.ts"
import type { Mailbox } from "./mailbox.ts"
import { listPage, mailPage } from "./page.ts"

/** Pages to read what the shop has mailed. `?to=` filters; `list.json` gives the same to tests. */
export function mailboxPages(mailbox: Mailbox) {
  return async (scope: FastifyInstance): Promise<void> => {
    const find = (request: FastifyRequest) =>
      mailbox.list().find((mail) => mail.id === (request.params as Record<string, unknown>).id)

    const chosen = (request: FastifyRequest) => {
      const { to } = request.query as Record<string, unknown>
      return mailbox.list().filter((mail) => to === undefined || mail.to === to)
    }

    scope.get("/", async (request, reply) => {
      const nonce = newNonce()
      const policy = `default-src 'none'; style-src 'nonce-${nonce}'`
      return reply
        .header("content-security-policy", policy)
        .type("text/html; charset=utf-8")
        .send(listPage(chosen(request), nonce))
    })

    scope.get("/list.json", async (request) => ({
      mails: chosen(request).map(({ attachments, ...mail }) => ({
        ...mail,
        attachments: attachments.map(({ filename, contentType }) => ({ filename, contentType })),
      })),
    }))

    scope.get("/:id", async (request, reply) => {
      const mail = find(request)
      if (mail === undefined) return reply.code(404).send()
      const nonce = newNonce()
      const policy = `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; img-src data: http: https:`
      return reply
        .header("content-security-policy", policy)
        .type("text/html; charset=utf-8")
        .send(mailPage(mail, nonce))
    })

    scope.get("/:id/body", async (request, reply) => {
      const mail = find(request)
      if (mail === undefined) return reply.code(404).send()
      // A mail reader runs no script; its inline styles and pictures are all it may use.
      const policy =
        "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:"
      reply.removeHeader("x-frame-options")
      return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(mail.html)
    })

    scope.get("/:id/attachments/:index", async (request, reply) => {
      const index = Number((request.params as Record<string, unknown>).index)
      const attachment = find(request)?.attachments[index]
      if (attachment === undefined) return reply.code(404).send()
      const name = encodeURIComponent(attachment.filename)
      return reply
        .header("content-disposition", `attachment; filename*=UTF-8''${name}`)
        .type(attachment.contentType)
        .send(attachment.content)
    })
  }
}
