import type { Client, SocialProvider } from "@parterre/contract"
import type { SocialReturn } from "@parterre/sdk"
import { useParterre } from "../provider/ParterreProvider.tsx"
import { useSnapshot } from "../stores/use-store.ts"

export interface SocialSignInView {
  /** In this visit; whatever fails returns to `ready`. */
  readonly state: "ready" | "signed-in" | "signed-out"
  /** Leads the whole window to the provider; the shop's page `client/social` goes on from there, then `returnPath`. */
  readonly begin: (provider: SocialProvider, returnPath?: string) => Promise<void>
  /** Logs in with what the provider sent back. */
  readonly finish: (brought: SocialReturn) => Promise<Client>
}

/** Signing in with Google and Facebook: no script of theirs is loaded, the window goes to them and comes back. */
export function useSocialSignIn(
  lead: (address: string) => void = (address) => window.location.assign(address),
): SocialSignInView {
  const { clients } = useParterre()
  return {
    state: useSnapshot(clients.social, "ready"),
    begin: async (provider, returnPath) =>
      lead((await clients.beginSocialSignIn(provider, returnPath)).authorizationUrl),
    finish: clients.finishSocialSignIn,
  }
}
