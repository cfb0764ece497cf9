import { createPublicKey } from "node:crypto"
import type { Receipt, TicketElement } from "@parterre/contract"
import fastify, { type FastifyInstance } from "fastify"
import { jwtVerify } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { openedPass } from "../../test/opened-pass.ts"
import { serve, testBarcodes, testConfig } from "../../test/serve.ts"
import type { TicketRow, WalletRegistrationRow } from "../database/checkout-tables.ts"
import { environmentReader } from "../environment-reader.ts"
import { readWalletPassConfig } from "../wallet-pass-config.ts"
import { applePassService } from "./apple-service.ts"
import { passLinks } from "./pass-links.ts"
import { passMakers } from "./pass-makers.ts"
import { forgetRegistrations, registrationStore } from "./pass-store.ts"
import { passIcons } from "./ticket-png.ts"

const shop = "stripe-shop"
const makers = passMakers({ ...testConfig(), mode: "development" })
const settingsOf = <Settings>(make: (() => Settings) | undefined): Settings => {
  if (make === undefined) throw new Error("tests make their own")
  return make()
}
const apple = settingsOf(makers.apple)
const google = settingsOf(makers.google)

let bench: CheckoutBench
let app: FastifyInstance
beforeAll(async () => {
  bench = await startCheckout()
  const options = { walletPasses: ["apple", "google"] }
  await bench
    .db("websites")
    .where({ id: shop })
    .update({ client_account: "OPTIONAL", site_options: JSON.stringify(options) })
  await bench
    .db("events")
    .where({ website_id: shop })
    .update({ doors_at: bench.db.raw("starts_at - 3600000") })
  app = serve(bench.db, bench.clock, { config: testConfig({ applePasses: apple, googlePasses: google }) })
})
afterAll(async () => {
  await app.close()
  await bench.close()
})

let made = 0

/** A client with two paid tickets that are files. */
async function client() {
  const guest = await bench.shopper("stripe")
  made += 1
  const email = `lea${made}@exemple.ca`
  await guest.signUp(email)
  const sale = await guest.startSale()
  const { status } = await guest.pay(
    sale,
    { stripeToken: "tok_visa" },
    {
      client: { ...guest.client, email },
      shippingCarts: [{ eventId: `${shop}.soir`, code: "E_TICKETS" }],
    },
  )
  expect(status).toBe(200)
  const { id, receipt_number } = await bench.saleOf(sale.saleToken)
  const [ticket] = await bench.ticketsOf(id)
  if (ticket === undefined) throw new Error("a ticket was bought")
  const upcoming = await guest.call<TicketElement[]>("GET", "/v1/tickets/upcoming/self")
  const tokens = upcoming.body.flatMap(({ prices }) =>
    prices.flatMap(({ upcomingTicketDetailTokens }) => upcomingTicketDetailTokens),
  )
  const token = tokens.find(({ sodId }) => sodId === ticket.id)
  return { guest, ticket, receipt: receipt_number ?? "", token, lines: upcoming.body[0]?.prices ?? [] }
}

const at = (link: string | undefined) => {
  const { pathname, search } = new URL(link ?? "https://none.example/")
  return `${pathname}${search}`
}
const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers })
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) =>
  `${statusCode} ${JSON.parse(body).code}`
const end = (ticket: TicketRow, change: Partial<TicketRow>) =>
  bench.db("tickets").where({ id: ticket.id }).update(change)

