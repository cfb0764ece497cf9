import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Knex } from "knex"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { Config } from "../config.ts"
import type { PaymentColumn } from "../database/tables.ts"
import type { Handlers, Website } from "../http/handler.ts"
import { requestOrigin } from "../http/request-origin.ts"
import { SecretMissing } from "../payments/website-processors.ts"
import { Refusal } from "../refusal.ts"
import { offersWallet } from "../wallet-support.ts"
import { readWebsite } from "../websites/website-store.ts"
import { merchantIdentity } from "./merchant-identity.ts"
import { merchantSession } from "./merchant-session.ts"

type WalletsConfig = Pick<Config, "applePay" | "sandbox" | "hosts" | "publicOrigin">

/** The validation of a merchant before Apple Pay shows its sheet. */
export function walletsHandlers(
  { processors, clock, log }: PaymentDependencies,
  config: WalletsConfig,
  timeout?: number,
): Handlers {
  return {
    createApplePaySession: async (request) => {
      const { website, body } = request
      const { settings } = await processors.of(website.id)
      const { merchantName = "", applePay } = settings.wallets ?? {}
      if (applePay === undefined || !offersWallet("apple_pay", settings))
        throw new Refusal("payment-method-not-offered")
      // Another's merchant is not validated with this one's certificate.
      if (body.merchantIdentifier !== applePay.merchantIdentifier)
        throw new Refusal("payment-method-not-offered")
      const host = body.initiativeContext.toLowerCase()
      if (host !== hostOf(request, config.publicOrigin) || !isHostOf(website.id, host, config))
        throw new Refusal("address-not-allowed")
      const identity = await merchantIdentity(website.accountCode, config).catch((error: unknown) => {
        if (!(error instanceof SecretMissing)) throw error
        log.error({ website: website.id }, error.message)
        throw new Refusal("payment-misconfigured")
      })
      const found = await merchantSession(
        identity,
        { merchantIdentifier: applePay.merchantIdentifier, displayName: merchantName, host },
        { log, now: () => clock.now(), ...(timeout === undefined ? {} : { timeout }) },
      )
      if (found.kind === "session") return { result: found.json }
      if (found.kind === "unavailable") throw new Refusal("processor-unavailable")
      log.error(
        { website: website.id, reason: found.reason },
        "Apple refused the merchant's certificate or host",
      )
      throw new Refusal("payment-misconfigured")
    },
  }
}

const hostOf = (request: Parameters<typeof requestOrigin>[0], publicOrigin: string): string =>
  new URL(requestOrigin(request, publicOrigin)).hostname

/** Whether a host is one at which this server serves the website: its own, a part of the public one, or the public one. */
function isHostOf(websiteId: string, host: string, { hosts, publicOrigin }: WalletsConfig): boolean {
  const shared = new URL(publicOrigin).hostname
  return hosts.get(host) === websiteId || host === shared || host === `${websiteId}.${shared}`
}

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
