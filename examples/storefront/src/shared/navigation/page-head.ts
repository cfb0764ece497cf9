import { createContext } from "react"

/** Where a screen that is drawn without a browser says what its tab is called. */
export interface PageHead {
  title: string
}

export const PageHeadContext = createContext<PageHead | undefined>(undefined)
