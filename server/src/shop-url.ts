import type { Config } from "./config.ts"

/** Where websites are reached: on hosts of their own, and on the one they share. */
export type Addresses = Pick<Config, "publicOrigin" | "hosts">

/** Where shoppers reach a page of a website: on its own host, else on the shared one, which is told the website. */
export function shopUrl({ publicOrigin, hosts }: Addresses, websiteId: string, path: string): string {
  const { protocol, host, hostname, port } = new URL(publicOrigin)
  const own = [...hosts].find(([, subdomain]) => subdomain === websiteId)?.[0]
  if (own !== undefined) return `${protocol}//${own}${port === "" ? "" : `:${port}`}${path}`
  const isNamed = hostname.split(".")[0] === websiteId && hostname.includes(".")
  return `${protocol}//${host}${path}${isNamed ? "" : `${path.includes("?") ? "&" : "?"}subdomain=${websiteId}`}`
}
