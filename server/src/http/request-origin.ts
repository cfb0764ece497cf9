import type { OperationRequest } from "./handler.ts"

/**
 * The shop as this shopper's browser reaches it: pages of banks and issuers come back there. Nobody is trusted for it; a
 * wrong host leads one's own browser nowhere.
 */
export function requestOrigin(
  { headers }: Pick<OperationRequest<"createSale">, "headers">,
  publicOrigin: string,
): string {
  const { protocol } = new URL(publicOrigin)
  const { host } = headers
  return typeof host === "string" && /^[a-z0-9.:[\]-]+$/i.test(host) ? `${protocol}//${host}` : publicOrigin
}
