import { asSupport, type CliSession } from "../cli-session.ts"
import { jsonText } from "../output/json.ts"
import { line } from "../output/lines.ts"
import { shown } from "../output/shown-text.ts"
import { textsOf } from "../texts.ts"
import { knownSale } from "./known.ts"
import { print } from "./show.ts"

/** `parterre sales resend`: the receipt and the tickets once more, to whom bought. */
export const resendReceipt = (session: CliSession, asked: string): Promise<void> =>
  asSupport(session, async (client) => {
    const sent = await knownSale(session, client, asked, (id) => client.support.resend(id))
    if (session.json) return void session.io.stdout.write(jsonText(sent))
    const { saleId, to } = shown(sent)
    print(session, [line(textsOf(session.language).resent(saleId, to))])
  })
