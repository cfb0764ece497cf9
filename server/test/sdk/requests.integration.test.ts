import { createServer, type IncomingMessage } from "node:http"
import { api, memoryStorage } from "@parterre/sdk"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { buildHouse, otherHouse } from "../house/small-house.ts"
import { testConfig } from "../serve.ts"
import { ids, openPetitTheatre, type PetitTheatre, stalls } from "./petit-theatre.ts"
import { failureOf, pass, sdkClient } from "./sdk-client.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  // A tenant on a host of its own.
  const config = testConfig({ hosts: new Map([["127.0.0.1", "voisin"]]) })
  theatre = await openPetitTheatre({ config })
  await buildHouse(theatre.db, { website: otherHouse, rows: [{ name: "A", seats: 2 }] })
})
afterAll(() => theatre.close())

const credentials = { username: "soutien@petit-theatre.example", password: "parterre-demo" }

describe("what a request carries", () => {
  it("names the site, the language and who asks [CALL-001]", async () => {
    const { shop, exchanges } = theatre.client({ language: "en" })
    await shop.catalogue.config()
    await shop.catalogue.pages()
    await shop.cart.addElements([stalls("A-1", "A-2")])
    await shop.cart.deleteAllElement()
    expect(new Set(exchanges.map(({ call }) => call.split(" ")[0]))).toEqual(
      new Set(["GET", "POST", "DELETE"]),
    )
    for (const { call, query } of exchanges.slice(1))
      expect(query, call).toMatchObject({
        language: "en",
        context: "WEB",
        accountId: "petit-theatre",
        accountCode: "PETIT",
        subdomain: "petit-theatre",
        member: "false",
      })
    const nobody = sdkClient(theatre.address, "personne")
    expect(await failureOf(nobody.shop.catalogue.pages())).toMatchObject({
      _tag: "website-unknown",
      status: 400,
    })
  })

  it("has the token of the session once there is one [CALL-002] [SESS-012]", async () => {
    const storage = memoryStorage()
    const { shop, exchanges } = theatre.client({ storage })
    await shop.catalogue.config()
    await shop.cart.addElements([stalls("A-1", "A-2")])
    await shop.catalogue.pages()
    expect(exchanges.map(({ call }) => call)).toEqual([
      "GET /v1/websites/config",
      "POST /v1/session",
      "POST /v1/holds",
      "GET /v1/pages",
    ])
    const kept = JSON.parse(storage.read("parterre.petit-theatre.session") ?? "{}").value
    expect(kept).toMatch(/^[\w-]{22,}$/)
    expect(exchanges.map(({ headers }) => headers.get("x-session-token"))).toEqual([null, null, kept, kept])
    await shop.cart.deleteAllElement()
    const without = await fetch(`${theatre.address}/v1/cart/self?subdomain=petit-theatre`)
    expect([without.status, ((await without.json()) as { code: string }).code]).toEqual([
      401,
      "session-missing",
    ])
  })

  it("goes to nobody else: pictures and other services get neither [CALL-003]", async () => {
    const asked: IncomingMessage[] = []
    const elsewhere = createServer((request, response) => {
      asked.push(request)
      response.setHeader("content-type", "application/json")
      response.end(JSON.stringify({ latitude: 46.34, longitude: -72.54 }))
    })
    await new Promise<void>((ready) => elsewhere.listen(0, "127.0.0.1", ready))
    onTestFinished(() => void elsewhere.close())
    const address = elsewhere.address()
    const networkPositionUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/position`
    const { shop, of } = theatre.client({ networkPositionUrl })
    const { images } = await shop.catalogue.config()
    await shop.session.start()
    // Where the shopper is is asked of the service; what city that is, of this server.
    expect(await shop.locations.shopperPlace()).toMatchObject({ city: "Trois-Rivières", province: "QC" })
    expect(asked.map(({ url }) => url)).toEqual(["/position"])
    expect(asked[0]?.headers["x-session-token"]).toBeUndefined()
    expect(of("GET /v1/l12n/city")[0]?.query).toMatchObject({ latitude: "46.34", longitude: "-72.54" })
    const picture = shop.assetUrl(images?.[0]?.url ?? "")
    expect(picture).toBe(`${theatre.address}/assets/petit-theatre/images/logo.svg`)
    expect((await fetch(picture)).headers.get("content-type")).toContain("image/svg+xml")
    expect(shop.assetUrl("https://cdn.example/a.svg")).toBe("https://cdn.example/a.svg")
  })

  it("reaches every base of the contract's paths [CALL-005]", async () => {
    const { shop, exchanges } = theatre.client()
    await shop.run(api.createRefreshToken({ body: credentials }))
    await shop.checkout.seatsPdf(ids.event, ["parterre-A-1"])
    await failureOf(shop.checkout.ticketsPdf(["nobody-s"]))
    await failureOf(shop.run(api.checkoutCreditCard({ body: payment })))
    expect(exchanges.map(({ call }) => call)).toEqual(
      expect.arrayContaining([
        "POST /v1/session",
        "POST /v2/refresh-tokens",
        "GET /backend/vs.pdf",
        "GET /backend/v1/tickets",
        "POST /backend/v1/cart/checkoutCreditCard",
      ]),
    )
    for (const { call, answered, status } of exchanges)
      expect([call, status === 200 || answered.get("content-type")?.includes("problem+json")]).toEqual([
        call,
        true,
      ])
  })
})

const payment = {
  client: { firstname: "Ada", lastname: "Roy", email: "ada@exemple.ca" },
  creditCard: { stripeToken: "tok_visa" },
  amount: 100,
  saleToken: "no-such-sale",
}

describe("a site", () => {
  it("is the one named, else the one of the host, all along [SHELL-003]", async () => {
    const named = theatre.client()
    expect((await named.shop.catalogue.config()).subdomain).toBe("petit-theatre")
    expect((await named.shop.catalogue.pages()).map(({ id }) => id)).toEqual([ids.page])
    const ofHost = sdkClient(theatre.address, undefined)
    expect((await ofHost.shop.catalogue.config()).subdomain).toBe("voisin")
    expect((await ofHost.shop.catalogue.pages()).map(({ id }) => id)).toEqual(["voisin.soir"])
    expect(ofHost.exchanges.some(({ query }) => "subdomain" in query)).toBe(false)
  })

  it("speaks French unless asked otherwise [I18N-001]", async () => {
    const { shop, exchanges } = theatre.client()
    expect(shop.session.language()).toBe("fr")
    expect((await shop.catalogue.page(ids.page)).title).toBe("Ubu au marché")
    await shop.session.setLanguage("en")
    expect((await shop.catalogue.page(ids.page)).title).toBe("Ubu at the Market")
    expect(exchanges.map(({ query }) => query.language)).toEqual(["fr", "en"])
  })
})

describe("an answer that is kept", () => {
  it("is asked for once in its 60 seconds, and always anew with cache=0 [CALL-004]", async () => {
    const { shop, of } = theatre.client()
    const asked = () => of("GET /v1/pages").length
    await shop.catalogue.pages()
    pass(theatre.clock, 59)
    await shop.catalogue.pages()
    expect(asked()).toBe(1)
    pass(theatre.clock, 1)
    await shop.catalogue.pages()
    expect(asked()).toBe(2)
    await shop.run(api.listPages({ fresh: true }))
    await shop.run(api.listPages({ fresh: true }))
    expect(asked()).toBe(4)
    const caching = of("GET /v1/pages").map(({ query, answered }) => [
      query.cache,
      answered.get("cache-control"),
    ])
    expect(caching).toEqual([
      [undefined, "public, max-age=60, s-maxage=2, stale-while-revalidate=8"],
      [undefined, "public, max-age=60, s-maxage=2, stale-while-revalidate=8"],
      ["0", "no-store"],
      ["0", "no-store"],
    ])
  })

  it("is another for each language and session, and gone after a login or a logout [CALL-004]", async () => {
    const { shop, of } = theatre.client()
    const asked = async () => {
      await shop.catalogue.page(ids.page)
      return of(`GET /v1/pages/${ids.page}`).length
    }
    expect(await asked()).toBe(1)
    expect(await asked()).toBe(1)
    await shop.session.setLanguage("en")
    expect(await asked()).toBe(2)
    await shop.session.start()
    expect(await asked()).toBe(3)
    await shop.support.logIn(credentials.username, credentials.password)
    expect(await asked()).toBe(4)
    await shop.support.logOut()
    expect(await asked()).toBe(5)
    expect(await asked()).toBe(5)
  })
})

describe("a session", () => {
  it("is opened by the first hold, not by whoever only looks around", async () => {
    const { shop, of, exchanges } = theatre.client()
    await shop.catalogue.pages()
    const seen = await shop.cart.callCart()
    await shop.cart.refresh()
    await shop.cart.deleteUnconfirmed()
    expect(exchanges.map(({ call }) => call)).toEqual(["GET /v1/pages"])
    await shop.cart.addElements([stalls("A-1", "A-2")])
    expect(of("POST /v1/session")).toHaveLength(1)
    expect((await shop.cart.callCart()).totalQty).toBe(2)
    await shop.cart.deleteAllElement()
    // It is the cart that the server shows to a session which has held nothing.
    const own = ({ serverTime: _, renewalsLeft: __, ...cart }: typeof seen) => cart
    const other = theatre.client().shop
    await other.session.start()
    expect(own(seen)).toEqual(own(await other.cart.callCart()))
  })

  it("is opened with what its page says, and kept [CALL-016] [SHELL-061]", async () => {
    const storage = memoryStorage()
    const { shop, of } = theatre.client({ storage })
    const page = { utm_source: "infolettre", subdomain: "voisin" }
    await shop.session.start({ auto: true, referrer: "https://exemple.ca/spectacles", page })
    const [opened] = of("POST /v1/session")
    expect(opened?.query).toEqual({
      utm_source: "infolettre",
      subdomain: "petit-theatre",
      language: "fr",
      context: "WEB",
      member: "false",
      auto: "true",
      r: "https://exemple.ca/spectacles",
      cache: "0",
    })
    expect(opened?.answered.get("cache-control")).toBe("no-store")
    await shop.cart.addElements([stalls("B-1", "B-2")])

    // The page is loaded again: the session and its cart are still the shopper's.
    const again = theatre.client({ storage })
    expect((await again.shop.cart.callCart()).totalQty).toBe(2)
    expect(again.of("POST /v1/session")).toEqual([])
    await again.shop.session.start()
    expect(again.of("POST /v1/session")[0]?.headers.get("x-session-token")).toBe(
      JSON.parse(storage.read("parterre.petit-theatre.session") ?? "{}").value,
    )
    await again.shop.cart.deleteAllElement()
  })

  it("is no other tenant's, and its token is in no table", async () => {
    const storage = memoryStorage()
    const { shop } = theatre.client({ storage })
    const { value } = await shop.session.start()
    const elsewhere = await fetch(`${theatre.address}/v1/cart/self?subdomain=voisin`, {
      headers: { "x-session-token": value },
    })
    expect(elsewhere.status).toBe(401)
    const { db } = theatre
    const rows = await db("sessions").where({ website_id: "petit-theatre" })
    expect(JSON.stringify(rows)).not.toContain(value)
  })
})
