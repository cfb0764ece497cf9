import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { Config } from "../config.ts"
import type { Handlers } from "../http/handler.ts"
import { requestOrigin } from "../http/request-origin.ts"
import { SecretMissing } from "../payments/website-processors.ts"
import { Refusal } from "../refusal.ts"
import { offersWallet } from "../wallet-support.ts"
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
