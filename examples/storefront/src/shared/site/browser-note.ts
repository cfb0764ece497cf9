import { storedFields } from "@parterre/domain/json-fields"
import { browserStorage } from "@parterre/react"

interface Kept {
  readonly text: string
  /** Epoch milliseconds. */
  readonly at: number
}

const readers = {
  text: (value: unknown): value is string => typeof value === "string",
  at: (value: unknown): value is number => typeof value === "number",
}

/** A text that every tab of the browser reads, of one site, for as many milliseconds as it `lasts`; the name is its key's end. */
export function browserNote(name: string, lasts: number) {
  const key = (subdomain: string) => `parterre.${subdomain}.${name}`
  return {
    write: (subdomain: string, text: string) =>
      browserStorage().write(key(subdomain), JSON.stringify({ text, at: Date.now() } satisfies Kept)),
    forget: (subdomain: string) => browserStorage().remove(key(subdomain)),
    /** Undefined where nothing was written, or too long ago. */
    read(subdomain: string): string | undefined {
      const { text, at = 0 } = storedFields<Kept>(browserStorage().read(key(subdomain)), readers)
      return Date.now() - at < lasts ? text : undefined
    },
  }
}
