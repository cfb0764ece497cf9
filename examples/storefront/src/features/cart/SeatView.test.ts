import { afterEach, expect, it, vi } from "vitest"
import { fetchDocument, seatViewUrl } from "./SeatView.tsx"

/** As the client does: paths are the service's, whole addresses stay. */
const assetUrl = (path: string) => new URL(path, "https://service.exemple.ca").href

it.each([
  [undefined, undefined],
  ["", undefined],
  ["  ", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["https://", undefined],
  ["/backend/vs.pdf?perf=1&seat0=2", "https://service.exemple.ca/backend/vs.pdf?perf=1&seat0=2"],
  ["https://salle.exemple.ca/vue.pdf", "https://salle.exemple.ca/vue.pdf"],
])("%s opens %s, wherever the page is", (given, opened) => {
  expect(seatViewUrl(given, assetUrl)).toBe(opened)
})

afterEach(() => vi.unstubAllGlobals())

const answering = (body: string, type: string, status = 200) =>
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers: { "content-type": type } }))

it("fetches a PDF", async () => {
  answering("%PDF", "application/pdf")
  expect(await (await fetchDocument("/plan.pdf")).text()).toBe("%PDF")
})

it.each([
  [404, "application/problem+json"],
  [200, "text/html; charset=utf-8"],
  [500, "application/pdf"],
])("takes nothing else for one: %i, %s", async (status, type) => {
  answering("no", type, status)
  await expect(fetchDocument("/plan.pdf")).rejects.toThrow(`No PDF at /plan.pdf: ${status} ${type}`)
})
