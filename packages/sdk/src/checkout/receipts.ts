import type { Receipt } from "@parterre/contract"
import * as Effect from "effect/Effect"
import type { KeyValues } from "../client/KeyValueStorage.ts"

/** The last receipt of a tenant, kept on the device. */
export function receiptStore(storage: KeyValues, subdomain: string | undefined) {
  const key = `parterre.${subdomain ?? "site"}.receipt`
  return {
    save: (receipt: Receipt) => storage.write(key, JSON.stringify(receipt)),
    /** Storage is open to anyone on the device: what does not fit the contract is no receipt. */
    read: (saleId: string): Effect.Effect<Receipt | undefined> =>
      Effect.gen(function* () {
        const text = storage.read(key)
        if (text === undefined) return undefined
        const { readReceipt } = yield* Effect.promise(() => import("../schemas/read-receipt.ts"))
        const receipt = readReceipt(text)
        return receipt?.saleId === saleId ? receipt : undefined
      }),
    forget: () => storage.remove(key),
  }
}
