import type { ClosingPreview } from "@parterre/contract"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useSnapshot } from "../stores/use-store.ts"

export interface Closing {
  readonly preview: Loaded<ClosingPreview>
  /** Closes the account, with the current password; nobody is logged in then. */
  readonly close: (password: string) => Promise<void>
}

/** What closing the account of the client who is logged in would do, and doing it. */
export function useClosing(): Closing {
  const { client, first } = useShop()
  const who = useSnapshot(client.clients, first.client).client?.id
  return {
    preview: useLoaded(`closing ${who}`, client.personalData.previewClosing),
    close: client.clients.close,
  }
}
