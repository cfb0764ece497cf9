import type { TrackableLine, TrackedProduct } from "@parterre/domain/tracking"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { describe, expect, it } from "vitest"
import { fakeApi, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle } from "../../test/run.ts"
import { config, emptyCart, session } from "../../test/samples.ts"
import { Clients, Consent, memoryStorage, Tracking } from "../index.ts"

const line = (index: number): TrackableLine => ({
  id: `p${index}`,
  eventId: "e",
  priceType: "Adulte",
  priceLevel: "A",
  qty: 1,
  price: 4400,
})
const lines = Array.from({ length: 25 }, (_, index) => line(index))
const purchase = {
  page: "/checkout/checkout-confirmation",
  saleId: "S-1",
  total: 11_498,
  taxes: 1498,
  products: [],
}

const shop = () =>
  fakeApi({
    listTagManagers: () => reply(["GTM-AB12CD", "GTM-AB12CD&x=1"]),
    createSession: () => reply(session()),
    listDataLayerProducts: ({ body }) =>
      reply(
        (body as TrackedProduct[]).map(({ eventId, qty, price, priceId }) => ({
          id: priceId,
          eventId,
          quantity: qty,
          price,
        })),
      ),
    getDataLayer: ({ path, query }) =>
      reply(
        query.has("saleId") ? purchase : { page: decodeURIComponent(path.pageUrl ?? ""), pageType: "show" },
      ),
    getWebsiteConfig: () => reply(config()),
    getCart: () => reply(emptyCart()),
    logOutClient: () => new Response(null, { status: 204 }),
  })

const agreed = Consent.use((consent) => consent.answer("yes"))

describe("before a yes, and after a no", () => {
  it.each([undefined, "no"] as const)(
    "asks for nothing and tells nothing: %s [TRACK-007]",
    async (answer) => {
      const server = shop()
      const asked = Effect.gen(function* () {
        if (answer !== undefined) yield* Consent.use((consent) => consent.answer(answer))
        const tracking = yield* Tracking
        return [
          yield* tracking.tagManagers,
          yield* tracking.products(lines),
          yield* tracking.pageView("/fr/pages"),
          yield* tracking.purchase("S-1"),
        ]
      })
      expect(await onFakeApi(server, asked)).toEqual([[], [], undefined, undefined])
      for (const call of ["listTagManagers", "listDataLayerProducts", "getDataLayer"] as const)
        expect(server.countOf(call)).toBe(0)
    },
  )

  it("keeps nothing on the device until there is an answer, and then the answer alone", async () => {
    const storage = memoryStorage()
    const written: string[] = []
    const spying = { ...storage, write: (key: string, value: string) => void written.push(`${key}=${value}`) }
    const asked = Effect.gen(function* () {
      const tracking = yield* Tracking
      yield* tracking.pageView("/fr/pages")
      yield* tracking.purchase("S-1")
      yield* Consent.use((consent) => consent.answer("no"))
    })
    await onFakeApi(shop(), asked, { storage: spying })
    expect(written).toEqual(["parterre.belvedere.consent=no"])
  })

  it("remembers an answer at the next visit, and takes nothing else for one", async () => {
    const storage = memoryStorage()
    const answer = Consent.use((consent) => SubscriptionRef.get(consent.state))
    await onFakeApi(shop(), agreed, { storage })
    expect(await onFakeApi(shop(), answer, { storage })).toBe("yes")
    storage.write("parterre.belvedere.consent", "perhaps")
    expect(await onFakeApi(shop(), answer, { storage })).toBe("unasked")
  })
})

describe("after a yes", () => {
  const after = <A, E>(ask: (tracking: Tracking["Service"]) => Effect.Effect<A, E>) =>
    Effect.andThen(agreed, Tracking.use(ask))

  it("names the tag managers that look like some [TRACK-002] [CALL-112]", async () => {
    expect(
      await onFakeApi(
        shop(),
        after(({ tagManagers }) => tagManagers),
      ),
    ).toEqual(["GTM-AB12CD"])
  })

  it("sends 25 products as 10, 10 and 5, with their eight properties [TRACK-003] [TRACK-006] [CALL-113]", async () => {
    const server = shop()
    const full = { ...line(0), promoId: "ete", parkingId: "lot" }
    const answer = await onFakeApi(
      server,
      after(({ products }) => products([full, ...lines.slice(1)])),
    )
    expect(answer.map(({ id }) => id)).toEqual(lines.map(({ id }) => id))
    const bodies = server.sent.flatMap(({ operation, body }) =>
      operation === "listDataLayerProducts" ? [body as TrackedProduct[]] : [],
    )
    expect(bodies.map(({ length }) => length)).toEqual([10, 10, 5])
    expect(bodies[0]?.[0]).toEqual({
      eventId: "e",
      priceType: "Adulte",
      priceLevel: "A",
      qty: 1,
      price: 4400,
      priceId: "p0",
      promoId: "ete",
      parkingId: "lot",
    })
  })

  it("tells a page without its query, and nothing of one person's [CALL-114] [TRACK-007]", async () => {
    const server = shop()
    const seen = after(({ pageView }) =>
      Effect.all([pageView("/fr/pages/b.le-cid?code=AMI"), pageView("/fr/client/login")]),
    )
    expect(await onFakeApi(server, seen)).toEqual([
      { event: "page-view", page: "/fr/pages/b.le-cid", pageType: "show", pageId: "b.le-cid" },
      undefined,
    ])
    expect(server.countOf("getDataLayer")).toBe(1)
  })

  it("tells a purchase once, also after the page is opened again; and again where it could not [PAY-019] [TRACK-001]", async () => {
    const storage = memoryStorage()
    const told = after(({ purchase: tell }) => tell("S-1"))
    expect(await onFakeApi(shop(), told, { storage })).toEqual({
      event: "purchase",
      currency: "CAD",
      saleId: "S-1",
      total: 11_498,
      taxes: 1498,
      products: [],
    })
    expect(await onFakeApi(shop(), told, { storage })).toBeUndefined()
    const failing = fakeApi({
      createSession: () => reply(session()),
      getDataLayer: () => refuse("sale-unknown"),
    })
    const other = after(({ purchase: tell }) => Effect.flip(tell("S-2")))
    expect((await onFakeApi(failing, other, { storage }))._tag).toBe("sale-unknown")
    expect(storage.read("parterre.belvedere.tracked-sale")).toBeUndefined()
  })

  it("tells a logout before the call [SESS-011] [TRACK-001]", async () => {
    const server = shop()
    const heard: [string, number][] = []
    const leaving = Effect.gen(function* () {
      yield* agreed
      const tracking = yield* Tracking
      yield* Effect.forkChild(
        Stream.runForEach(tracking.events, ({ event }) =>
          Effect.sync(() => void heard.push([event, server.countOf("logOutClient")])),
        ),
      )
      yield* settle
      yield* Clients.use((clients) => clients.logOut)
      yield* settle
    })
    await onFakeApi(server, leaving)
    expect(heard).toEqual([["logout", 0]])
    expect(server.countOf("logOutClient")).toBe(1)
  })
})
