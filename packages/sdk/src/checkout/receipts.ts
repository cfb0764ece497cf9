import type { Receipt } from "@parterre/contract"
import type { KeyValues } from "../client/KeyValueStorage.ts"

/** The last receipt of a tenant, kept on the device. */
export function receiptStore(storage: KeyValues, subdomain: string | undefined) {
  const key = `parterre.${subdomain ?? "site"}.receipt`
  return {
    save: (receipt: Receipt) => storage.write(key, JSON.stringify(receipt)),
    read: (saleId: string): Receipt | undefined => {
      const receipt = parse(storage.read(key))
      return receipt?.saleId === saleId ? receipt : undefined
    },
    forget: () => storage.remove(key),
  }
}

function parse(text: string | undefined): Receipt | undefined {
  try {
    return JSON.parse(text ?? "null") ?? undefined
  } catch {
    return undefined
  }
}
