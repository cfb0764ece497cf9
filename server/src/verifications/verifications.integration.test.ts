import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { buildHouse, smallHouse, TestClock } from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { readConfig } from "../config.ts"
import { ConfigError } from "../environment-reader.ts"
import { remoteVerifier } from "./remote-verifier.ts"

let database: TestDatabase
let app: FastifyInstance
let shop: Caller
let token = ""
beforeAll(async () => {
  database = await testDatabase()
  await buildHouse(database.db, { rows: [{ name: "A", seats: 2 }] })
  app = serve(database.db, new TestClock())
  shop = callerOf(app, smallHouse.id)
  token = (await shop.post("/v1/session")).json().sessionToken
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const base64 = (typed: string) => Buffer.from(typed).toString("base64url")
const told = async (path: string, caller = shop) =>
  (await caller.get(`/v1/${path}`, { "x-session-token": token })).json()

describe("by its own rules, the server", () => {
  it.each([
    ["zoe@exemple.ca", "valid", "syntax"],
    ["zoé+billets@sous.exemple.ca", "invalid", "syntax"],
    ["zoe@exemple", "invalid", "syntax"],
    ["zoe@yopmail.com", "valid", "disposable"],
    ["zoe@eu.Mailinator.com", "valid", "disposable"],
  ])("says of the email %s that it is %s (%s) [CALL-086]", async (email, status, responseCode) => {
    expect(await told(`xverify/email/${base64(email)}`)).toEqual({ status, responseCode })
  })

  it.each([
    ["418 555-1234", "valid", "north_american"],
    ["+1 (418) 555-1234", "valid", "north_american"],
    ["418 155-1234", "invalid", "number"],
    ["911 555-1234", "invalid", "number"],
    ["+33 1 42 68 53 00", "valid", "international"],
    ["1234", "invalid", "syntax"],
  ])("says of the phone %s that it is %s (%s) [CALL-087]", async (phone, status, responseCode) => {
    expect(await told(`xverify/phone/${base64(phone)}`)).toEqual({ status, responseCode })
  })

  it("wants base64 [CALL-087]", async () => {
    expect((await shop.get("/v1/xverify/phone/41$8", { "x-session-token": token })).statusCode).toBe(400)
  })

  it.each([
    ["215, rue du Belvédère", "Québec", "CA", "G1R 4P5", "valid"],
    ["12, rue Ontario", "Montréal", "CA", "D1R 4P5", "invalid"],
    ["1 Main Street", "Portland", "US", "04101", "valid"],
    ["1 Main Street", "Portland", "US", "0410", "invalid"],
    ["3, rue de Rivoli", "Paris", "FR", "75001", "valid"],
  ])("says of the address %s, %s, %s %s that it is %s [CALL-088]", async (...address) => {
    const parts = address.slice(0, 4).map(encodeURIComponent).join("/")
    expect((await told(`xverify/address/${parts}`)).status).toBe(address[4])
  })

  it("says whether the caller comes from a network of its own [CALL-089]", async () => {
    expect(await told("xverify/ip")).toEqual({ status: "valid", responseCode: "private" })
    const far = callerOf(app, smallHouse.id, "203.0.113.9")
    expect(await told("xverify/ip", far)).toEqual({ status: "valid", responseCode: "public" })
    const near = callerOf(app, smallHouse.id, "fd00::1")
    expect(await told("xverify/ip", near)).toEqual({ status: "valid", responseCode: "private" })
  })

  it("offers the email that was meant [CALL-090]", async () => {
    expect(await told(`mailcheck/${base64("marie@gmial.com")}`)).toEqual({
      valid: true,
      suggestion: "marie@gmail.com",
    })
    expect(await told(`mailcheck/${base64("marie@gmail.com")}`)).toEqual({ valid: true })
    expect(await told(`mailcheck/${base64("marie@yopmail.com")}`)).toEqual({ valid: false })
    expect(await told(`mailcheck/${base64("marie@gmail")}`)).toEqual({ valid: false })
  })

  it("is asked sixty times a minute from one network", async () => {
    const limited = serve(database.db, new TestClock(), {
      config: testConfig({ limits: { ...testConfig().limits, paymentAddress: 60 } }),
    })
    const caller = callerOf(limited, smallHouse.id, "192.0.2.9")
    const statuses: number[] = []
    for (let time = 0; time < 61; time += 1)
      statuses.push(
        (await caller.get(`/v1/mailcheck/${base64("marie@gmail.com")}`, { "x-session-token": token }))
          .statusCode,
      )
    await limited.close()
    expect([statuses[59], statuses[60]]).toEqual([200, 429])
  })
})

describe("a service that is asked as well", () => {
  let service: Server
  let url: string
  let answer: (response: ServerResponse) => void
  const asked: { readonly body: unknown; readonly authorization: string | undefined }[] = []
  const warned: object[] = []
  beforeAll(async () => {
    service = createServer(async (request: IncomingMessage, response) => {
      asked.push({ body: JSON.parse(await text(request)), authorization: request.headers.authorization })
      answer(response)
    })
    await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening))
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
  })
  afterAll(() => {
    service.closeAllConnections()
    service.close()
  })
  beforeEach(() => {
    asked.length = 0
    warned.length = 0
  })
  const json = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body))
  const verifier = (timeout?: number) =>
    remoteVerifier(
      { url, key: "k3y" },
      () => ({ warn: (line: object) => void warned.push(line) }) as never,
      timeout,
    )

  it("is heard, and is told what is asked in the body alone [CALL-086] [VAL-035]", async () => {
    answer = json({ status: "invalid", responseCode: "mailbox_full" })
    expect(await verifier().email("zoe@exemple.ca")).toEqual({
      status: "invalid",
      responseCode: "mailbox_full",
    })
    expect(asked).toEqual([{ body: { type: "email", email: "zoe@exemple.ca" }, authorization: "Bearer k3y" }])
    answer = json({ status: "valid", responseCode: "ok", suggestion: "zoe@exemple.com" })
    expect(await verifier().mail("zoe@exemple.ca")).toEqual({ valid: true, suggestion: "zoe@exemple.com" })
    answer = json({ status: "invalid" })
    expect(await verifier().phone("418 555-1234")).toEqual({ status: "invalid", responseCode: "invalid" })
    expect(
      (await verifier().address({ line1: "1", city: "Québec", country: "CA", zip: "G1R 4P5" })).status,
    ).toBe("invalid")
    expect((await verifier().ip("203.0.113.9")).status).toBe("invalid")
  })

  it("is not asked about what is badly written, or plainly mistyped", async () => {
    expect(await verifier().email("zoe@")).toEqual({ status: "invalid", responseCode: "syntax" })
    expect(await verifier().mail("zoe@gmial.com")).toEqual({ valid: true, suggestion: "zoe@gmail.com" })
    expect(asked).toEqual([])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ["fails", (response) => void response.writeHead(500).end()],
    ["answers something else", json({ verdict: "good" })],
    ["answers no JSON", (response) => void response.end("<html>")],
    ["sends the question elsewhere", (response) => void response.writeHead(302, { location: "/" }).end()],
    ["does not answer in time", () => undefined],
  ])("that %s counts as valid, and its failure names nobody", async (_, failing) => {
    answer = failing
    expect(await verifier(150).email("zoe@exemple.ca")).toEqual({
      status: "valid",
      responseCode: "unverified",
    })
    expect(warned).toHaveLength(1)
    expect(JSON.stringify(warned)).not.toContain("zoe")
  })

  it("has an https address in production, without a password in it", () => {
    const read = (VERIFIER_URL: string, PARTERRE_MODE = "production") =>
      readConfig({ VERIFIER_URL, PARTERRE_MODE }).verifier?.url
    expect(read("https://verify.example/v1")).toBe("https://verify.example/v1")
    expect(() => read("http://verify.example/v1")).toThrow(ConfigError)
    expect(() => read("https://user:pass@verify.example/")).toThrow(ConfigError)
    expect(read("http://localhost:9/", "development")).toBe("http://localhost:9/")
  })
})
