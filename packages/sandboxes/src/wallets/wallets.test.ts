import { request } from "node:https"
import { text } from "node:stream/consumers"
import Fastify from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { registerSandboxes } from "../sandboxes.ts"
import { appleCertificates } from "./apple-certificates.ts"
import { type AppleGateway, startAppleGateway } from "./apple-gateway.ts"

let time = Date.UTC(2026, 10, 21, 17)
let gateway: AppleGateway
const app = Fastify()
const sandboxes = registerSandboxes(app, { clock: () => time, forOthers: true })

beforeAll(async () => {
  gateway = await startAppleGateway(() => time)
  await app.ready()
})
afterAll(async () => {
  await gateway.close()
  await app.close()
})

const asked = {
  merchantIdentifier: "merchant.example.petit",
  displayName: "Petit théâtre",
  initiative: "web",
  initiativeContext: "billets.example",
}

interface Identity {
  readonly certificate: string
  readonly key: string
}

/** A call of Apple's gateway with a Merchant Identity, or with none. */
async function paymentSession(identity: Identity | undefined, body: object = asked) {
  const call = request(`${gateway.origin}/paymentservices/paymentSession`, {
    method: "POST",
    ca: appleCertificates.authority,
    agent: false,
    ...(identity === undefined ? {} : { cert: identity.certificate, key: identity.key }),
  })
  call.end(JSON.stringify(body))
  const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    call.once("response", resolve)
    call.once("error", reject)
  })
  return { status: response.statusCode, body: JSON.parse(await text(response)) as Record<string, unknown> }
}

const redeem = async (session: object, host = "billets.example") =>
  (
    await app.inject({
      method: "POST",
      url: "/sandbox/wallets/merchant-sessions",
      payload: { session, host },
    })
  ).statusCode

describe("Apple's gateway", () => {
  const { merchant, stranger } = appleCertificates

  it("gives a merchant session to whom it knows, and to nobody else", async () => {
    const { status, body } = await paymentSession(merchant)
    expect(status).toBe(200)
    expect(body).toMatchObject({ domainName: "billets.example", displayName: "Petit théâtre" })
    expect(Number(body.expiresAt) - Number(body.epochTimestamp)).toBe(5 * 60_000)
    expect((await paymentSession(stranger)).status).toBe(403)
    expect((await paymentSession(undefined)).status).toBe(403)
  })

  it.each([
    { merchantIdentifier: "petit" },
    { initiative: "messaging" },
    { initiativeContext: "https://billets.example" },
    { displayName: "" },
    { displayName: "x".repeat(65) },
  ])("refuses %o", async (changes) => {
    expect((await paymentSession(merchant, { ...asked, ...changes })).status).toBe(400)
  })

  it("gives sessions for one sheet, on the host they name, within five minutes", async () => {
    const session = (await paymentSession(merchant)).body
    expect(await redeem(session, "elsewhere.example")).toBe(400)
    expect(await redeem({ ...session, displayName: "Somebody else" })).toBe(400)
    expect(await redeem(session)).toBe(200)
    expect(await redeem(session)).toBe(400)
    const late = (await paymentSession(merchant)).body
    time += 5 * 60_000
    expect(await redeem(late)).toBe(400)
    for (const none of [{}, { nonce: "a" }]) expect(await redeem(none)).toBe(400)
  })
})

describe("the sheets", () => {
  it("show the cards of the gateway that opens their tokens", async () => {
    const groups = (await app.inject("/sandbox/wallets/cards?gateway=stripe")).json()
    expect(groups).toHaveLength(1)
    expect(groups[0].processor).toBe("STRIPE")
    expect((await app.inject("/sandbox/wallets/cards")).json().length).toBeGreaterThan(5)
  })

  it("make no token of a card that is none of the sandbox's", async () => {
    for (const [path, more] of [
      ["google-tokens", { authMethod: "PAN_ONLY", gateway: "paysafe" }],
      ["apple-tokens", {}],
    ] as const) {
      const make = (number: string) =>
        app.inject({ method: "POST", url: `/sandbox/wallets/${path}`, payload: { number, ...more } })
      expect((await make("4111111111111111")).statusCode).toBe(200)
      expect((await make("4012888888881881")).statusCode).toBe(400)
    }
  })

  it("make tokens in which no number stands", () => {
    for (const wallet of ["google_pay", "apple_pay"] as const) {
      const token = sandboxes.wallets.make({ wallet, number: "4111111111111111", authMethod: "PAN_ONLY" })
      expect(token).not.toContain("41111111")
    }
  })

  it("are scripts that a browser can read", async () => {
    for (const name of ["google-pay", "apple-pay"]) {
      const script = (await app.inject(`/sandbox/wallets/${name}.js`)).body
      expect(() => new Function(script)).not.toThrow()
    }
  })
})
