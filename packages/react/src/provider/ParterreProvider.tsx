import {
  type AccessSnapshot,
  type ClientSnapshot,
  type Language,
  type Parterre,
  UNKNOWN_CLIENT,
} from "@parterre/sdk"
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react"
import type { ChallengeStore } from "../browser/challenge-store.ts"
import { SETTLED, whenIdle } from "../browser/when-idle.ts"
import { type CartStore, createCartStore } from "../carts/cart-store.ts"
import type { PageAnswers } from "../loading/page-answers.ts"

export interface ParterreShop {
  readonly client: Parterre
  readonly challenge: ChallengeStore | undefined
  readonly language: Language
  readonly cart: CartStore
  readonly answers: PageAnswers | undefined
  /** Milliseconds within which it is asked whose visit it is, once there is nothing better to do; at once where undefined. */
  readonly readsWithin: number | undefined
  readonly first: FirstSnapshots
}

/** What the client knew before anything was read: see `ReadableStore.first`. */
interface FirstSnapshots {
  readonly client: ClientSnapshot
  readonly accessKeys: AccessSnapshot
}

export const ShopContext = createContext<ParterreShop | undefined>(undefined)

export interface ParterreProviderProps {
  readonly client: Parterre
  /** Shows bank challenges; comes with the client of `createBrowserParterre`. */
  readonly challenge?: ChallengeStore
  readonly language: Language
  /** What the page came with, or what a server draws it with. */
  readonly answers?: PageAnswers
  /**
   * Asks whose visit it is, and for the cart, once the browser has nothing better to do: for pages that show neither, or that are
   * of use before. A number is the milliseconds after which it asks at the latest; `true` is 2,000.
   */
  readonly readsLater?: boolean | number
  readonly children: ReactNode
}

/** Gives the hooks their client and keeps one live cart for the whole shop. */
export function ParterreProvider({
  client,
  challenge,
  language,
  answers,
  readsLater = false,
  children,
}: ParterreProviderProps) {
  const cart = useMemo(() => createCartStore(client), [client])
  const readsWithin = readsLater === false ? undefined : readsLater === true ? SETTLED : readsLater
  // While rendering, not in an effect: the effects of children load in the new language.
  useMemo(() => {
    if (client.session.language() !== language) void client.session.setLanguage(language)
  }, [client, language])
  useEffect(() => cart.start(), [cart])
  // The texts of the lines come from the server, in the language of the request.
  const isRead = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language is the reason to read again
  useEffect(() => {
    const read = () => {
      isRead.current = true
      void cart.reload()
    }
    return readsWithin === undefined || isRead.current ? read() : whenIdle(read, readsWithin)
  }, [cart, language])
  // The first render of all: nothing has been asked for yet. A page that comes with answers was drawn for everybody.
  const first = useMemo(
    () => ({
      client: answers === undefined ? client.clients.current() : UNKNOWN_CLIENT,
      accessKeys: client.accessKeys.current(),
    }),
    [client, answers],
  )
  const shop = useMemo(
    () => ({ client, challenge, language, cart, answers, readsWithin, first }),
    [client, challenge, language, cart, answers, readsWithin, first],
  )
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

export interface Reload {
  /** Forgets what the server said before: everything is asked for anew from now on. */
  readonly forget: () => void
  readonly readCart: () => void
}

/** What a shop needs to ask for everything anew; always the same object. */
export function useReload(): Reload {
  const { client, answers, cart } = useShop()
  return useMemo(
    () => ({
      forget() {
        answers?.forget()
        void client.session.setLanguage(client.session.language())
      },
      readCart: () => void cart.reload(),
    }),
    [client, answers, cart],
  )
}
