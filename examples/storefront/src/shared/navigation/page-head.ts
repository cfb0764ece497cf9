import type { EventDetail, Page, SubscriptionDetail, WebsiteConfig } from "@parterre/contract"
import { createContext } from "react"

/** What others say of a screen that they link to: search engines, and who shares it. */
export interface ScreenAbout {
  /** Its one path, without the language, where search engines may list it. A screen that names none is its visitor's alone. */
  readonly path?: string | undefined
  /** HTML, or plain text. */
  readonly description?: string | undefined
  /** As the API tells it. */
  readonly imageUrl?: string | undefined
  readonly page?: Pick<Page, "id" | "shows" | "imageUrlBig">
  readonly sold?: EventDetail | SubscriptionDetail
  /** It says that there is nothing at its address. */
  readonly isMissing?: boolean
}

/** Where a screen that is drawn without a browser says what its tab is called, and a site how it looks. */
export interface PageHead {
  title: string
  /** CSS of the whole site. */
  style: string
  about: ScreenAbout
  /** The settings of the site; unknown where they could not be read. */
  site?: WebsiteConfig
  /** Of the whole site, for screens that say nothing of themselves. */
  siteDescription: string
}

export const PageHeadContext = createContext<PageHead | undefined>(undefined)
