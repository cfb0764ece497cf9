import type { CartLink } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"
import { asSupport, type CliSession } from "../cli-session.ts"
import { cartLine } from "../output/cart-table.ts"
import { jsonText } from "../output/json.ts"
import { type Line, line, span } from "../output/lines.ts"
import { dateText } from "../output/written-time.ts"
import { textsOf } from "../texts.ts"
import { cartAsked } from "./cart-asked.ts"
import { known } from "./known.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface LinkOptions {
  readonly look?: boolean
  readonly pay?: boolean
  readonly minutes?: number
}

/** `parterre carts link`: the address alone on its line, to be copied or piped; then what it is for, and of which cart. */
export async function linkCart(session: CliSession, asked: string, options: LinkOptions): Promise<void> {
  const { language } = session
  const { usage } = textsOf(language)
  const { look = false, pay = false, minutes } = options
  if (look && pay) throw usageFailure(usage.lookOrPay, language)
  await asSupport(session, (client) =>
    known(session, "cart", async () => {
      const { id } = (await cartAsked(session, client, asked, "carts")).summary
      const link = await client.support.link(id, {
        purpose: pay ? "pay" : "look",
        ...(minutes === undefined ? {} : { minutes }),
      })
      if (session.json) return void session.io.stdout.write(jsonText({ cart: id, ...link }))
      print(session, [...linkLines(link, language), cartLine(id, language)])
    }),
  )
}

/** The address alone on its line, what it may do and how long. */
export function linkLines(link: CartLink, language: Language): readonly Line[] {
  const { link: words } = textsOf(language)
  return [
    line(link.url),
    line(span(words[link.purpose], "label")),
    line(span(words.until(dateText(link.expiresAt, language)), "label")),
    line(span(words.cartUntil(dateText(link.cartExpiresAt, language)), "label")),
  ]
}
