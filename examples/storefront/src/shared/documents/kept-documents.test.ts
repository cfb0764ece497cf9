import { expect, it, vi } from "vitest"
import { keptDocuments } from "./kept-documents.ts"

const pdf = new Blob(["%PDF"])

it("asks once for the same document, and again for another [TICK-016]", async () => {
  const kept = keptDocuments()
  const ask = vi.fn(async () => pdf)
  expect(await Promise.all([kept("a", ask), kept("a", ask)])).toEqual([pdf, pdf])
  await kept("a", ask)
  expect(ask).toHaveBeenCalledTimes(1)
  await kept("b", ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

it("asks again for one that failed", async () => {
  const kept = keptDocuments()
  const ask = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error("away")).mockResolvedValue(pdf)
  await expect(kept("a", ask)).rejects.toThrow("away")
  expect(await kept("a", ask)).toBe(pdf)
})