describe("the links of a ticket", () => {
  it("stand with each ticket that its owner has, in the account and after the purchase", async () => {
    const { guest, token, receipt, lines } = await client()
    const [line] = lines
    expect(line?.addToAppleWalletLink).toBe(line?.upcomingTicketDetailTokens[0]?.addToAppleWalletLink)
    expect(token?.addToGoogleWalletLink).toContain("/v1/wallet-passes/google/")
    const { body } = await guest.call<Receipt>(
      "GET",
      `/v1/invoice-confirmation/${encodeURIComponent(receipt)}`,
    )
    expect(body.tickets.find(({ sodId }) => sodId === token?.sodId)?.addToAppleWalletLink).toBe(
      token?.addToAppleWalletLink,
    )
  })

  it("are of nobody else, and end with the ticket: given, refunded, over or cancelled [CALL-049] [CALL-050]", async () => {
    const links = ["addToGoogleWalletLink", "addToAppleWalletLink"] as const
    const { ticket, token } = await client()
    for (const link of links) {
      const path = at(token?.[link])
      expect((await get(path)).statusCode).toBe(200)
      expect(codeOf(await get(path.replace(/(google|apple)\/./, "$1/x")))).toBe("410 wallet-link-ended")
      expect(codeOf(await get(path.replace(shop, "paysafe-shop")))).toBe("410 wallet-link-ended")
      await end(ticket, { voided_at: bench.clock.now() })
      expect(codeOf(await get(path))).toBe("410 wallet-link-ended")
      await end(ticket, { voided_at: null, gift_recipient: "zoe@exemple.ca", code_number: 1 })
      expect(codeOf(await get(path))).toBe("410 wallet-link-ended")
      await end(ticket, { gift_recipient: null, code_number: 0 })
      const { starts_at } = await bench.db("events").where({ id: ticket.event_id }).first("starts_at")
      await bench
        .db("events")
        .where({ id: ticket.event_id })
        .update({ starts_at: bench.clock.now() - 7 * 3_600_000 })
      expect(codeOf(await get(path))).toBe("410 wallet-link-ended")
      await bench.db("events").where({ id: ticket.event_id }).update({ starts_at, sale_state: "CANCELLED" })
      expect(codeOf(await get(path))).toBe("410 wallet-link-ended")
      await bench.db("events").where({ id: ticket.event_id }).update({ sale_state: "ONSALE" })
    }
  })

  it("are told for a ticket that was given to nobody", async () => {
    const { guest, ticket } = await client()
    await end(ticket, { gift_recipient: "zoe@exemple.ca", code_number: 1 })
    const { body } = await guest.call<TicketElement[]>("GET", "/v1/tickets/upcoming/self")
    const tokens = body.flatMap(({ prices }) => prices.flatMap((line) => line.upcomingTicketDetailTokens))
    expect(tokens.find(({ sodId }) => sodId === ticket.id)).not.toHaveProperty("addToAppleWalletLink")
  })

  it("are not there where the organiser offers no wallet, nor in production without its settings", async () => {
    const { token } = await client()
    await bench.db("websites").where({ id: shop }).update({ site_options: "{}" })
    expect((await client()).token).not.toHaveProperty("addToGoogleWalletLink")
    expect(codeOf(await get(at(token?.addToAppleWalletLink)))).toBe("503 wallet-pass-unavailable")
    await bench
      .db("websites")
      .where({ id: shop })
      .update({ site_options: JSON.stringify({ walletPasses: ["apple", "google"] }) })
    const logged: string[] = []
    const production = serve(bench.db, bench.clock, {
      config: testConfig({ mode: "production", logLevel: "error" }),
      logStream: { write: (line) => void logged.push(line) },
    })
    for (const link of [token?.addToAppleWalletLink, token?.addToGoogleWalletLink])
      expect(codeOf(await production.inject({ url: at(link) }))).toBe("503 wallet-pass-unavailable")
    await production.close()
    expect(logged.join("")).toContain("APPLE_PASS_TYPE_ID is not set")
    expect(logged.join("")).toContain("GOOGLE_WALLET_ISSUER_ID is not set")
  })
})

