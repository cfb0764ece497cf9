import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Dependencies } from "../dependencies.ts"
import { type TicketDetails, ticketOfId } from "../tickets/ticket-details.ts"
import { isOurs } from "../website-signatures.ts"
import { readWebsite } from "../websites/website-store.ts"
import { applePass, contentHash } from "./apple-pass.ts"
import type { PassTools } from "./handlers.ts"
import { passContents } from "./pass-contents.ts"
import { ticketOfSerial } from "./pass-links.ts"
import { registrationStore } from "./pass-store.ts"

interface ServiceOptions {
  readonly dependencies: Pick<Dependencies, "db" | "clock">
  readonly tools: PassTools
}

interface DeviceParts {
  readonly website: string
  readonly device: string
  readonly type: string
  readonly serial: string
}

const text = { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\u0000]*$" } as const
const parts = (...names: string[]) => ({
  params: {
    type: "object",
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, text])),
  },
})
const pass = ["website", "type", "serial"]

/** Apple's web service for passes, as its phones call it: they register, ask what changed, and fetch it anew. */
export async function applePassService(app: FastifyInstance, { dependencies, tools }: ServiceOptions) {
  const { db, clock } = dependencies
  const { links, makers, barcodes, webServiceUrl } = tools

  /** What a phone asks about, when it has that pass: nothing of a ticket that is not there. */
  async function asked(request: FastifyRequest): Promise<Asked | undefined> {
    const { website, type, serial } = request.params as DeviceParts
    const named = ticketOfSerial(serial)
    if (makers.apple === undefined || named === undefined || type !== makers.apple().passTypeIdentifier)
      return undefined
    const [, token = ""] = /^ApplePass (\S{1,200})$/.exec(request.headers.authorization ?? "") ?? []
    // Before anything is signed: a key is kept for each website, and anybody may write a name.
    if (token === "" || (await readWebsite(db, website, "id")) === undefined) return undefined
    if (!isOurs(token, links.authenticationToken({ ...named, website_id: website }))) return undefined
    const details = await ticketOfId(db, website, named.id)
    return details && { details, website, serial, codeNumber: named.code_number }
  }

  app.post(
    "/wallet/:website/v1/devices/:device/registrations/:type/:serial",
    {
      schema: {
        ...parts("device", ...pass),
        body: { type: "object", required: ["pushToken"], properties: { pushToken: text } },
      },
    },
    async (request, reply) => {
      const found = await asked(request)
      if (found === undefined) return refuse(reply)
      const { device } = request.params as DeviceParts
      const { pushToken } = request.body as { readonly pushToken: string }
      const contents = await passContents(db, found.details, found.codeNumber)
      const now = clock.now()
      const outcome = await registrationStore(db, found.website).register({
        device_id: device,
        serial: found.serial,
        ticket_id: found.details.ticket.id,
        push_token: pushToken,
        content_hash: contentHash(contents),
        changed_at: now,
        registered_at: now,
      })
      if (outcome === "too-many") return refuse(reply)
      return reply.code(outcome === "created" ? 201 : 200).send()
    },
  )

  app.delete(
    "/wallet/:website/v1/devices/:device/registrations/:type/:serial",
    { schema: parts("device", ...pass) },
    async (request, reply) => {
      const found = await asked(request)
      if (found === undefined) return refuse(reply)
      await registrationStore(db, found.website).unregister(
        (request.params as DeviceParts).device,
        found.serial,
      )
      return reply.code(200).send()
    },
  )

  app.get(
    "/wallet/:website/v1/devices/:device/registrations/:type",
    { schema: parts("website", "device", "type") },
    async (request, reply) => {
      const { website, device, type } = request.params as DeviceParts
      if (makers.apple === undefined || type !== makers.apple().passTypeIdentifier)
        return reply.code(404).send()
      const since = Number(
        (request.query as { readonly passesUpdatedSince?: string }).passesUpdatedSince ?? 0,
      )
      const store = registrationStore(db, website)
      for (const { serial, ticket_id } of await store.ofDevice(device)) {
        const named = ticketOfSerial(serial)
        const details = await ticketOfId(db, website, ticket_id)
        if (named === undefined || details === undefined) continue
        const contents = await passContents(db, details, named.code_number)
        await store.noteChange(serial, contentHash(contents), clock.now())
      }
      const changed = (await store.ofDevice(device)).filter(({ changed_at }) => changed_at > since)
      if (changed.length === 0) return reply.code(204).send()
      return reply.header("cache-control", "no-store").send({
        lastUpdated: String(Math.max(...changed.map(({ changed_at }) => changed_at))),
        serialNumbers: changed.map(({ serial }) => serial),
      })
    },
  )

  const latest = { schema: parts(...pass), config: { countsAs: "getAppleWalletPass" } } as const
  app.get("/wallet/:website/v1/passes/:type/:serial", latest, async (request, reply) => {
    const found = await asked(request)
    if (found === undefined || makers.apple === undefined) return refuse(reply)
    const { details, website, codeNumber } = found
    const contents = await passContents(db, details, codeNumber)
    const shown = { ...details.ticket, code_number: codeNumber }
    const bytes = applePass(contents, {
      settings: makers.apple(),
      codeNumber,
      barcode: barcodes.write(shown),
      authenticationToken: links.authenticationToken(shown),
      webServiceUrl: webServiceUrl(website),
    })
    return reply
      .header("cache-control", "no-store")
      .header("last-modified", new Date(clock.now()).toUTCString())
      .type("application/vnd.apple.pkpass")
      .send(bytes)
  })

  app.post("/wallet/:website/v1/log", { schema: parts("website") }, async (request, reply) => {
    const { logs = [] } = (request.body ?? {}) as { readonly logs?: readonly unknown[] }
    // Its words may name a pass and its token.
    request.log.warn({ count: Array.isArray(logs) ? logs.length : 0 }, "a phone told of trouble with a pass")
    return reply.code(200).send()
  })
}

interface Asked {
  readonly details: TicketDetails
  readonly website: string
  readonly serial: string
  readonly codeNumber: number
}

const refuse = (reply: FastifyReply) => reply.code(401).send()
