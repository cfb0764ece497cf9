import { createContext } from "react"

/** What others say of a screen that they link to: search engines, and who shares it. */
export interface ScreenAbout {
  /** HTML, or plain text. */
  readonly description?: string | undefined
  /** As the API tells it. */
  readonly imageUrl?: string | undefined
}

/** Where a screen that is drawn without a browser says what its tab is called, and a site how it looks. */
export interface PageHead {
  title: string
  /** CSS of the whole site. */
  style: string
  about: ScreenAbout
  /** Of the whole site, for screens that say nothing of themselves. */
  siteDescription: string
}

export const PageHeadContext = createContext<PageHead | undefined>(undefined)
