import type { CartReport } from "@parterre/contract"
import { CliFailure, requireDone } from "../cli-failure.ts"
import { isInteractive } from "../cli-io.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { cartLine } from "../output/cart-table.ts"
import { jsonText } from "../output/json.ts"
import { line, span } from "../output/lines.ts"
import { isReason } from "../screens/confirm-state.ts"
import { askWhether } from "../screens/open-screens.tsx"
import { textsOf } from "../texts.ts"
import { cartAsked } from "./cart-asked.ts"
import { known } from "./known.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface ClearOptions {
  readonly unconfirmed?: boolean
  readonly reason?: string
  readonly yes?: boolean
}

/** `parterre carts clear`: a person is told what is in the cart and asked, a script must say `--yes`. */
export async function clearCart(session: CliSession, asked: string, options: ClearOptions): Promise<void> {
  const { language, io } = session
  const { clear: words, release, usage } = textsOf(language)
  const { unconfirmed = false, reason, yes = false } = options
  const asks = !yes && !session.json && isInteractive(io)
  if (!asks && (reason === undefined || !isReason(reason))) throw usageFailure(usage.needsReason, language)
  if (!asks && !yes) throw usageFailure(usage.needsYes, language)
  await asSupport(session, (client, { server }) =>
    known(session, "cart", async () => {
      const report = await cartAsked(session, client, asked, "carts")
      const { id } = report.summary
      const items = itemsOf(report, unconfirmed)
      // What is paid or out of time keeps nothing either: the server says which it is.
      if (items === 0 && report.summary.state === "held")
        throw new CliFailure("cart-empty", exitCodes.failed, words.nothing)
      const clear = async (why: string) => {
        await client.support.clearCart(id, { reason: why, unconfirmed })
        return words.done(id)
      }
      if (!asks) {
        const said = await clear(reason?.trim() ?? "")
        if (session.json) io.stdout.write(jsonText({ cleared: id }))
        else print(session, [line(said)])
        return
      }
      const title = unconfirmed ? words.unconfirmed(items) : words.title(items)
      const end = await askWhether(session, {
        question: [line(span(title, "strong")), cartLine(id, language)],
        consequence: words.consequence,
        does: textsOf(session.language).keys.release,
        sending: release.sending,
        reason,
        server,
        act: clear,
      })
      requireDone(end, language, { cancelled: release.cancelled, look: `parterre carts show ${id}` })
    }),
  )
}

const itemsOf = ({ cart }: CartReport, unconfirmed: boolean): number =>
  cart.cartElements
    .flatMap(({ prices }) => prices)
    .filter(({ confirmed }) => !unconfirmed || !confirmed)
    .reduce((sum, { qty }) => sum + qty, 0)
