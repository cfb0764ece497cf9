import { textAt } from "@parterre/domain/json-fields"
import { sandboxCredentials } from "../credentials.ts"
import type { World } from "../world.ts"

/** A card as the hosted field has read it. */
export interface HostedCard {
  readonly pan: string
  /** YYMM */
  readonly expdate: string
  readonly cvd: string
}

/** Milliseconds that a temporary token lives. */
const lifetime = 15 * 60_000

/** Temporary tokens of Hosted Tokenization: each pays once, within fifteen minutes. */
export function monerisTokens(world: World) {
  const made = new Map<string, HostedCard & { readonly until: number }>()
  return {
    /** What the hosted field tells the page around it. */
    make(body: unknown) {
      const pan = (textAt(body, "pan") ?? "").replace(/\s/g, "")
      const expdate = textAt(body, "expdate") ?? ""
      const cvd = textAt(body, "cvd") ?? ""
      const refused = (code: string, errorMessage: string) => ({
        responseCode: [code],
        dataKey: "",
        bin: "",
        errorMessage,
      })
      if (textAt(body, "id") !== sandboxCredentials.moneris.profileId)
        return refused("940", "Invalid profile id")
      if (!/^\d{12,19}$/.test(pan)) return refused("943", "Card data is invalid.")
      if (!/^\d{4}$/.test(expdate)) return refused("944", "Invalid expiration date")
      if (!/^\d{3,4}$/.test(cvd)) return refused("945", "Invalid CVD data")
      const dataKey = `ot-${world.newId("").replaceAll(/\W|_/g, "")}${"x".repeat(12)}`.slice(0, 28)
      made.set(dataKey, { pan, expdate, cvd, until: world.clock() + lifetime })
      return { responseCode: ["001"], dataKey, bin: pan.slice(0, 6), errorMessage: "" }
    },

    /** The card of a token, which is spent by it. */
    spend(dataKey: string): HostedCard | undefined {
      const card = made.get(dataKey)
      made.delete(dataKey)
      return card === undefined || card.until <= world.clock() ? undefined : card
    },

    reset: () => made.clear(),
  }
}

export type MonerisTokens = ReturnType<typeof monerisTokens>
