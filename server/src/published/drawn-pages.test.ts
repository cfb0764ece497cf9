import type { FastifyBaseLogger } from "fastify"
import { expect, it } from "vitest"
import { TestClock } from "../../test/house/small-house.ts"
import type { Handlers, Website } from "../http/handler.ts"
import { AnswerBytes, SharedAnswer } from "../http/shared-answer.ts"
import { drawnPages, type PageRenderer } from "./drawn-pages.ts"
import type { PublishedCatalogue } from "./published-catalogue.ts"
import { processMemory } from "./revision-memory.ts"

const petit = { id: "petit", languages: ["fr"] } as unknown as Website

/** Pages of a website whose settings say how many are left, and the time. */
function shop({ room = 100_000, drawing }: { room?: number; drawing?: PageRenderer["drawPage"] } = {}) {
  const clock = new TestClock()
  const scope = processMemory(clock, room).scope()
  const count = { drawn: 0 }
  const site = { left: 3, changesAt: Number.POSITIVE_INFINITY }
  const renderer: PageRenderer = {
    askedPage: (url) => ({ address: url, isDrawn: true, isListed: true, isUnknown: false }),
    drawPage: async (request) => {
      count.drawn += 1
      if (drawing !== undefined) return drawing(request)
      const { left } = (await (
        await request.fetch(new Request(`${request.origin}/v1/websites/config`))
      ).json()) as { left: number }
      const html = `<main>${left} left in ${new Date(request.now).getUTCHours()}</main>`
      return { html, styles: [], scripts: [], canonical: undefined, isMissing: false }
    },
  }
  const getWebsiteConfig = async () => {
    const { left, changesAt } = site
    const bytes = new AnswerBytes({ left, serverTime: new Date(clock.now()).toISOString() })
    return new SharedAnswer(bytes, { freshUntil: clock.now(), changesAt })
  }
  const draw = drawnPages({
    ...{ renderer, clock, handlers: { getWebsiteConfig } as Handlers, cleanHtml: (html) => html },
    catalogue: { of: async () => ({ memory: scope, website: petit }) } as unknown as PublishedCatalogue,
    log: {} as FastifyBaseLogger,
    config: { publicOrigin: "https://billets.example", hosts: new Map() },
  })
  const bytes = async () => {
    const page = await draw({ id: "petit" }, "/fr/pages")
    if (page === undefined || !("bytes" in page)) throw new Error("no page was drawn")
    return page.bytes
  }
  return { clock, count, site, draw, bytes }
}

it("is drawn again when what it tells has changed, five seconds after it was looked at", async () => {
  const { clock, count, site, bytes } = shop()
  const first = await bytes()
  site.left = 2
  clock.pass(4.999)
  expect(await bytes()).toBe(first)
  clock.pass(0.001)
  const second = await bytes()
  expect(String(second.body)).toContain("2 left")
  expect(count.drawn).toBe(2)
})

it("is drawn again the moment a sale opens, and says until when it is true", async () => {
  const { clock, site, bytes } = shop({
    drawing: async ({ fetch, origin, changesAt }) => {
      const { left } = (await (await fetch(new Request(`${origin}/v1/websites/config`))).json()) as {
        left: number
      }
      return {
        ...{ styles: [], scripts: [], canonical: undefined, isMissing: false },
        html: `${left} left until ${changesAt()}`,
      }
    },
  })
  const opensAt = clock.now() + 6_000
  site.changesAt = opensAt
  expect(String((await bytes()).body)).toBe(`3 left until ${opensAt}`)
  // Looked at once more, and the same.
  clock.pass(5)
  await bytes()
  clock.pass(0.999)
  expect(String((await bytes()).body)).toBe(`3 left until ${opensAt}`)
  clock.pass(0.001)
  Object.assign(site, { left: 2, changesAt: Number.POSITIVE_INFINITY })
  expect(String((await bytes()).body)).toBe("2 left until Infinity")
  // A moment that an import of settings moved is written anew, though all else is told as before.
  site.changesAt = opensAt + 60_000
  clock.pass(5)
  expect(String((await bytes()).body)).toBe(`2 left until ${opensAt + 60_000}`)
})

it("is not drawn again while it tells the same, but once a minute for the time that passes", async () => {
  const { clock, count, site, bytes } = shop()
  const first = await bytes()
  for (let look = 0; look < 11; look += 1) {
    clock.pass(5)
    expect(await bytes()).toBe(first)
  }
  expect(count.drawn).toBe(1)
  clock.pass(5)
  // The same page once more: what it was compressed to is kept.
  expect(await bytes()).toBe(first)
  expect(count.drawn).toBe(2)
  clock.pass(3_600)
  const later = await bytes()
  expect(later).not.toBe(first)
  expect(count.drawn).toBe(3)
  clock.pass(5)
  site.left = 0
  expect(String((await bytes()).body)).toContain("0 left")
  expect(count.drawn).toBe(4)
})

it("is looked at once, however many ask for it", async () => {
  const { clock, count, site, bytes } = shop()
  await bytes()
  clock.pass(5)
  site.left = 1
  const asked = await Promise.all(Array.from({ length: 20 }, () => bytes()))
  expect(new Set(asked).size).toBe(1)
  expect(count.drawn).toBe(2)
})

it("is looked at no longer than five seconds where it was told two things at one address", async () => {
  const { clock, count, site, bytes } = shop({
    drawing: async ({ fetch, origin }) => {
      await fetch(new Request(`${origin}/v1/websites/config`))
      site.left -= 1
      await fetch(new Request(`${origin}/v1/websites/config`))
      return { html: "<main></main>", styles: [], scripts: [], canonical: undefined, isMissing: false }
    },
  })
  await bytes()
  clock.pass(5)
  await bytes()
  expect(count.drawn).toBe(2)
})

it("keeps no more of made-up addresses than the memory has room for, however long they are", async () => {
  const { count, draw } = shop({ drawing: async () => "missing" })
  const asked = Array.from({ length: 30 }, (_, at) => `/fr/pages/${at}-${"x".repeat(10_000)}`)
  for (const address of [...asked, ...asked.slice(0, 20)])
    expect(await draw({ id: "petit" }, address)).toMatchObject({ isMissing: true })
  // What was asked for longest ago went, and was drawn again.
  expect(count.drawn).toBe(asked.length + 20)
})
