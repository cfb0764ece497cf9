import type { OperationRequest } from "./handler.ts"

/**
 * The shop as this shopper's browser reaches it: pages of banks and issuers come back there. The host is the one by which
 * the server finds its website; a wrong one leads one's own browser nowhere.
 */
export function requestOrigin(
  { host }: Pick<OperationRequest<"createSale">, "host">,
  publicOrigin: string,
): string {
  const { protocol } = new URL(publicOrigin)
  return /^[a-z0-9.:[\]-]+$/i.test(host) ? `${protocol}//${host}` : publicOrigin
}
