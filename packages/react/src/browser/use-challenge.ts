import { useShop } from "../provider/ParterreProvider.tsx"
import { createStore } from "../stores/store.ts"
import { useStore } from "../stores/use-store.ts"
import type { Challenge } from "./challenge-store.ts"

const none = createStore<Challenge | undefined>(undefined)

/** The bank's challenge to show in a 390x400 lightbox; nothing when there is none. */
export function useChallenge(): Challenge | undefined {
  const { challenge } = useShop()
  return useStore(challenge ?? none)
}
