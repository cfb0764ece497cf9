import type { FastifyRequest } from "fastify"
import { Refusal } from "../refusal.ts"
import type { Language, Website } from "./handler.ts"

/** How a request finds the website it speaks to. */
export interface WebsiteFinder {
  bySubdomain(subdomain: string): Promise<Website | undefined>
  byAccountCode(accountCode: string): Promise<Website | undefined>
}

const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.startsWith("[")

/** The subdomain a host stands for: its own entry, else its first label. */
function subdomainOfHost(host: string, hosts: ReadonlyMap<string, string>): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "")
  const own = hosts.get(name)
  if (own !== undefined) return own
  const labels = name.split(".")
  return labels.length > 1 && !isAddress(name) ? labels[0] : undefined
}

/** Finds the tenant of a request: the account in a webhook's path, else the query's subdomain, else the host. */
export function tenantGuard(websites: WebsiteFinder, hosts: ReadonlyMap<string, string>) {
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
  hosts: ReadonlyMap<string, string>,
  { query, host }: Pick<FastifyRequest, "query" | "host">,
): Promise<Website | undefined> =>
  bySubdomain(websites, field(query, "subdomain") ?? subdomainOfHost(host, hosts))

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
  const value: unknown = Reflect.get(source, name)
  return typeof value === "string" && value !== "" ? value : undefined
}
