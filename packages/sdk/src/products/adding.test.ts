import type { HoldGroup } from "@parterre/contract"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeApi, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { fullCart, session } from "../../test/samples.ts"
import { Donations, GiftCertificates, Memberships, Parking } from "../index.ts"

const card = {
  id: "carte",
  kind: "membership",
  saleState: "ONSALE",
  price: 6000,
  serviceCharges: 200,
  maxTickets: 2,
} as const
const certificate = {
  id: "cheque",
  kind: "giftcertificate",
  saleState: "ONSALE",
  serviceCharges: 0,
  maxTickets: 0,
  amounts: { min: 2500, max: 50_000 },
} as const
const offer = {
  id: "etages",
  eventId: "le-cid",
  hold: false,
  name: "Étagé",
  address: "Ici",
  date: "2026-12-05",
  amount: 1600,
  type: "COVERED",
}

/** Only the time zone and the holds matter here. */
const never = { validate: "never" } as const
const shop = () =>
  fakeApi({
    createSession: () => reply(session()),
    getWebsiteConfig: () => reply({ timeZone: "America/Toronto", processorConfig: {} }),
    createHolds: () => reply({ message: "success", cart: fullCart() }),
    listParking: () => reply([{ ...offer, id: "tard", date: "2026-12-06" }, offer]),
  })
const held = (server: ReturnType<typeof shop>) =>
  (server.lastOf("createHolds")?.body as HoldGroup[] | undefined)?.[0]

describe("what is sold without a seat", () => {
  it("asks for a membership with its charge [MEM-001]", async () => {
    const server = shop()
    await onFakeApi(
      server,
      Memberships.use((memberships) => memberships.add(card, 2)),
      never,
    )
    expect(held(server)).toEqual({
      type: "MEMBER",
      id: "carte",
      memberId: "carte",
      prices: [{ id: "carte", qty: 2, amount: 6200 }],
    })
  })

  it("asks for a certificate for somebody, and for a donation [PAY-029] [PAY-030]", async () => {
    const server = shop()
    const recipient = { name: "Ana", email: "ana@example.ca" }
    await onFakeApi(
      server,
      GiftCertificates.use((certificates) =>
        certificates.add(certificate, { qty: 1, amount: 7500, recipient }),
      ),
      never,
    )
    expect(held(server)).toMatchObject({ type: "GIFT_CERTTIFICATES", prices: [{ amount: 7500, recipient }] })
    const gift = { ...certificate, id: "don", kind: "donation" } as const
    await onFakeApi(
      server,
      Donations.use((donations) => donations.add(gift, 2500)),
      never,
    )
    expect(held(server)).toMatchObject({ type: "show", id: "don", prices: [{ qty: 1, amount: 2500 }] })
  })

  it("lists parking by day and asks for it with its day and type [PARK-001] [PARK-002]", async () => {
    const server = shop()
    const offers = await onFakeApi(
      server,
      Parking.use((parking) =>
        Effect.tap(parking.offers(["le-cid"]), ([first]) => parking.add(first ?? offer, 1)),
      ),
      never,
    )
    expect(offers.map(({ id }) => id)).toEqual(["etages", "tard"])
    expect(held(server)?.prices).toEqual([
      {
        id: "etages",
        qty: 1,
        amount: 1600,
        parkingId: "etages",
        parkingDate: "2026-12-05",
        parkingType: "COVERED",
      },
    ])
  })

  it("sends nothing that would be refused, and says why", async () => {
    const server = shop()
    const failure = await onFakeApi(
      server,
      Effect.flip(
        GiftCertificates.use((certificates) => certificates.add(certificate, { qty: 1, amount: 100 })),
      ),
      never,
    )
    expect(failure).toMatchObject({
      _tag: "product-refused",
      fault: { code: "invalid-amount", min: 2500, max: 50_000 },
      message: "Choisissez un montant dans les limites.",
    })
    expect(server.countOf("createHolds")).toBe(0)
  })

  it("asks for no certificate of a fixed price at another amount [PAY-029]", async () => {
    const server = shop()
    const { amounts: _, ...open } = certificate
    const fixed = { ...open, price: 5000 }
    const failure = await onFakeApi(
      server,
      Effect.flip(GiftCertificates.use((certificates) => certificates.add(fixed, { qty: 1, amount: 7500 }))),
      never,
    )
    expect(failure).toMatchObject({
      _tag: "product-refused",
      fault: { code: "invalid-amount", min: 5000, max: 5000 },
      message: "Cet article n’a qu’un prix. Ne choisissez pas de montant.",
    })
    expect(server.countOf("createHolds")).toBe(0)
  })
})
