import type { HeldAccount } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import { askNewPassword } from "../clients/change-password.ts"
import { clientAnswers } from "../clients/client-answer.ts"
import { actOfStaff, clientJournal } from "../clients/client-journal-store.ts"
import { clientStore } from "../clients/client-store.ts"
import { type ClientDependencies, clientDependencies } from "../clients/dependencies.ts"
import { passkeyStore } from "../clients/passkey-store.ts"
import { socialStore } from "../clients/social-store.ts"
import type { Config } from "../config.ts"
import type { ClientRow } from "../database/client-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import {
  type Handlers,
  type Language,
  type OperationRequest,
  staffOf,
  type Website,
} from "../http/handler.ts"
import { keptCardsOf } from "../kept-cards/kept-card-store.ts"
import { titleOf } from "../newsletters/newsletter-answer.ts"
import { newsletterStore } from "../newsletters/newsletter-store.ts"
import { closeAccount } from "../personal-data/close-account.ts"
import { closingPreview } from "../personal-data/closing-preview.ts"
import { copyOfData } from "../personal-data/copy-of-data.ts"
import { entryAnswer } from "../personal-data/journal-answer.ts"
import { Refusal } from "../refusal.ts"
import { readSaleDocuments } from "../sales/sale-document-store.ts"
import { countSalesOfClient, paidSalesOfClient } from "../sales/sale-store.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { isoInZone } from "../zoned-time.ts"
import { nothingShown, summaryOfTaxes } from "./shown-carts.ts"

/** Orders of a client that are shown. */
const mostOrders = 50

/** What the staff sees of clients, and may do with their accounts. */
export function supportClientHandlers(
  given: Dependencies & Pick<ClientDependencies, "sessionTokens">,
  config: Pick<Config, "publicOrigin" | "hosts">,
): Handlers {
  const dependencies = clientDependencies(given, config)
  const { db, clock } = dependencies
  const actIn = (
    request: Pick<
      OperationRequest<"closeSupportClient" | "exportSupportClient" | "askNewPassword">,
      "staff" | "body"
    >,
  ) => actOfStaff(staffOf(request).name, request.body.reason.trim())
  return {
    listSupportClients: async ({ website, query }) => {
      const limit = query.limit ?? 20
      const rows = await clientStore(db, website.id).search(query.q, limit + 1)
      const clients = rows
        .slice(0, limit)
        .map(({ id, email, firstname, lastname, language, created_at }) => ({
          ...{ id, email, firstname, lastname, language },
          openedAt: isoInZone(Number(created_at), website.timeZone),
        }))
      return { clients, more: rows.length > limit }
    },

    getSupportClient: async ({ website, language, path }) => {
      const row = await clientOf(db, website.id, path.id)
      const id = row?.id ?? path.id
      const entries = await clientJournal(db, website.id).ofClient(id)
      if (row === undefined && entries.length === 0) throw new Refusal("client-unknown")
      const told = entries.map((entry) => entryAnswer(entry, website.timeZone))
      if (row === undefined) return { id, entries: told }
      return {
        id,
        account: await heldAccount(db, row, { website, language, now: clock.now() }),
        entries: told,
      }
    },

    exportSupportClient: async (request) => {
      const { website, language, path } = request
      const client = await clientMeant(db, website.id, path.id)
      await clientJournal(db, website.id).write(dependencies, {
        ...{ clientId: client.id, command: "export" },
        ...actIn(request),
      })
      return copyOfData(db, client, { website, language, now: clock.now() })
    },

    previewSupportClosing: async ({ website, path }) =>
      closingPreview(db, await clientMeant(db, website.id, path.id), clock.now()),

    closeSupportClient: async (request) => {
      const { website, path } = request
      const client = await clientMeant(db, website.id, path.id)
      const entry = await closeAccount(dependencies, client, actIn(request), "client-unknown")
      return entryAnswer(entry, website.timeZone)
    },

    askNewPassword: async (request) => {
      const { website, path, body } = request
      const { id } = await clientMeant(db, website.id, path.id)
      const entry = await askNewPassword(dependencies, website, id, actIn(request), body.takenOver)
      return entryAnswer(entry, website.timeZone)
    },
  }
}

/** The account that staff name by its id or its email; a guest has none. */
async function clientOf(db: Knex, websiteId: string, named: string): Promise<ClientRow | undefined> {
  const store = clientStore(db, websiteId)
  const ofId = await store.read(named)
  return ofId?.email_key == null ? store.ofEmail(emailKey(named)) : ofId
}

async function clientMeant(db: Knex, websiteId: string, named: string): Promise<ClientRow> {
  const client = await clientOf(db, websiteId, named)
  if (client === undefined) throw new Refusal("client-unknown")
  return client
}

async function heldAccount(
  db: Knex,
  client: ClientRow,
  {
    website,
    language,
    now,
  }: { readonly website: Website; readonly language: Language; readonly now: number },
): Promise<HeldAccount> {
  const { id, website_id: websiteId, email_key } = client
  const at = (time: number) => isoInZone(Number(time), website.timeZone)
  const newsletters = newsletterStore(db, websiteId)
  const titles = new Map((await newsletters.newsletters()).map((row) => [row.id, titleOf(row, language)]))
  const subscribed = email_key === null ? [] : await newsletters.livingOfClient({ id, email_key })
  const sales = await paidSalesOfClient(db, websiteId, id, mostOrders)
  const documents = await readSaleDocuments(
    db,
    websiteId,
    sales.map((sale) => sale.id),
  )
  const totalOf = (saleId: string) => {
    const { holds, deliveries = [] } = documents.get(saleId) ?? nothingShown
    return summaryOfTaxes([...holds, ...deliveries]).totalAfterTaxes
  }
  const confirmed = client.email_confirmed_at
  return {
    client: await clientAnswers(db).shown({ website, language }, client),
    openedAt: at(client.created_at),
    ...(confirmed === null ? {} : { emailConfirmedAt: at(confirmed) }),
    hasPassword: client.password_hash !== null,
    signIns: (await sessionStore(db, websiteId).signInsOf(id, now)).length,
    passkeys: (await passkeyStore(db, websiteId).ofClient(id)).length,
    identities: (await socialStore(db, websiteId).ofClient(id)).map(({ provider }) => provider),
    cards: (await keptCardsOf(db, { website_id: websiteId, client_id: id })).length,
    orders: sales.map((sale) => ({
      ...{ saleId: sale.receipt_number ?? sale.id, at: at(sale.paid_at ?? sale.started_at) },
      ...{ amount: totalOf(sale.id), voided: sale.state === "voided" },
    })),
    ordersLeftOut: (await countSalesOfClient(db, websiteId, id)) - sales.length,
    newsletters: subscribed.map((row) => ({
      ...{ id: row.newsletter_id, title: titles.get(row.newsletter_id) ?? row.newsletter_id },
      since: at(row.confirmed_at),
    })),
  }
}