describe("a pass of Apple", () => {
  it("is signed, and says the event, the place and the doors in both languages [CALL-050] [TICK-018]", async () => {
    const { ticket, token } = await client()
    const answer = await get(at(token?.addToAppleWalletLink))
    expect(answer.headers["content-type"]).toBe("application/vnd.apple.pkpass")
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="[\w.-]+\.pkpass"$/)
    const pass = openedPass(answer.rawPayload, apple)
    expect(pass.json).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: apple.passTypeIdentifier,
      teamIdentifier: apple.teamIdentifier,
      serialNumber: `${ticket.id}.0`,
      barcodes: [{ format: "PKBarcodeFormatQR", message: testBarcodes.write(ticket) }],
    })
    expect([...pass.files.keys()]).toEqual(
      expect.arrayContaining(["icon.png", "icon@2x.png", "icon@3x.png", "pass.json"]),
    )
    const { auxiliaryFields, secondaryFields } = pass.json.eventTicket as Record<
      string,
      { key: string; label: string }[]
    >
    expect(auxiliaryFields?.map(({ key }) => key)).toEqual(["section", "row", "seat", "doors"])
    expect(secondaryFields?.map(({ key }) => key)).toEqual(["starts", "venue"])
    expect(pass.texts("en")).toMatchObject({ Rangée: "Row", Siège: "Seat", "Ouverture des portes": "Doors" })
    expect(pass.texts("fr")).toMatchObject({ Rangée: "Rangée", Siège: "Siège" })
  })

  it("that was changed on its way is no pass", async () => {
    const { token } = await client()
    const bytes = (await get(at(token?.addToAppleWalletLink))).rawPayload
    const forged = Buffer.from(bytes.toString("latin1").replace("portes", "portez"), "latin1")
    expect(() => openedPass(forged, apple)).toThrow("is not what the manifest says")
    const stranger = passMakers({ ...testConfig(), mode: "test", applePasses: undefined }).apple?.()
    expect(stranger?.passTypeIdentifier).toBe(apple.passTypeIdentifier)
  })
})

describe("a pass of Google", () => {
  it("is an address at Google with the ticket in it, signed [CALL-049] [TICK-017]", async () => {
    const { ticket, token } = await client()
    const answer = await get(at(token?.addToGoogleWalletLink))
    expect(answer.headers["content-type"]).toContain("text/plain")
    const [, jwt = ""] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(answer.body) ?? []
    expect(jwt.length).toBeLessThanOrEqual(1_800)
    const { payload } = await jwtVerify(jwt, createPublicKey(google.key), {
      issuer: google.serviceAccount,
      audience: "google",
      currentDate: new Date(bench.clock.now()),
    })
    expect(payload.typ).toBe("savetowallet")
    const said = payload.payload as {
      eventTicketClasses: { eventName: unknown; dateTime: unknown }[]
      eventTicketObjects: Record<string, unknown>[]
    }
    expect(said.eventTicketObjects[0]).toMatchObject({
      state: "ACTIVE",
      barcode: { type: "QR_CODE", value: testBarcodes.write(ticket) },
      seatInfo: { row: { defaultValue: { language: "fr" } } },
    })
    expect(said.eventTicketClasses[0]).toMatchObject({
      eventName: { defaultValue: { language: "fr" } },
      dateTime: { start: expect.any(String), doorsOpen: expect.any(String) },
    })
  })
})

