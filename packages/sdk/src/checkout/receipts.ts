import type { Receipt } from "@parterre/contract"
import * as Effect from "effect/Effect"
import type { KeyValues } from "../client/key-values.ts"

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
        // Where this part cannot be loaded, the service is asked for the receipt, and says what is wrong.
        const receipt = yield* Effect.tryPromise(() => import("../schemas/read-receipt.ts")).pipe(
          Effect.map(({ readReceipt }) => readReceipt(text)),
          Effect.orElseSucceed(() => undefined),
        )
        return receipt?.saleId === saleId ? receipt : undefined
      }),
    forget: () => storage.remove(key),
  }
}
