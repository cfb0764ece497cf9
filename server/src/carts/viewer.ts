import type { Language, Website } from "../http/handler.ts"

/** For whom and when a cart is shown. */
export interface Viewer {
  readonly website: Website
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}