describe("a phone with a pass", () => {
  async function phone(device: string) {
    const { ticket, token } = await client()
    const pass = openedPass((await get(at(token?.addToAppleWalletLink))).rawPayload, apple)
    const { authenticationToken, webServiceURL, serialNumber } = pass.json
    const base = new URL(String(webServiceURL)).pathname
    const authorization = `ApplePass ${authenticationToken}`
    const registration = `${base}/v1/devices/${device}/registrations/${apple.passTypeIdentifier}`
    return {
      ticket,
      serial: String(serialNumber),
      register: (by = authorization, pushToken: unknown = "push-1") =>
        app.inject({
          method: "POST",
          url: `${registration}/${serialNumber}`,
          headers: { authorization: by },
          payload: { pushToken } as object,
        }),
      forget: () =>
        app.inject({
          method: "DELETE",
          url: `${registration}/${serialNumber}`,
          headers: { authorization },
        }),
      changed: (since?: string) =>
        get(`${registration}${since === undefined ? "" : `?passesUpdatedSince=${since}`}`),
      latest: (by = authorization) =>
        get(`${base}/v1/passes/${apple.passTypeIdentifier}/${serialNumber}`, { authorization: by }),
      log: () => app.inject({ method: "POST", url: `${base}/v1/log`, payload: { logs: ["oops"] } }),
    }
  }

  it("registers, asks what changed and is told when the ticket was refunded", async () => {
    const { ticket, serial, register, changed, latest, forget, log } = await phone("device-1")
    expect((await changed()).statusCode).toBe(204)
    expect((await register()).statusCode).toBe(201)
    expect((await register()).statusCode).toBe(200)
    const first = (await changed()).json()
    expect(first.serialNumbers).toEqual([serial])
    expect((await changed(first.lastUpdated)).statusCode).toBe(204)
    bench.clock.pass(60)
    await end(ticket, { voided_at: bench.clock.now() })
    expect((await changed(first.lastUpdated)).json().serialNumbers).toEqual([serial])
    const pass = openedPass((await latest()).rawPayload, apple)
    expect(pass.json).toMatchObject({ voided: true })
    expect(pass.json).not.toHaveProperty("barcodes")
    expect(JSON.stringify(pass.json.eventTicket)).toContain("Remboursé")
    expect(Object.values(pass.texts("en"))).toContain("Refunded: this ticket is no longer valid.")
    expect((await forget()).statusCode).toBe(200)
    expect((await changed()).statusCode).toBe(204)
    expect((await log()).statusCode).toBe(200)
  })

  it("says so once its event is cancelled, and shows no code", async () => {
    const { ticket, register, latest } = await phone("device-5")
    await register()
    await bench.db("events").where({ id: ticket.event_id }).update({ sale_state: "CANCELLED" })
    const pass = openedPass((await latest()).rawPayload, apple)
    expect(pass.json).toMatchObject({ voided: true })
    expect(JSON.stringify(pass.json.eventTicket)).toContain("Événement annulé")
    expect(Object.values(pass.texts("en"))).toContain("Event cancelled: this ticket is no longer valid.")
    await bench.db("events").where({ id: ticket.event_id }).update({ sale_state: "ONSALE" })
    expect(openedPass((await latest()).rawPayload, apple).json).toHaveProperty("barcodes")
  })

  it("is told when the ticket was given, and when its event was moved", async () => {
    const { ticket, register, changed, latest } = await phone("device-2")
    await register()
    bench.clock.pass(60)
    const before = bench.clock.now()
    await bench.db("events").where({ id: ticket.event_id }).increment("starts_at", 3_600_000)
    bench.clock.pass(60)
    expect((await changed(String(before))).statusCode).toBe(200)
    await end(ticket, { gift_recipient: "zoe@exemple.ca", code_number: 1 })
    const pass = openedPass((await latest()).rawPayload, apple)
    expect(JSON.stringify(pass.json.eventTicket)).toContain("Offert à une autre personne")
    await bench.db("events").where({ id: ticket.event_id }).decrement("starts_at", 3_600_000)
  })

  it("is refused without the pass's own token, and what it sends has limits", async () => {
    const { register, latest } = await phone("device-3")
    const other = await phone("device-3")
    for (const by of ["", "ApplePass made-up", "Bearer x"]) {
      expect((await register(by)).statusCode).toBe(401)
      expect((await latest(by)).statusCode).toBe(401)
    }
    expect((await register(undefined, "x".repeat(300))).statusCode).toBe(400)
    expect((await other.register()).statusCode).toBe(201)
    const rows = await bench
      .db<WalletRegistrationRow>("wallet_registrations")
      .where({ device_id: "device-3" })
    expect(rows.map(({ serial }) => serial)).toEqual([other.serial])
    bench.clock.pass(401 * 86_400)
    await forgetRegistrations(bench.db, bench.clock.now())
    expect(await bench.db("wallet_registrations").where({ device_id: "device-3" })).toEqual([])
    bench.clock.pass(-401 * 86_400)
  })
})

it("forgets the phones of long ago alone: not another with the same ticket, nor one that came again", async () => {
  const now = bench.clock.now()
  const store = registrationStore(bench.db, shop)
  const row = { serial: "t.0", ticket_id: "t", push_token: "p", content_hash: "h", changed_at: 0 }
  const long = now - 401 * 86_400_000
  for (const device_id of ["old", "again"]) await store.register({ ...row, device_id, registered_at: long })
  for (const device_id of ["young", "again"]) await store.register({ ...row, device_id, registered_at: now })
  await forgetRegistrations(bench.db, now)
  const left = await bench.db<WalletRegistrationRow>("wallet_registrations").where({ ticket_id: "t" })
  expect(left.map(({ device_id }) => device_id).toSorted()).toEqual(["again", "young"])
})

