import type { TicketElement } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { passMakers } from "../../src/wallet-passes/pass-makers.ts"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { newAddress, profile } from "../house/client-shop.ts"
import { openedPass } from "../opened-pass.ts"
import { testConfig } from "../serve.ts"
import { payingClient, visa } from "./paying-client.ts"
import { failureOf, setDevice } from "./sdk-client.ts"

const made = passMakers({ ...testConfig(), mode: "development" })
const [applePasses, googlePasses] = [made.apple?.(), made.google?.()]

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(5_000, { config: { applePasses, googlePasses } })
  setDevice(bench.clock)
  const site_options = JSON.stringify({ walletPasses: ["apple", "google"] })
  await bench.db("websites").where({ id: "stripe-shop" }).update({ client_account: "OPTIONAL", site_options })
})
afterAll(() => bench.close())

/** A client who has bought two seats as files. */
async function buyer() {
  const client = payingClient(bench, "stripe")
  const form = { ...profile(newAddress()), language: "fr" as const }
  await client.shop.clients.signUp(form)
  const { password: _, confirmation: _again, ...person } = form
  await client.fill()
  await client.shop.checkout.pay({ client: person, card: visa })
  return client
}

const firstOf = async ({ shop }: Awaited<ReturnType<typeof buyer>>) => {
  const elements: readonly TicketElement[] = await shop.tickets.upcoming()
  const line = elements[0]?.prices[0]
  const token = line?.upcomingTicketDetailTokens[0]
  if (line === undefined || token === undefined) throw new Error("no ticket was bought")
  return { line, token }
}

it("a client's tickets are lines at a price, and each says what may be done with it [ENT-023] [ENT-024]", async () => {
  const client = await buyer()
  const { token: given } = await firstOf(client)
  await client.shop.tickets.sendAsGift(given.sodId, "zoe@exemple.ca")
  const { line } = await firstOf(client)
  expect(line).toMatchObject({
    ...{ priceLevel: "Niveau a", priceType: "Adulte", price: 6500, serviceCharges: 450 },
    ...{ printable: true, giftable: true, rs: true, eventId: "stripe-shop.soir" },
    addToGoogleWalletLink: expect.stringMatching(/^http.+\/v1\/wallet-passes\/google\//),
    addToAppleWalletLink: expect.stringMatching(/^http.+\/v1\/wallet-passes\/apple\//),
  })
  expect(line.upcomingTicketDetailTokens).toHaveLength(2)
  expect(line.upcomingTicketDetailTokens.find(({ sodId }) => sodId === given.sodId)).toMatchObject({
    sodId: given.sodId,
    mailCategory: "E_TICKETS",
    giftRecipient: "zoe@exemple.ca",
    seat: {
      ...{ level: "Parterre", section: "Section 1", row: expect.any(String), seat: expect.any(String) },
      dispositionDetailId: given.seat?.dispositionDetailId,
    },
  })
})

it("a ticket is added to Google's wallet at an https address of Google's own [CALL-049]", async () => {
  const client = await buyer()
  const { token } = await firstOf(client)
  const address = await client.shop.tickets.googleWalletAddress(token.addToGoogleWalletLink ?? "")
  expect(address).toMatch(/^https:\/\/pay\.google\.com\//)
  const [asked] = client.exchanges.filter(({ call }) => call.startsWith("GET /v1/wallet-passes/google/"))
  expect(asked?.answered.get("content-type")).toMatch(/^text\/plain/)
  await client.shop.tickets.sendAsGift(token.sodId, "zoe@exemple.ca")
  const ended = client.shop.tickets.googleWalletAddress(token.addToGoogleWalletLink ?? "")
  expect(await failureOf(ended)).toMatchObject({ _tag: "wallet-link-ended", status: 410 })
})

it("a ticket is a pass of Apple's to save, signed, of that ticket [CALL-050]", async () => {
  const client = await buyer()
  const { token } = await firstOf(client)
  const pass = await client.shop.tickets.appleWalletPass(token.addToAppleWalletLink ?? "")
  expect(pass.type).toBe("application/vnd.apple.pkpass")
  if (applePasses === undefined) throw new Error("tests make their own")
  const { json } = openedPass(Buffer.from(await pass.arrayBuffer()), applePasses)
  expect(json.passTypeIdentifier).toBe(applePasses.passTypeIdentifier)
  expect(String(json.serialNumber)).toContain(token.sodId)
  await client.shop.tickets.sendAsGift(token.sodId, "zoe@exemple.ca")
  const ended = client.shop.tickets.appleWalletPass(token.addToAppleWalletLink ?? "")
  expect(await failureOf(ended)).toMatchObject({ _tag: "wallet-link-ended", status: 410 })
})
