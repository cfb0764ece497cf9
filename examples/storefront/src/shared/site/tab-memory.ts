import { pageMemory, type TextMemory } from "@parterre/react"

/** What the tab remembers; where the browser refuses it, as some do inside another site, what this page does. */
export function tabMemory(): TextMemory {
  try {
    return window.sessionStorage
  } catch {
    return pageMemory
  }
}

/** Under which it remembers what a buyer typed at a site. */
export const draftKey = (subdomain: string): string => `parterre.${subdomain}.checkout`
