import { storedFields } from "@parterre/domain/json-fields"
import { browserStorage } from "@parterre/react"

/** The sale that is being paid at PayPal, whose way back must not say which: the token would stand in its records. */
interface Left {
  readonly saleToken: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Milliseconds that an order waits for its approval. */
const lasts = 3 * 3_600_000

const key = (subdomain: string) => `parterre.${subdomain}.due-at-paypal`

const readers = {
  saleToken: (value: unknown): value is string => typeof value === "string",
  at: (value: unknown): value is number => typeof value === "number",
}

/** Noted for the whole browser: whoever approves in PayPal's own app comes back in another tab. */
export const dueAtPayPal = {
  note: (subdomain: string, saleToken: string, now: number) =>
    browserStorage().write(key(subdomain), JSON.stringify({ saleToken, at: now } satisfies Left)),
  forget: (subdomain: string) => browserStorage().remove(key(subdomain)),
  /** The token of who comes back; undefined where nothing was left, or too long ago. */
  read(subdomain: string, now: number): string | undefined {
    const { saleToken, at = 0 } = storedFields<Left>(browserStorage().read(key(subdomain)) ?? null, readers)
    return now - at < lasts ? saleToken : undefined
  },
}
