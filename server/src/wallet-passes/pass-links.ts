import type { TicketRow } from "../database/checkout-tables.ts"
import { isPrintable, type TicketDetails } from "../tickets/ticket-details.ts"
import type { WalletLinksOf } from "../tickets/wallet-links.ts"
import { isOurs, websiteSignatures } from "../website-signatures.ts"
import type { PassMakers } from "./pass-makers.ts"

/** Milliseconds after its start during which a ticket may still be put into a wallet. */
const stillAtHand = 6 * 3_600_000

type PassTicket = Pick<TicketRow, "id" | "website_id" | "code_number">

/** The links of passes, and what the pass of a ticket goes by. */
export interface PassLinks {
  readonly of: WalletLinksOf
  /** The ticket that a link names; nothing when the signature is not ours. */
  read(websiteId: string, link: string): Pick<TicketRow, "id" | "code_number"> | undefined
  /** By which a phone asks for its pass again. */
  authenticationToken(ticket: PassTicket): string
}

export function passLinks(
  signingKey: string,
  makers: PassMakers,
  shopUrl: (websiteId: string, path: string) => string,
): PassLinks {
  const sign = websiteSignatures(signingKey, "passes")
  const write = ({ id, website_id, code_number }: PassTicket): string => {
    const named = serialOf({ id, code_number })
    return `${named}.${sign(website_id, `link ${named}`).toString("base64url")}`
  }
  return {
    of({ id, walletPasses = [] }, details, now) {
      if (!isWalletable(details, now)) return {}
      const link = write(details.ticket)
      const url = (wallet: "apple" | "google") =>
        makers[wallet] === undefined || !walletPasses.includes(wallet)
          ? undefined
          : shopUrl(id, `/v1/wallet-passes/${wallet}/${link}`)
      const [google, apple] = [url("google"), url("apple")]
      return {
        ...(google === undefined ? {} : { addToGoogleWalletLink: google }),
        ...(apple === undefined ? {} : { addToAppleWalletLink: apple }),
      }
    },
    read(websiteId, link) {
      const ticket = ticketOfSerial(link.slice(0, Math.max(0, link.lastIndexOf("."))))
      if (ticket === undefined) return undefined
      return isOurs(link, write({ ...ticket, website_id: websiteId })) ? ticket : undefined
    },
    authenticationToken: (ticket) =>
      sign(ticket.website_id, `pass ${serialOf(ticket)}`).toString("base64url"),
  }
}

/** Whether a ticket may be in a wallet: as its owner has it, until some hours after the start of its event. */
export const isWalletable = (details: TicketDetails, now: number): boolean =>
  isPrintable(details) && details.startsAt + stillAtHand > now

/** What wallets call a ticket: with each code that it has it is another. */
export const serialOf = ({ id, code_number }: Pick<TicketRow, "id" | "code_number">): string =>
  `${id}.${code_number}`

export function ticketOfSerial(serial: string): Pick<TicketRow, "id" | "code_number"> | undefined {
  const [, id, number] = /^(.{1,100})\.(\d{1,9})$/.exec(serial) ?? []
  return id === undefined ? undefined : { id, code_number: Number(number) }
}
