import { expect, it, vi } from "vitest"

it("lets a page be taken over where its browser may start no worker", async () => {
  const Worker = vi.fn(function refuse() {
    throw new DOMException("An opaque origin", "SecurityError")
  })
  vi.stubGlobal("Worker", Worker)
  // For this test alone: the file starts its worker when it is read.
  const { formatsReady }: typeof import("./drawing.ts") = await import("./drawing.ts?no-worker" as string)
  expect(await formatsReady()).toBeUndefined()
  expect(Worker).toHaveBeenCalledOnce()
})
