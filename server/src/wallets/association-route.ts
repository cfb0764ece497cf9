import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Knex } from "knex"
import type { PaymentColumn } from "../database/tables.ts"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { readWebsite } from "../websites/website-store.ts"

export interface AssociationOptions {
  readonly db: Knex
  readonly website: (request: FastifyRequest) => Promise<Pick<Website, "id"> | undefined>
}

/** The file by which Apple sees that a host is the merchant's: each website has its own. */
export async function associationRoute(app: FastifyInstance, { db, website }: AssociationOptions) {
  app.get("/.well-known/apple-developer-merchantid-domain-association", async (request, reply) => {
    const site = await website(request)
    const row = site && (await readWebsite(db, site.id, "payment"))
    const payment: PaymentColumn | undefined = row && JSON.parse(row.payment)
    const file = payment?.wallets?.applePay?.domainAssociation
    if (file === undefined) throw new Refusal("route-unknown")
    return reply.header("cache-control", "public, max-age=300").type("text/plain; charset=utf-8").send(file)
  })
}
