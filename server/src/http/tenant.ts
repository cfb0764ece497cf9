import type { FastifyRequest } from "fastify"
import { Refusal } from "../refusal.ts"
import { type Addresses, shopUrl } from "../shop-url.ts"
import { apiPath } from "./api-path.ts"
import type { Language, Website } from "./handler.ts"

/** How a request finds the website it speaks to. */
export interface WebsiteFinder {
  bySubdomain(subdomain: string): Promise<Website | undefined>
  byAccountCode(accountCode: string): Promise<Website | undefined>
}

type Asked = Pick<FastifyRequest, "query" | "host">

const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.startsWith("[")

const hostName = (host: string) => host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "")

/** The subdomain a host stands for: its own entry, else its first label. */
function subdomainOfHost(host: string, hosts: ReadonlyMap<string, string>): string | undefined {
  const name = hostName(host)
  const own = hosts.get(name)
  if (own !== undefined) return own
  const labels = name.split(".")
  return labels.length > 1 && !isAddress(name) ? labels[0] : undefined
}

/** Finds the tenant of a request: the account in a webhook's path, else the query's subdomain, else the host. */
export function tenantGuard(websites: WebsiteFinder, hosts: Addresses["hosts"]) {
  return async (request: FastifyRequest): Promise<void> => {
    const operationId = request.routeOptions.config.operationId
    if (operationId === "getHealth" || operationId === "getReadiness") return
    const website =
      operationId === "receiveStripeEvent" || operationId === "receivePayPalEvent"
        ? await websites.byAccountCode(field(request.params, "accountCode") ?? "")
        : await websiteOfAddress(websites, hosts, request)
    if (website === undefined)
      throw new Refusal(operationId === "getWebsiteConfig" ? "website-not-found" : "website-unknown")
    request.context.website = website
  }
}

/** The tenant an address names: by the query's subdomain, else by the host. */
export const websiteOfAddress = (
  websites: WebsiteFinder,
  hosts: Addresses["hosts"],
  { query, host }: Asked,
): Promise<Website | undefined> =>
  bySubdomain(websites, field(query, "subdomain") ?? subdomainOfHost(host, hosts))

/** Where the page of another tenant is that was asked for at a tenant's own host; nothing for any other request. */
export async function addressElsewhere(
  websites: WebsiteFinder,
  addresses: Addresses,
  { query, host, url }: Asked & Pick<FastifyRequest, "url">,
): Promise<string | undefined> {
  if (apiPath.test(url)) return undefined
  const named = field(query, "subdomain")
  const website = isOthers(named, host, addresses) ? await bySubdomain(websites, named) : undefined
  if (website === undefined) return undefined
  const { pathname, searchParams } = new URL(`http://x${url}`)
  searchParams.delete("subdomain")
  return shopUrl(addresses, website.id, `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}`)
}

/** Whether a host is one tenant's own and another is named. The host that websites share may be both. */
function isOthers(named: string | undefined, host: string, addresses: Addresses): boolean {
  const name = hostName(host)
  const owner = addresses.hosts.get(name)
  const asked = named?.toLowerCase()
  if (owner === undefined || asked === undefined || owner === asked) return false
  return new URL(shopUrl(addresses, asked, "/")).hostname !== name
}

/** The query's language when the site offers it, else the site's first one. */
export function requestLanguage(request: FastifyRequest): Language {
  const asked = field(request.query, "language")
  const offered = request.context.website?.languages ?? ["fr", "en"]
  return offered.find((language) => language === asked) ?? offered[0] ?? "fr"
}

async function bySubdomain(websites: WebsiteFinder, subdomain: string | undefined) {
  if (subdomain === undefined || !/^[a-z0-9-]{1,63}$/i.test(subdomain)) return undefined
  return websites.bySubdomain(subdomain.toLowerCase())
}

function field(source: unknown, name: string): string | undefined {
  if (typeof source !== "object" || source === null) return undefined
  const given: unknown = Reflect.get(source, name)
  // The first of several, as the browser's code reads an address.
  const value: unknown = Array.isArray(given) ? given[0] : given
  return typeof value === "string" && value !== "" ? value : undefined
}
