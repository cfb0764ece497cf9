import type { AdmissionChange } from "../availability/admission-capacity-store.ts"
import type { HoldWithLines } from "../carts/hold-store.ts"
import type { Lapse } from "../carts/lapse.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { DoneEntry } from "../journal/entry.ts"
import type { StockChange } from "../products/stock-store.ts"

/** What a request was granted: everything that is to be written, and nothing is written yet. */
export interface Placement {
  /** As it becomes. */
  readonly cart: CartRow
  /** Carts that are settled for it: its own when it had lapsed, others whose general admission it needs. */
  readonly lapses: readonly Lapse[]
  readonly holds: readonly HoldWithLines[]
  /** Epoch milliseconds; when the claims end. */
  readonly expiresAt: number
  /** People who come into sections, those whose carts lapse taken off. */
  readonly admission: readonly AdmissionChange[]
  /** Pieces taken of what is limited, those given back taken off. */
  readonly stock: readonly StockChange[]
  /** Tickets taken of codes that are limited, those given back taken off. */
  readonly uses: readonly StockChange[]
  readonly entry: DoneEntry
  /** Placed by the request, at all its events. */
  readonly tickets: number
  readonly lastResort: boolean
}
