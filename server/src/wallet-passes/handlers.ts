import { passFileName } from "@parterre/domain/tickets"
import type { Dependencies } from "../dependencies.ts"
import { FileAnswer, type Handlers, type Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import type { TicketBarcodes } from "../tickets/ticket-barcodes.ts"
import { type TicketDetails, ticketOfId } from "../tickets/ticket-details.ts"
import { applePass } from "./apple-pass.ts"
import { googlePassUrl } from "./google-pass.ts"
import { passContents } from "./pass-contents.ts"
import { isWalletable, type PassLinks, serialOf } from "./pass-links.ts"
import type { PassMakers } from "./pass-makers.ts"

export interface PassTools {
  readonly links: PassLinks
  readonly makers: PassMakers
  readonly barcodes: TicketBarcodes
  /** Where a website's phones ask whether their passes changed. */
  readonly webServiceUrl: (websiteId: string) => string
}

/** Tickets for the wallets of phones, by their signed links. */
export function walletPassesHandlers(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { links, makers, barcodes, webServiceUrl }: PassTools,
): Handlers {
  /** The ticket of a link, while it is its owner's and good for something. */
  async function ticketOf(website: Website, link: string): Promise<TicketDetails> {
    const named = links.read(website.id, link)
    if (named === undefined) throw new Refusal("wallet-link-ended")
    const details = await ticketOfId(db, website.id, named.id)
    if (details === undefined) throw new Refusal("ticket-unknown")
    const isOwn = details.ticket.code_number === named.code_number
    if (!isOwn || !isWalletable(details, clock.now())) throw new Refusal("wallet-link-ended")
    return details
  }
  const isOffered = ({ walletPasses = [] }: Website, wallet: "apple" | "google") =>
    walletPasses.includes(wallet)

  return {
    getGoogleWalletLink: async ({ website, path, log }) => {
      const details = await ticketOf(website, path.link)
      const { google } = makers
      if (google === undefined) log.error("GOOGLE_WALLET_ISSUER_ID is not set: no pass of Google is made")
      if (google === undefined || !isOffered(website, "google")) throw new Refusal("wallet-pass-unavailable")
      const { ticket } = details
      const contents = await passContents(db, details, ticket.code_number)
      const issue = { settings: google(), barcode: barcodes.write(ticket), now: clock.now() }
      return new FileAnswer("text/plain; charset=utf-8", await googlePassUrl(contents, issue), noStore)
    },

    getAppleWalletPass: async ({ website, path, log }) => {
      const details = await ticketOf(website, path.link)
      const { apple } = makers
      if (apple === undefined) log.error("APPLE_PASS_TYPE_ID is not set: no pass of Apple is made")
      if (apple === undefined || !isOffered(website, "apple")) throw new Refusal("wallet-pass-unavailable")
      const { ticket } = details
      const contents = await passContents(db, details, ticket.code_number)
      const pass = applePass(contents, {
        settings: apple(),
        codeNumber: ticket.code_number,
        barcode: barcodes.write(ticket),
        authenticationToken: links.authenticationToken(ticket),
        webServiceUrl: webServiceUrl(website.id),
      })
      return new FileAnswer("application/vnd.apple.pkpass", pass, {
        ...noStore,
        "content-disposition": `attachment; filename="${passFileName(serialOf(ticket))}"`,
      })
    },
  }
}

const noStore = { "cache-control": "no-store" }
