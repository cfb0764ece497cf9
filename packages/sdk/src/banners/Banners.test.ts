import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { fakeApi, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { Banners, Outlets, StaticPages } from "../index.ts"

const banner = { id: "a", imageUrl: "/assets/b/images/a.svg", title: "À voir", pageId: "b.le-cid" }

it("tells what the home page puts forward, and nothing of a banner there is not", async () => {
  const server = fakeApi({
    listCarousel: () => reply([banner]),
    getMainBanner: () => reply(banner),
    getSecondaryBanner: () => new Response(null, { status: 204 }),
  })
  const asked = Effect.gen(function* () {
    const banners = yield* Banners
    return [yield* banners.carousel, yield* banners.main, yield* banners.secondary]
  })
  expect(await onFakeApi(server, asked)).toEqual([[banner], banner, undefined])
})

it("lists outlets, and reads a page that the tenant wrote", async () => {
  const outlets = {
    outlets: [
      { id: "b.o", name: "Guichet", city: "Québec", provinceState: "QC", country: "CA", hours: ["Lundi"] },
    ],
  }
  const faq = { name: "faq", html: "<p>…</p>", language: "fr", pageIds: [] } as const
  const server = fakeApi({
    listOutlets: () => reply(outlets),
    getStaticPage: ({ path }) => (path.name === "faq" ? reply(faq) : refuse("page-unknown")),
  })
  const asked = Effect.gen(function* () {
    const pages = yield* StaticPages
    const unknown = yield* Effect.flip(pages.one("careers"))
    return [yield* Outlets.use((one) => one.list), yield* pages.one("faq"), unknown._tag]
  })
  expect(await onFakeApi(server, asked)).toEqual([outlets, faq, "page-unknown"])
})
