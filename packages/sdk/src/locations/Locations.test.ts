import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { describe, expect, it } from "vitest"
import { fakeApi, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { config } from "../../test/samples.ts"
import { Locations, type ParterreOptions } from "../index.ts"

const QUEBEC = { latitude: 46.81, longitude: -71.21 }
const city = { city: "Québec", province: "QC" }
const URL_BY_NETWORK = "https://where.example/me"

/** A server that knows the city, and a service that knows where an address is when it answers at all. */
function world(
  byNetwork: (request: Request) => Promise<Response> = () => Promise.reject(new Error("down")),
  told?: string,
) {
  const server = fakeApi({
    findCity: () => reply(city),
    getWebsiteConfig: () => reply({ ...config(), networkPositionUrl: told }),
  })
  const asked: Request[] = []
  const fetch = (request: Request) => {
    if (!request.url.startsWith(URL_BY_NETWORK)) return server.fetch(request)
    asked.push(request)
    return byNetwork(request)
  }
  const ask = (options: Partial<ParterreOptions>) =>
    onFakeApi(
      server,
      Locations.use((locations) => locations.shopperPlace),
      { ...options, fetch },
    )
  return { server, asked, ask, fetch }
}
const refused = () => Promise.reject(new Error("denied"))

describe("the shopper's city", () => {
  it("follows from what the browser says [GEO-001]", async () => {
    const { server, ask } = world()
    expect(await ask({ browserPosition: () => Promise.resolve(QUEBEC) })).toEqual({ ...city, ...QUEBEC })
    const { query } = server.lastOf("findCity") ?? {}
    expect([query?.get("latitude"), query?.get("longitude")]).toEqual(["46.81", "-71.21"])
  })

  it.each([
    ["is unsupported", {}],
    ["fails", { browserPosition: refused }],
    ["answers nonsense", { browserPosition: () => Promise.resolve({ latitude: 200, longitude: 0 }) }],
  ])("follows from the network address when the browser %s [GEO-002]", async (_, browser) => {
    const { server, asked, ask } = world(() => Promise.resolve(Response.json(QUEBEC)))
    expect(await ask({ ...browser, networkPositionUrl: URL_BY_NETWORK })).toEqual({ ...city, ...QUEBEC })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.get("authorization")).toBeNull()
    expect(server.countOf("findCity")).toBe(1)
  })

  it("is a no where the shopper says no to the browser: nobody else is asked", async () => {
    const { asked, ask } = world(() => Promise.resolve(Response.json(QUEBEC)))
    const browserPosition = () => Promise.reject(Object.assign(new Error("denied"), { code: 1 }))
    expect(await ask({ browserPosition, networkPositionUrl: URL_BY_NETWORK })).toBeUndefined()
    expect(asked).toEqual([])
  })

  it("asks no service by network address unless one is named [GEO-002]", async () => {
    const { server, asked, ask } = world(() => Promise.resolve(Response.json(QUEBEC)))
    expect(await ask({ browserPosition: refused })).toBeUndefined()
    expect(await ask({ browserPosition: refused, networkPositionUrl: "" })).toBeUndefined()
    expect(asked).toEqual([])
    expect(server.countOf("findCity")).toBe(0)
  })

  it("asks the one that the operator names, when nobody else did [GEO-002]", async () => {
    const { asked, ask } = world(() => Promise.resolve(Response.json(QUEBEC)), URL_BY_NETWORK)
    expect(await ask({ browserPosition: refused })).toEqual({ ...city, ...QUEBEC })
    expect(asked.map(({ url }) => url)).toEqual([URL_BY_NETWORK])
  })

  it("follows from the network address alone where nobody is to be asked", async () => {
    const { server, asked, fetch } = world(() => Promise.resolve(Response.json(QUEBEC)), URL_BY_NETWORK)
    const browserPosition = () => Promise.reject(new Error("the browser was asked"))
    const found = onFakeApi(
      server,
      Locations.use((locations) => locations.networkPlace),
      { browserPosition, fetch },
    )
    expect(await found).toEqual({ ...city, ...QUEBEC })
    expect(asked).toHaveLength(1)
  })

  it("gives that service up, aborted, after 800 ms and not before [GEO-002]", async () => {
    const { server, asked, fetch } = world(() => new Promise<Response>(() => {}))
    const waited = Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Locations.use((locations) => locations.shopperPlace))
      yield* settle
      yield* TestClock.adjust("799 millis")
      yield* settle
      const before = [fiber.pollUnsafe() === undefined, asked[0]?.signal.aborted]
      yield* TestClock.adjust("1 millis")
      return { before, city: yield* Fiber.join(fiber), aborted: asked[0]?.signal.aborted }
    })
    expect(await onFakeApi(server, waited, { networkPositionUrl: URL_BY_NETWORK, fetch })).toEqual({
      before: [true, false],
      city: undefined,
      aborted: true,
    })
  })
})

it("lists the tenant's venues, and answers one", async () => {
  const hall = {
    id: "hall",
    name: "Salle Belvédère",
    images: [],
    city: "Québec",
    provinceState: "QC",
    country: "CA",
    parameters: {},
  }
  const server = fakeApi({
    listLocations: () => reply({ locations: [hall] }),
    getLocation: ({ path }) => (path.id === "hall" ? reply(hall) : refuse("location-unknown")),
  })
  const asked = Effect.gen(function* () {
    const locations = yield* Locations
    const unknown = yield* Effect.flip(locations.one("nowhere"))
    return [yield* locations.list, yield* locations.one("hall"), unknown._tag]
  })
  expect(await onFakeApi(server, asked)).toEqual([{ locations: [hall] }, hall, "location-unknown"])
})
