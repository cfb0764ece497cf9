import * as Effect from "effect/Effect"
import { expect, it, vi } from "vitest"
import { receipt } from "../../test/samples.ts"
import { memoryStorage } from "../client/key-values.ts"
import { receiptStore } from "./receipts.ts"

vi.mock("../schemas/read-receipt.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module")
})

it("has no receipt, and no failure of its own, while the part that reads one cannot be loaded", async () => {
  const store = receiptStore(memoryStorage(), "belvedere")
  store.save(receipt)
  expect(await Effect.runPromise(store.read(receipt.saleId))).toBeUndefined()
})
