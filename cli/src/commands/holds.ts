import type { SupportHold } from "@parterre/contract"
import type { HoldQuery } from "@parterre/sdk"
import { CliFailure, requireDone } from "../cli-failure.ts"
import { isInteractive } from "../cli-io.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { jsonText } from "../output/json.ts"
import { line } from "../output/lines.ts"
import { isReason } from "../screens/confirm-state.ts"
import { askRelease } from "../screens/open-screens.tsx"
import { textsOf } from "../texts.ts"
import { cartAsked } from "./cart-asked.ts"
import { known } from "./known.ts"
import { print, show } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface HoldListOptions {
  readonly event?: string
  readonly cart?: string
  readonly limit?: number
}

/** `parterre holds list` */
export const listHolds = (session: CliSession, { event, cart, limit }: HoldListOptions): Promise<void> =>
  asSupport(session, async (client, { server }) => {
    const ofCart =
      cart === undefined ? undefined : await known(session, "order", () => cartAsked(session, client, cart))
    const query: HoldQuery = {
      ...(event === undefined ? {} : { eventId: event }),
      ...(ofCart === undefined ? {} : { cartId: ofCart.summary.id }),
      ...(limit === undefined ? {} : { limit }),
    }
    return show(session, client.support, { kind: "holds", query }, server)
  })

/** `parterre holds show` */
export const showHold = (session: CliSession, id: string): Promise<void> =>
  asSupport(session, (client, { server }) => show(session, client.support, { kind: "hold", id }, server))

export interface ReleaseOptions {
  readonly reason?: string
  readonly yes?: boolean
}

/** `parterre holds release`: a person is asked, a script must say `--yes`. */
export async function releaseHold(
  session: CliSession,
  asked: string,
  options: ReleaseOptions,
): Promise<void> {
  const { language } = session
  const texts = textsOf(language)
  const { reason, yes = false } = options
  const asks = !yes && !session.json && isInteractive(session.io)
  if (!asks && (reason === undefined || !isReason(reason)))
    throw usageFailure(texts.usage.needsReason, language)
  if (!asks && !yes) throw usageFailure(texts.usage.needsYes, language)
  await asSupport(session, async (client, { server }) => {
    const desk = client.support
    const hold = await known(session, "hold", () => desk.hold(asked))
    if (asks) {
      if (hold.state !== "live") throw notLive(session, hold.state)
      const end = await askRelease(session, { desk, hold, reason, server })
      const look = `parterre holds show ${hold.id}`
      requireDone(end, language, { cancelled: texts.release.cancelled, look })
    } else {
      const { id } = hold
      await desk.releaseHold(id, reason?.trim() ?? "")
      if (session.json) session.io.stdout.write(jsonText({ released: id }))
      else print(session, [line(texts.release.done(id))])
    }
  })
}

function notLive({ language }: CliSession, state: SupportHold["state"]) {
  const texts = textsOf(language)
  return new CliFailure("hold-not-live", exitCodes.failed, texts.release.notLive(texts.holdStates[state]))
}
