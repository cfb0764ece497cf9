import { afterEach, expect, it, vi } from "vitest"
import { fetchDocument } from "./SeatView.tsx"

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
  await expect(fetchDocument("/plan.pdf")).rejects.toThrow(`No PDF: ${status} ${type}`)
})