describe("what anybody may ask of passes", () => {
  it("signs nothing for a website that there is none of: no key is made for a name", async () => {
    const signedFor: string[] = []
    const service = fastify()
    await service.register(applePassService, {
      dependencies: { db: bench.db, clock: bench.clock },
      tools: {
        makers,
        barcodes: testBarcodes,
        webServiceUrl: () => "https://none.example/",
        links: {
          ...passLinks("key", makers, () => ""),
          authenticationToken: ({ website_id }) => {
            signedFor.push(website_id)
            return "another"
          },
        },
      },
    })
    const ask = async (website: string) => {
      const answer = await service.inject({
        url: `/wallet/${website}/v1/passes/${apple.passTypeIdentifier}/ticket.0`,
        headers: { authorization: "ApplePass made-up" },
      })
      return answer.statusCode
    }
    expect([await ask("made-up-1"), await ask("made-up-2"), await ask(shop)]).toEqual([401, 401, 401])
    expect(signedFor).toEqual([shop])
    await service.close()
  })

  it("makes as many passes a minute for one network as PDFs, with the phone's own asks", async () => {
    const { token } = await client()
    const path = at(token?.addToAppleWalletLink)
    const { json } = openedPass((await get(path)).rawPayload, apple)
    const limited = serve(bench.db, bench.clock, {
      config: testConfig({ applePasses: apple, limits: { ...testConfig().limits, pdf: 2 } }),
    })
    const base = new URL(String(json.webServiceURL)).pathname
    const latest = {
      url: `${base}/v1/passes/${apple.passTypeIdentifier}/${json.serialNumber}`,
      headers: { authorization: `ApplePass ${json.authenticationToken}` },
    }
    const asked = [path, latest, latest, path].map((one) => () => limited.inject(one))
    const statuses: number[] = []
    for (const ask of asked) statuses.push((await ask()).statusCode)
    await limited.close()
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  it("draws the pictures once for each colour", () => {
    expect(passIcons("#123456")).toBe(passIcons("#123456"))
    expect(passIcons("#123456")["icon.png"]).not.toEqual(passIcons("#654321")["icon.png"])
    for (let colour = 0; colour < 500; colour += 1) passIcons(`#${String(colour).padStart(6, "0")}`)
    expect(passIcons("#123456")).toBe(passIcons("#123456"))
  })
})

describe("the settings of wallets", () => {
  it("are all there or none: half of them is told by name", () => {
    const read = (variables: Record<string, string>) => () =>
      readWalletPassConfig(environmentReader(variables))
    expect(read({})()).toEqual({ applePasses: undefined, googlePasses: undefined })
    expect(read({ APPLE_PASS_TYPE_ID: "pass.x" })).toThrow(
      "APPLE_PASS_TEAM_ID: missing. Set APPLE_PASS_TYPE_ID, ",
    )
    expect(read({ GOOGLE_WALLET_ISSUER_ID: "3" })).toThrow("GOOGLE_WALLET_SERVICE_ACCOUNT: missing")
    const whole = {
      APPLE_PASS_TYPE_ID: apple.passTypeIdentifier,
      APPLE_PASS_TEAM_ID: apple.teamIdentifier,
      APPLE_PASS_CERTIFICATE: apple.certificate.replaceAll("\n", "\\n"),
      APPLE_PASS_KEY: Buffer.from(apple.key).toString("base64"),
      APPLE_PASS_AUTHORITY: apple.authority,
    }
    expect(read(whole)().applePasses?.passTypeIdentifier).toBe(apple.passTypeIdentifier)
    expect(read({ ...whole, APPLE_PASS_KEY: "nothing" })).toThrow("APPLE_PASS_KEY: not a private key in PEM")
    expect(read({ ...whole, APPLE_PASS_CERTIFICATE: "nothing" })).toThrow(
      "APPLE_PASS_CERTIFICATE: not a certificate",
    )
  })

  it("are made by the process where one tries things out, and never in production", () => {
    expect(passMakers({ ...testConfig(), mode: "production" })).toEqual({
      apple: undefined,
      google: undefined,
    })
  })
})
