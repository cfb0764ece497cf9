import type { FlexPass } from "@parterre/contract"
import type { Reading } from "../catalogue/handlers.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { signedIn } from "../clients/client-checks.ts"
import { clientStore } from "../clients/client-store.ts"
import type { FlexPassRow } from "../database/product-tables.ts"
import type { HoldDesk } from "../holds/hold-desk.ts"
import {
  type Handlers,
  type Language,
  type ShopperSession,
  sessionOf,
  type Website,
} from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"
import type { HoldKeys } from "../queue/hold-keys.ts"
import { Refusal } from "../refusal.ts"
import { paidSale } from "../sales/sale-store.ts"
import { type ClientPass, clientPasses, ticketOfId } from "./client-passes.ts"
import { exchangePasses } from "./exchange-passes.ts"
import { flexPassStore } from "./flex-pass-store.ts"
import { passAnswers } from "./pass-answers.ts"

interface Asking {
  readonly website: Website
  readonly language: Language
}

/** What a client has left of flex passes, and exchanging it. */
export function flexPassesHandlers(
  dependencies: PaymentDependencies,
  { catalogue, live }: Pick<Reading, "catalogue" | "live">,
  desk: Pick<HoldDesk, "placeAll">,
  keys: HoldKeys,
): Handlers {
  const { db, clock } = dependencies

  async function answers({ website, language }: Asking, passes: readonly ClientPass[]): Promise<FlexPass[]> {
    const site = await siteOf(catalogue, website)
    return passAnswers({ db, site, live, language, now: clock.now() }, passes)
  }

  const withExchanges = async (website: Website, rows: readonly FlexPassRow[]): Promise<ClientPass[]> =>
    clientPasses(rows, await flexPassStore(db, website.id).exchangesOf(rows.map(({ id }) => id)))

  async function oneAnswer(asking: Asking, passes: readonly ClientPass[], wanted: string | undefined) {
    const pass = passes.find(({ productId }) => wanted === undefined || productId === wanted)
    const [answer] = pass === undefined ? [] : await answers(asking, [pass])
    if (answer === undefined) throw new Refusal("flex-pass-unknown")
    return answer
  }

  /** Refuses a shopper without the key of a pass that has a queue. */
  const needKeys = (
    website: Website,
    session: ShopperSession,
    rows: readonly Pick<FlexPassRow, "product_id">[],
    token: string | undefined,
  ) => {
    const products = [...new Set(rows.map(({ product_id }) => product_id))]
    const things = products.map((id) => ({ type: "flexpass" as const, id, token }))
    return keys({ websiteId: website.id, sessionId: session.id }, things)
  }

  return {
    listFlexPasses: async (request) => {
      const { website } = request
      const clientId = signedIn(sessionOf(request))
      return answers(
        request,
        await withExchanges(website, await flexPassStore(db, website.id).ofClient(clientId)),
      )
    },

    getFlexPass: async (request) => {
      const { website, path } = request
      const clientId = signedIn(sessionOf(request))
      const store = flexPassStore(db, website.id)
      const [row] = await store.ofIds([path.id])
      if (row === undefined) throw new Refusal("flex-pass-unknown")
      if (row.client_id !== clientId) throw new Refusal("not-yours")
      return oneAnswer(request, await withExchanges(website, await store.ofSale(row.sale_id)), row.product_id)
    },

    getFlexPassEvents: async (request) => {
      const { website, path, query } = request
      const session = sessionOf(request)
      const clientId = signedIn(session)
      const sale = await paidSale(db, website.id, path.invoiceId)
      if (sale === undefined) throw new Refusal("invoice-unknown")
      if (sale.client_id !== clientId) throw new Refusal("not-yours")
      const passes = await withExchanges(website, await flexPassStore(db, website.id).ofSale(sale.id))
      const answer = await oneAnswer(request, passes, query.flexpassEventId)
      await needKeys(website, session, [{ product_id: answer.flexpassEventId }], query.keyserverToken)
      return answer
    },

    exchangeFlexPass: async (request) => {
      const { website, body, session } = request
      // A staff member's token stands in for the client's session.
      if (request.staff === undefined && signedIn(sessionOf(request)) !== body.clientId)
        throw new Refusal("not-yours")
      const client = await clientStore(db, website.id).read(body.clientId)
      if (client === undefined) throw new Refusal("not-yours")
      const store = flexPassStore(db, website.id)
      const rows = await store.ofIds(
        body.exchanges.flatMap(({ ticketId }) => ticketOfId(ticketId)?.passId ?? []),
      )
      const [first = ""] = body.exchanges.map(({ ticketId }) => ticketOfId(ticketId)?.passId ?? "")
      const row = rows.find(({ id }) => id === first)
      if (row === undefined) throw new Refusal("ticket-unknown")
      if (session !== undefined && request.staff === undefined)
        await needKeys(website, session, rows, body.keyserverToken)
      const site = await siteOf(catalogue, website)
      await exchangePasses({ dependencies, desk, site, website, client }, body.exchanges)
      return oneAnswer(request, await withExchanges(website, await store.ofSale(row.sale_id)), row.product_id)
    },
  }
}
