import { createContext } from "react"

/** Where a screen that is drawn without a browser says what its tab is called, and a site how it looks. */
export interface PageHead {
  title: string
  /** CSS of the whole site. */
  style: string
}

export const PageHeadContext = createContext<PageHead | undefined>(undefined)
