import type { Language, Website } from "../http/handler.ts"

/** For whom and when a cart is shown. */
export interface Viewer {
  readonly website: Website
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}

/** Where the site serves an asset. */
export const imageUrl = (websiteId: string, path: string): string => `/assets/${websiteId}/${path}`
