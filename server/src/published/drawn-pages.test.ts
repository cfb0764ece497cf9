import { expect, it } from "vitest"
import { TestClock } from "../../test/house/small-house.ts"
import type { Website } from "../http/handler.ts"
import { drawnPages, type PageRenderer } from "./drawn-pages.ts"
import type { PublishedCatalogue } from "./published-catalogue.ts"
import { processMemory } from "./revision-memory.ts"

it("keeps no more of made-up addresses than the memory has room for, however long they are", async () => {
  const clock = new TestClock()
  const room = 100_000
  const memory = processMemory(clock, room)
  const scope = memory.scope()
  let drawn = 0
  const renderer: PageRenderer = {
    askedPage: (url) => ({ address: url, isDrawn: true, isListed: true, isUnknown: false }),
    drawPage: async () => {
      drawn += 1
      return "missing"
    },
  }
  const draw = drawnPages({
    ...{ renderer, clock, handlers: {}, cleanHtml: (html) => html },
    catalogue: { of: async () => ({ memory: scope }) } as unknown as PublishedCatalogue,
    config: { publicOrigin: "https://billets.example", hosts: new Map() },
  })
  const asked = Array.from({ length: 30 }, (_, at) => `/fr/pages/${at}-${"x".repeat(10_000)}`)
  const log = {} as Parameters<typeof draw>[2]
  for (const address of [...asked, ...asked.slice(0, 20)])
    expect(await draw({ id: "petit" } as Website, address, log)).toMatchObject({ isMissing: true })
  // What was asked for longest ago went, and was drawn again.
  expect(drawn).toBe(asked.length + 20)
})
