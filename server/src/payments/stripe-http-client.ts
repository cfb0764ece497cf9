import Stripe from "stripe"

type HttpClient = NonNullable<Stripe.StripeConfig["httpClient"]>

/** The package takes host and port only; this puts the path of the base URL in front of every call. */
export function stripeHttpClient(prefix: string): HttpClient {
  const client = Stripe.createNodeHttpClient()
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, path, ...rest) => client.makeRequest(host, port, `${prefix}${path}`, ...rest),
  }
}
