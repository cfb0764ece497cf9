import type { HeldNewsletter, HeldOrder, PersonalData } from "@parterre/contract"
import type { Knex } from "knex"
import { receiptOf } from "../checkout/receipt.ts"
import { clientAnswers } from "../clients/client-answer.ts"
import { clientJournal } from "../clients/client-journal-store.ts"
import { emailUndoStore } from "../clients/email-undo-store.ts"
import { passkeyStore } from "../clients/passkey-store.ts"
import { socialStore } from "../clients/social-store.ts"
import type { ClientRow } from "../database/client-tables.ts"
import { defined } from "../defined.ts"
import { flexPassStore } from "../flex-passes/flex-pass-store.ts"
import { certificatesOfLines } from "../gift-certificates/certificate-store.ts"
import type { Language, Website } from "../http/handler.ts"
import { keptCardsOf } from "../kept-cards/kept-card-store.ts"
import { titleOf } from "../newsletters/newsletter-answer.ts"
import { type HeldConsent, newsletterStore } from "../newsletters/newsletter-store.ts"
import { passkeyAnswer } from "../passkeys/handlers.ts"
import { receiptRefunds } from "../refunds/receipt-refunds.ts"
import { refundsOfSales } from "../refunds/refund-store.ts"
import { type PaidSale, readPaidSales } from "../sales/paid-sale.ts"
import { renewalStore } from "../sales/renewal-store.ts"
import { countSalesOfClient, paidSalesOfClient } from "../sales/sale-store.ts"
import { soldPieces } from "../sales/sold-pieces.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { signInAnswer } from "../sign-ins/sign-ins.ts"
import { ticketsOfSales } from "../tickets/ticket-details.ts"
import { readWebsite } from "../websites/website-store.ts"
import { isoInZone } from "../zoned-time.ts"
import { entryAnswer } from "./journal-answer.ts"

/** Orders and newsletters that a copy has: an answer has a size. */
const mostOrders = 500
const mostNewsletters = 500

/** For whom and when a copy is written. */
interface Asked {
  readonly website: Website
  readonly language: Language
  /** The session that asks; none of staff. */
  readonly sessionId?: string
  readonly now: number
}

/** Everything that is held about a client, without what would open, pay or let in. */
export async function copyOfData(db: Knex, client: ClientRow, asked: Asked): Promise<PersonalData> {
  const { website, language, sessionId, now } = asked
  const { id } = client
  const websiteId = website.id
  const at = (time: number | string) => isoInZone(Number(time), website.timeZone)
  const row = await readWebsite(db, websiteId)
  const undos = await emailUndoStore(db, websiteId).ofClient(id, now)
  const signIns = await sessionStore(db, websiteId).signInsOf(id, now)
  const passkeys = await passkeyStore(db, websiteId).ofClient(id)
  const identities = await socialStore(db, websiteId).ofClient(id)
  const cards = await keptCardsOf(db, { website_id: websiteId, client_id: id })
  const passes = await flexPassStore(db, websiteId).ofClient(id)
  const renewals = await renewalStore(db, websiteId).ofClient(id)
  const entries = await clientJournal(db, websiteId).ofClient(id)
  const sales = await readPaidSales(db, websiteId, await paidSalesOfClient(db, websiteId, id, mostOrders))
  const products = sales.flatMap((sale) => soldPieces(sale).filter(({ kind }) => kind === "product"))
  const certificates = await certificatesOfLines(
    db,
    websiteId,
    products.map((piece) => piece.id),
  )
  return {
    organiser: row === undefined ? websiteId : language === "fr" ? row.name_fr : row.name_en,
    writtenAt: at(now),
    client: await clientAnswers(db).shown({ website, language }, client),
    openedAt: at(client.created_at),
    changedAt: at(client.changed_at),
    ...(client.email_confirmed_at === null ? {} : { emailConfirmedAt: at(client.email_confirmed_at) }),
    formerEmails: undos.map(({ email, expires_at }) => ({ email, until: at(expires_at) })),
    signIns: signIns.map((one) => signInAnswer(one, sessionId, website.timeZone)),
    passkeys: passkeys.map((one) => passkeyAnswer(one, website.timeZone)),
    identities: identities.map(({ provider, subject, created_at }) => ({
      ...{ provider, providerId: subject, since: at(created_at) },
    })),
    cards: cards.map(({ brand, last_four, expiry, created_at }) =>
      defined({
        ...{ brand: brand ?? undefined, lastFour: last_four ?? undefined, expiry: expiry ?? undefined },
        since: at(created_at),
      }),
    ),
    newsletters: await heldNewsletters(db, id, asked, at),
    orders: await heldOrders(db, sales, asked),
    ordersLeftOut: (await countSalesOfClient(db, websiteId, id)) - sales.length,
    flexPasses: passes.map(({ id: passId, product_id, credits, credits_left, created_at }) => ({
      ...{ id: passId, productId: product_id, credits, creditsLeft: credits_left, boughtAt: at(created_at) },
    })),
    certificates: certificates.map(({ last_four, value, balance, created_at }) => ({
      ...{ lastFour: last_four, value: Number(value), balance: Number(balance), boughtAt: at(created_at) },
    })),
    renewals: renewals.map(({ number, deadline }) => ({ number, deadline: at(deadline) })),
    staffEntries: entries.map((entry) => entryAnswer(entry, website.timeZone)),
  }
}

async function heldNewsletters(
  db: Knex,
  clientId: string,
  { website, language }: Asked,
  at: (time: number) => string,
): Promise<HeldNewsletter[]> {
  const store = newsletterStore(db, website.id)
  const known = new Map((await store.newsletters()).map((row) => [row.id, row]))
  const held = await store.everOfClient(clientId, mostNewsletters)
  return held.map((row: HeldConsent): HeldNewsletter => {
    const newsletter = known.get(row.newsletter_id)
    return defined({
      newsletterId: row.newsletter_id,
      title: newsletter && titleOf(newsletter, language),
      ...{ email: row.email, language: row.language, source: row.source, consent: row.consent_text },
      ...{ city: row.city ?? undefined, postalCode: row.postal_code ?? undefined },
      province: row.province ?? undefined,
      askedAt: at(row.asked_at),
      confirmedAt: row.confirmed_at === null ? undefined : at(row.confirmed_at),
      endedAt: row.ended_at === null ? undefined : at(row.ended_at),
    })
  })
}

async function heldOrders(
  db: Knex,
  sales: readonly PaidSale[],
  { website, language }: Asked,
): Promise<HeldOrder[]> {
  const ids = sales.map(({ id }) => id)
  const tickets = await ticketsOfSales(db, website.id, ids)
  const refunds = Map.groupBy(await refundsOfSales(db, website.id, ids), ({ sale_id }) => sale_id)
  return sales.map((sale) => ({
    // Without links: those of a pass would open it.
    receipt: receiptOf(website, sale, tickets.get(sale.id) ?? [], language, undefined, {
      refunds: receiptRefunds(refunds.get(sale.id) ?? [], { language, timeZone: sale.timeZone }),
    }),
    refunds: (refunds.get(sale.id) ?? []).map(({ created_at, done_at, amount, state }) =>
      defined({
        at: isoInZone(Number(created_at), sale.timeZone),
        doneAt: done_at === null ? undefined : isoInZone(Number(done_at), sale.timeZone),
        ...{ amount: Number(amount), state },
      }),
    ),
  }))
}
