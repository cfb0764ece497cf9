import type { SaleVoid, VoidPreview } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { CliFailure, requireDone } from "../cli-failure.ts"
import { isInteractive } from "../cli-io.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { jsonText } from "../output/json.ts"
import { blank, line, span } from "../output/lines.ts"
import { shown } from "../output/shown-text.ts"
import { voidLines } from "../output/void-report.ts"
import { isReason } from "../screens/confirm-state.ts"
import { askWhether } from "../screens/open-screens.tsx"
import { voidTexts } from "../texts/void-texts.ts"
import { textsOf } from "../texts.ts"
import { knownSale } from "./known.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface VoidOptions {
  readonly keepSeats?: boolean
  /** What was used too. */
  readonly evenUsed?: boolean
  readonly preview?: boolean
  readonly reason?: string
  readonly yes?: boolean
}

/** `parterre sales void`: what would end is shown first; a person is asked, a script must say `--yes`. */
export async function voidSale(session: CliSession, asked: string, options: VoidOptions): Promise<void> {
  const { language, io } = session
  const words = voidTexts[language]
  const { keepSeats = false, evenUsed = false, preview = false, reason, yes = false } = options
  const asks = !preview && !yes && !session.json && isInteractive(io)
  if (!asks && !preview && (reason === undefined || !isReason(reason)))
    throw usageFailure(textsOf(language).usage.needsReason, language)
  if (!asks && !preview && !yes) throw usageFailure(words.needsYes, language)
  const drawing = { language, elapsed: 0, width: io.stdout.columns }
  await asSupport(session, async (client, { server }) => {
    const seen = await knownSale(session, client, asked, (id) => client.support.previewVoid(id))
    if (preview) {
      if (session.json) return void io.stdout.write(jsonText(seen))
      return print(session, [
        line(span(titleOf(seen, session), "strong")),
        ...voidLines(shown(seen), drawing),
      ])
    }
    if (seen.used.length > 0 && !evenUsed)
      throw new CliFailure(
        "void-items-used",
        exitCodes.failed,
        words.usedNeedsOption,
        [...new Set(shown(seen).used.map(({ explanation }) => explanation))].join(" "),
      )
    const carryOut = (why: string) => client.support.void(seen.saleId, { keepSeats, evenUsed, reason: why })
    if (!asks) {
      const voided = await carryOut(reason?.trim() ?? "")
      if (session.json) return void io.stdout.write(jsonText(voided))
      return print(session, [line(doneText(voided, session)), ...voidLines(shown(voided), drawing)])
    }
    const end = await askWhether(session, {
      question: [line(span(titleOf(seen, session), "strong")), ...voidLines(shown(seen), drawing), blank],
      consequence: keepSeats ? words.consequenceKept : words.consequence,
      does: words.does,
      sending: words.sending,
      reason,
      server,
      act: async (why) => doneText(await carryOut(why), session),
    })
    const look = `parterre sales show ${seen.saleId}`
    requireDone(end, session.language, { cancelled: words.cancelled, look })
  })
}

const titleOf = ({ saleId, amount }: VoidPreview, { language }: CliSession): string =>
  voidTexts[language].title(saleId, formatMoney(amount, language))

const doneText = ({ saleId, amount }: SaleVoid, { language }: CliSession): string =>
  voidTexts[language].done(saleId, formatMoney(amount, language))
