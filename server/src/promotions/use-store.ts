import { limitGuard, type StockGuard } from "../products/stock-store.ts"

/** What keeps a code that is limited from being used for more tickets than it is for; `StockGuard` says how. */
export const codeGuard: StockGuard = limitGuard({ name: "code_uses", id: "code_id" })
