import { sandboxCredentials } from "../credentials.ts"
import { type SandboxName, sandboxNames } from "../ledger.ts"

/** What a sandbox is reached and used with. */
export interface SandboxSettings {
  readonly processor: Uppercase<SandboxName>
  readonly baseUrl: string
  /** Variables of a server of Parterre, by which it uses this sandbox. */
  readonly environment: Readonly<Record<string, string>>
  /** What a tenant's file says of the account. */
  readonly tenant: Readonly<Record<string, string>>
}

const { paysafe, globalPayments, stripe, moneris, cardConnect, paymentech, exact, paypal } =
  sandboxCredentials

type Access = Pick<SandboxSettings, "tenant"> & { readonly secrets: Readonly<Record<string, string>> }

const access: Readonly<Record<SandboxName, Access>> = {
  paysafe: {
    secrets: { API_KEY: paysafe.apiKey },
    tenant: { accountId: paysafe.accountIds[0] ?? "", publicKey: paysafe.browserKeys[0] ?? "" },
  },
  globalpayments: {
    secrets: { APP_ID: globalPayments.appId, APP_KEY: globalPayments.appKey },
    tenant: { accountId: globalPayments.accountNames[0] ?? "" },
  },
  stripe: {
    secrets: { SECRET_KEY: stripe.secretKey, WEBHOOK_SECRET: stripe.webhookSecret },
    tenant: { publicKey: stripe.publishableKey },
  },
  moneris: {
    secrets: { API_TOKEN: moneris.apiToken },
    tenant: { accountId: moneris.storeId, publicKey: moneris.profileId },
  },
  cardconnect: { secrets: { LOGIN: cardConnect.login }, tenant: { accountId: cardConnect.merchantId } },
  paymentech: { secrets: { LOGIN: paymentech.login }, tenant: { accountId: paymentech.merchantId } },
  exact: {
    secrets: {
      PASSWORD: exact.password,
      REPORT_LOGIN: exact.reportLogin,
      TRANSACTION_KEY: exact.transactionKey,
      RESPONSE_KEY: exact.responseKey,
    },
    tenant: { accountId: exact.gatewayId, "interac.page": exact.page },
  },
  paypal: {
    secrets: { CLIENT_SECRET: paypal.clientSecret, WEBHOOK_ID: paypal.webhookId },
    tenant: { "paypal.clientId": paypal.clientId },
  },
}

/** Processors with a second host, or with pages at one. */
const twoHosts: readonly SandboxName[] = ["paymentech", "exact"]

/** What each sandbox of a server is reached and used with. */
export const settingsOf = (origin: string): readonly SandboxSettings[] =>
  sandboxNames.map((name) => {
    const processor = name.toUpperCase() as Uppercase<SandboxName>
    const { secrets, tenant } = access[name]
    const baseUrl = `${origin}/sandbox/${name}`
    return {
      processor,
      baseUrl,
      tenant,
      environment: {
        [`${processor}_BASE_URL`]: baseUrl,
        ...(twoHosts.includes(name) ? { [`${processor}_SECOND_BASE_URL`]: `${baseUrl}/second` } : {}),
        ...Object.fromEntries(
          Object.entries(secrets).map(([variable, value]) => [`${processor}_${variable}`, value]),
        ),
      },
    }
  })
