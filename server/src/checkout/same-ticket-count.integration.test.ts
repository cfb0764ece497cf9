import type { Cart, HoldGroup, Page, ReleaseItem } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import {
  ids,
  openPetitTheatre,
  type PetitTheatre,
  sellBothNights,
  standing,
} from "../../test/sdk/petit-theatre.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, async (folder) => {
    await sellBothNights(folder)
    await folder.edit("pages/ubu.yaml", "display:", "sameTicketCount: true\ndisplay:")
  })
})
afterAll(() => theatre.close())

async function visitor() {
  let token = ""
  const ask = async <Body>(method: string, path: string, body?: HoldGroup[] | ReleaseItem[] | object) => {
    const response = await fetch(`${theatre.address}${path}?subdomain=petit-theatre`, {
      method,
      headers: {
        ...(token === "" ? {} : { "x-session-token": token }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Body & { code?: string } }
  }
  token = (await ask<{ sessionToken: string }>("POST", "/v1/session")).body.sessionToken
  return ask
}

const nights = (first: number, second: number): HoldGroup[] => {
  const one = standing(first)
  const other = standing(second)
  const prices = other.prices.map((line) => ({ ...line, id: line.id.replace(ids.event, ids.other) }))
  return [one, { ...other, id: ids.other, prices }]
}

it("sells the events of such a page in equal numbers only [CART-018] [CART-047]", async () => {
  const ask = await visitor()
  expect((await ask<Page>("GET", `/v1/pages/${ids.page}`)).body.sameTicketCount).toBe(true)
  expect((await ask("POST", "/v1/holds", nights(2, 1))).status).toBe(200)
  const refused = { status: 422, body: { code: "ticket-counts-differ" } }
  expect(await ask("PUT", "/v1/session/create-sale")).toMatchObject(refused)
  expect(await ask("PUT", "/v1/session/sale/certificates", { codes: [] })).toMatchObject(refused)
  expect(await ask("PUT", "/v1/session/sale/deliveries", { shippingCarts: [] })).toMatchObject(refused)
  const { cartElements } = (await ask<Cart>("GET", "/v1/cart/self")).body
  expect(cartElements.map(({ sameTicketCountPage }) => sameTicketCountPage)).toEqual([ids.page, ids.page])
  expect((await ask("POST", "/v1/holds", nights(0, 1).slice(1))).status).toBe(200)
  expect((await ask("PUT", "/v1/session/create-sale")).status).toBe(200)
})

it("lets one event alone be bought, whatever else there is", async () => {
  const ask = await visitor()
  expect((await ask("POST", "/v1/holds", nights(3, 0).slice(0, 1))).status).toBe(200)
  expect((await ask("PUT", "/v1/session/create-sale")).status).toBe(200)
})
