import { expect, it, vi } from "vitest"
import { keptDocuments } from "./kept-documents.ts"

const pdf = new Blob(["%PDF"])

it("asks once for the same document, and again for another [TICK-016]", async () => {
  const kept = keptDocuments()
  const ask = vi.fn(async () => pdf)
  expect(await Promise.all([kept.of("a", ask), kept.of("a", ask)])).toEqual([pdf, pdf])
  await kept.of("a", ask)
  expect(ask).toHaveBeenCalledTimes(1)
  await kept.of("b", ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

it("asks again for one that failed", async () => {
  const kept = keptDocuments()
  const ask = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error("away")).mockResolvedValue(pdf)
  await expect(kept.of("a", ask)).rejects.toThrow("away")
  expect(await kept.of("a", ask)).toBe(pdf)
})

it("asks again for what shows a ticket that was forgotten, and for nothing else", async () => {
  const kept = keptDocuments()
  const ask = vi.fn(async () => pdf)
  await kept.of('["tickets","","t1"]', ask)
  await kept.of('["tickets","","t2"]', ask)
  kept.forget("t1")
  await kept.of('["tickets","","t2"]', ask)
  expect(ask).toHaveBeenCalledTimes(2)
  await kept.of('["tickets","","t1"]', ask)
  expect(ask).toHaveBeenCalledTimes(3)
})
