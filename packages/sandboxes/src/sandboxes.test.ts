import formbody from "@fastify/formbody"
import helmet from "@fastify/helmet"
import Fastify from "fastify"
import { expect, it } from "vitest"
import { sandboxCredentials } from "./credentials.ts"
import { registerSandboxes } from "./sandboxes.ts"

/** A server that guards its own pages, as the shop does. */
async function shopWithSandboxes() {
  const app = Fastify()
  await app.register(formbody)
  await app.register(helmet)
  app.get("/shop", async () => "shop")
  const sandboxes = registerSandboxes(app, {
    clock: () => 1_795_280_400_000,
    publicOrigin: "http://localhost:4000/",
  })
  await app.ready()
  return { app, sandboxes }
}

it("lives beside a guarded shop without loosening it", async () => {
  const { app } = await shopWithSandboxes()
  const page = await app.inject({
    method: "POST",
    url: "/sandbox/issuer/challenge",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "creq=none",
  })
  expect(page.headers["x-frame-options"]).toBeUndefined()
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors http: https:")
  const shop = await app.inject("/shop")
  expect(shop.headers["x-frame-options"]).toBe("SAMEORIGIN")
  expect(shop.headers["access-control-allow-origin"]).toBeUndefined()
  await app.close()
})

it("gives browsers the public address, whatever address the server itself called", async () => {
  const { app } = await shopWithSandboxes()
  const call = (url: string, payload: object, key: string) =>
    app.inject({
      method: "POST",
      url: `/sandbox/paysafe/threedsecure${url}`,
      payload,
      headers: { authorization: key },
    })
  const { apiKey, browserKeys } = sandboxCredentials.paysafe
  const started = await call(
    "/v2/jwt",
    { accountId: "1001", card: { cardBin: "400000" } },
    `Basic ${browserKeys[0]}`,
  )
  const answer = await call(
    "/v2/accounts/1001/authentications",
    {
      merchantRefNum: "3ds:s:1",
      deviceFingerprintingId: started.json<{ deviceFingerprintingId: string }>().deviceFingerprintingId,
      amount: 100,
      currency: "CAD",
      card: { cardNum: "4000000000001091", cardExpiry: { month: 12, year: 2028 }, holderName: "Marie" },
      merchantUrl: "https://belvedere.example",
      authenticationPurpose: "PAYMENT_TRANSACTION",
      deviceChannel: "BROWSER",
      messageCategory: "PAYMENT",
    },
    `Basic ${Buffer.from(apiKey).toString("base64")}`,
  )
  const payload = answer.json<{ sdkChallengePayload: string }>().sdkChallengePayload
  const challenge = JSON.parse(Buffer.from(payload, "base64").toString()) as { acsUrl: string }
  expect(challenge.acsUrl).toBe("http://localhost:4000/sandbox/issuer/challenge")
  await app.close()
})

it("lets reserved money lapse when it is told to, and for a card that does so by itself", async () => {
  const { app, sandboxes } = await shopWithSandboxes()
  const headers = {
    authorization: `Basic ${Buffer.from(sandboxCredentials.paysafe.apiKey).toString("base64")}`,
  }
  const post = (url: string, payload: object) =>
    app.inject({
      method: "POST",
      url: `/sandbox/paysafe/cardpayments/v1/accounts/1001${url}`,
      payload,
      headers,
    })
  const authorise = async (merchantRefNum: string, cardNum: string) => {
    const card = { cardNum, cardExpiry: { month: 12, year: 2028 }, cvv: "123" }
    const answer = await post("/auths", { merchantRefNum, amount: 5_000, card, settleWithAuth: false })
    return answer.json<{ id: string }>().id
  }
  const capture = (id: string) =>
    post(`/auths/${id}/settlements`, { merchantRefNum: `${id}:c`, amount: 5_000 })

  const told = await authorise("sale:1:1", "4111111111111111")
  const lapse = () =>
    app.inject({ method: "POST", url: "/sandbox/control/lapse", payload: { reference: "sale:1:1" } })
  expect((await lapse()).statusCode).toBe(204)
  expect((await lapse()).statusCode).toBe(404)
  const own = await authorise("sale:2:1", "4000000000002065")
  for (const id of [told, own]) expect((await capture(id)).json()).toMatchObject({ error: { code: "3201" } })
  expect(sandboxes.ledger.all().map(({ state }) => state)).toEqual(["voided", "voided"])
  await app.close()
})
