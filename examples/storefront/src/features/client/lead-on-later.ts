import type { ClientPlace } from "@parterre/domain/accounts"
import { PASSWORD_CHANGE_DELAY_MS } from "@parterre/domain/passwords"

/** After a password was set the success stays to be read, then the way leads on [ACC-043] [ACC-044]. Answers how to call it off. */
export function leadOnLater(place: ClientPlace, go: (place: ClientPlace) => void): () => void {
  const timer = setTimeout(() => go(place), PASSWORD_CHANGE_DELAY_MS)
  return () => clearTimeout(timer)
}
