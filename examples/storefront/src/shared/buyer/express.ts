import type { Cart } from "@parterre/contract"
import { type ComponentType, createContext } from "react"
import type { Draft } from "./draft.ts"

export interface ExpressProps {
  readonly cart: Cart
  /** What the wallet says of its holder. */
  readonly onContact: (contact: Pick<Draft, "firstname" | "lastname" | "email">) => void
}

/** The wallets that pay with no form before, of the checkout, for screens that come before it. */
export const ExpressContext = createContext<ComponentType<ExpressProps> | undefined>(undefined)
