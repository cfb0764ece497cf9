import type { Language, Parterre } from "@parterre/sdk"
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react"
import type { ChallengeStore } from "../browser/challenge-store.ts"
import { type CartStore, createCartStore } from "../carts/cart-store.ts"

export interface ParterreShop {
  readonly client: Parterre
  readonly challenge: ChallengeStore | undefined
  readonly language: Language
  readonly cart: CartStore
}

export const ShopContext = createContext<ParterreShop | undefined>(undefined)

export interface ParterreProviderProps {
  readonly client: Parterre
  /** Shows bank challenges; comes with the client of `createBrowserParterre`. */
  readonly challenge?: ChallengeStore
  readonly language: Language
  readonly children: ReactNode
}

/** Gives the hooks their client and keeps one live cart for the whole shop. */
export function ParterreProvider({ client, challenge, language, children }: ParterreProviderProps) {
  const cart = useMemo(() => createCartStore(client), [client])
  // While rendering, not in an effect: the effects of children load in the new language.
  useMemo(() => {
    if (client.session.language() !== language) void client.session.setLanguage(language)
  }, [client, language])
  useEffect(() => cart.start(), [cart])
  // The texts of the lines come from the server, in the language of the request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language is the reason to read again
  useEffect(() => void cart.reload(), [cart, language])
  const shop = useMemo(() => ({ client, challenge, language, cart }), [client, challenge, language, cart])
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): ParterreShop {
  const shop = useContext(ShopContext)
  if (shop === undefined) throw new Error("There is no ParterreProvider above this component.")
  return shop
}

/** The language the shop is in. */
export const useLanguage = (): Language => useShop().language

/** The client itself, for calls without a hook of their own. */
export const useParterre = (): Parterre => useShop().client
