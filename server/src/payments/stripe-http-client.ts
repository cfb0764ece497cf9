import Stripe from "stripe"
import { STRIPE_API_VERSION } from "../processor-addresses.ts"
import type { AdapterContext } from "./processor.ts"

type HttpClient = NonNullable<Stripe.StripeConfig["httpClient"]>

/** The package's client at a base URL, for a secret key or a publishable one. */
export function connectStripe(
  config: { readonly baseUrl: string; readonly secretKey: string },
  context: AdapterContext,
): Stripe {
  const { hostname, port, protocol, pathname } = new URL(config.baseUrl)
  const plain = protocol === "http:"
  return new Stripe(config.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    host: hostname,
    port: port === "" ? (plain ? 80 : 443) : Number(port),
    protocol: plain ? "http" : "https",
    httpClient: stripeHttpClient(pathname.replace(/\/$/, "")),
    timeout: context.timeout ?? 30_000,
    // A lost answer is looked up by our reference; blind retries would hide it.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** The package takes host and port only; this puts the path of the base URL in front of every call. */
function stripeHttpClient(prefix: string): HttpClient {
  const client = Stripe.createNodeHttpClient()
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, path, ...rest) => client.makeRequest(host, port, `${prefix}${path}`, ...rest),
  }
}
