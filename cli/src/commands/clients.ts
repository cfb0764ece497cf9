import type { ClosingPreview } from "@parterre/contract"
import { isProblem } from "@parterre/sdk"
import { CliFailure, requireDone } from "../cli-failure.ts"
import { isInteractive } from "../cli-io.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { clientLines, clientTable, closingLines, owedTexts } from "../output/client-report.ts"
import type { Drawing } from "../output/drawing.ts"
import { jsonText } from "../output/json.ts"
import { blank, line, span } from "../output/lines.ts"
import { shown } from "../output/shown-text.ts"
import { isReason } from "../screens/confirm-state.ts"
import { askWhether } from "../screens/open-screens.tsx"
import { clientTexts } from "../texts/client-texts.ts"
import { textsOf } from "../texts.ts"
import { writeOut } from "../write-out.ts"
import { known } from "./known.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

interface ActOptions {
  readonly reason?: string
  readonly yes?: boolean
}

const drawingOf = ({ language, io }: CliSession): Drawing => ({
  language,
  elapsed: 0,
  width: io.stdout.columns,
})

/** `parterre clients list`: accounts by an email, an id, or how a name begins. */
export const listClients = (
  session: CliSession,
  q: string,
  { limit }: { readonly limit?: number },
): Promise<void> =>
  asSupport(session, async (client) => {
    const found = await client.support.clients(q, limit)
    if (session.json) return void session.io.stdout.write(jsonText(found))
    print(session, clientTable(shown(found), drawingOf(session)))
  })

/** `parterre clients show`: one account and what belongs to it; of a closed one, when it was closed. */
export const showClient = (session: CliSession, id: string): Promise<void> =>
  asSupport(session, async (client) => {
    const found = await known(session, "client", () => client.support.client(id))
    if (session.json) return void session.io.stdout.write(jsonText(found))
    print(session, clientLines(shown(found), drawingOf(session)))
  })

/** `parterre clients export`: everything that is held about a client, into a file that its owner alone reads. */
export async function exportClient(
  session: CliSession,
  id: string,
  { out, reason }: { readonly out?: string; readonly reason?: string },
): Promise<void> {
  const { language } = session
  if (reason === undefined || !isReason(reason))
    throw usageFailure(textsOf(language).usage.needsReason, language)
  await asSupport(session, async (client) => {
    const copy = await known(session, "client", () => client.support.exportClient(id, reason.trim()))
    if (out === undefined) return void session.io.stdout.write(jsonText(copy))
    await writeOut(session, out, jsonText(copy), { for: "owner" })
    if (session.json) return void session.io.stdout.write(jsonText({ file: out }))
    print(session, [line(clientTexts[language].written(out))])
  })
}

/** `parterre clients close`: what it would do is shown first; a person is asked, a script must say `--yes`. */
export async function closeClient(
  session: CliSession,
  id: string,
  { preview = false, ...given }: ActOptions & { readonly preview?: boolean },
): Promise<void> {
  const { language, json, io } = session
  const words = clientTexts[language].closing
  if (!preview) requireSure(session, given, true)
  await asSupport(session, async (client, { server }) => {
    const { account } = await known(session, "client", () => client.support.client(id))
    if (account === undefined)
      throw new CliFailure(
        "client-unknown",
        exitCodes.notFound,
        textsOf(language).failures.unknownClient,
        textsOf(language).failures.findClient,
      )
    const { email } = shown(account.client)
    const terms = await known(session, "client", () => client.support.previewClosing(id))
    const question = [
      line(span(words.title(email), "strong")),
      ...closingLines(shown(terms), drawingOf(session)),
    ]
    if (preview) return json ? void io.stdout.write(jsonText(terms)) : print(session, question)
    await carryOut(session, given, {
      ...{ question: [...question, blank], server, words, email },
      act: async (why) => {
        try {
          return await client.support.closeClient(id, why)
        } catch (error) {
          throw await whatIsOwed(error, session, { email, preview: () => client.support.previewClosing(id) })
        }
      },
    })
  })
}

/** A refusal that speaks to the shopper is told to staff by the orders at fault, as they are now, and what to do with each. */
async function whatIsOwed(
  error: unknown,
  { language }: CliSession,
  { email, preview }: { readonly email: string; readonly preview: () => Promise<ClosingPreview> },
): Promise<unknown> {
  if (!isProblem(error, "account-owes") && !isProblem(error, "account-payment-open")) return error
  const { owed } = await preview()
  const { stillOpen } = clientTexts[language].closing
  const hint = owedTexts(shown(owed), language).join("\n")
  return new CliFailure(error._tag, exitCodes.failed, stillOpen(email), hint === "" ? undefined : hint)
}

/**
 * `parterre clients ask-new-password`: signs the client out, and has another password chosen. With `--taken-over` the present
 * password, passkeys, Google and Facebook end too.
 */
export async function askNewPassword(
  session: CliSession,
  id: string,
  { takenOver = false, ...given }: ActOptions & { readonly takenOver?: boolean },
): Promise<void> {
  const { asking, takingBack } = clientTexts[session.language]
  const words = takenOver ? takingBack : asking
  requireSure(session, given, false)
  await asSupport(session, async (client, { server }) => {
    const { account } = await known(session, "client", () => client.support.client(id))
    const email = shown(account?.client.email ?? id)
    await carryOut(session, given, {
      ...{ question: [line(span(words.title(email), "strong")), blank], server, words, email },
      act: (why) => known(session, "client", () => client.support.askNewPassword(id, why, { takenOver })),
    })
  })
}

const asks = ({ io, json }: CliSession, { yes = false }: ActOptions) => !yes && !json && isInteractive(io)

function requireSure(session: CliSession, given: ActOptions, hasPreview: boolean): void {
  const { language } = session
  if (asks(session, given)) return
  if (given.reason === undefined || !isReason(given.reason))
    throw usageFailure(textsOf(language).usage.needsReason, language)
  if (given.yes !== true) throw usageFailure(clientTexts[language].needsYes(hasPreview), language)
}

interface Act {
  readonly question: Parameters<typeof askWhether>[1]["question"]
  readonly server: string
  readonly email: string
  readonly words: {
    readonly consequence: string
    readonly does: string
    readonly sending: string
    readonly done: (email: string) => string
    readonly cancelled: string
  }
  readonly act: (reason: string) => Promise<object>
}

async function carryOut(
  session: CliSession,
  given: ActOptions,
  { question, server, email, words, act }: Act,
): Promise<void> {
  if (!asks(session, given)) {
    const entry = await act(given.reason?.trim() ?? "")
    if (session.json) return void session.io.stdout.write(jsonText(entry))
    return print(session, [line(words.done(email))])
  }
  const { consequence, does, sending, done, cancelled } = words
  const end = await askWhether(session, {
    ...{ question, consequence, does, sending, reason: given.reason, server },
    act: async (why) => {
      await act(why)
      return done(email)
    },
  })
  requireDone(end, session.language, { cancelled, look: `parterre clients show ${email}` })
}
