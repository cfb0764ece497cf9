import type { WebsiteConfig } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"

export type RedirectTarget =
  /** A path of this shop. */
  | { readonly kind: "here"; readonly path: string }
  | { readonly kind: "away"; readonly url: string }
  /** `unlisted`: the organiser lists no such place. `insecure`: it lists the host, which is led to over https alone. */
  | { readonly kind: "refused"; readonly reason: "unlisted" | "insecure"; readonly host: string }
  /** Nothing that could be an address. */
  | { readonly kind: "refused"; readonly reason: "unread" }

interface RedirectSite {
  readonly config: Pick<WebsiteConfig, "cartRedirectionUrl" | "redirectHosts">
  readonly language: Language
  /** Of the shop, such as `https://billets.example`. */
  readonly origin: string
}

/**
 * Where the redirect route leads: to what its address names, if that is this shop or a host that the organiser lists, over
 * https; without a name to the organiser's own cart, else to the programme [SHELL-025] [SHELL-058].
 */
export function redirectTarget(
  asked: string | null,
  { config: { cartRedirectionUrl, redirectHosts = [] }, language, origin }: RedirectSite,
): RedirectTarget {
  if (asked === null || asked.trim() === "")
    return cartRedirectionUrl === undefined
      ? { kind: "here", path: `/${language}/pages` }
      : { kind: "away", url: cartRedirectionUrl.replaceAll("{lang}", language) }
  // As a browser would read it: a path that begins with two slashes or a backslash is another host.
  const url = URL.canParse(asked, origin) ? new URL(asked, origin) : undefined
  if (url === undefined) return { kind: "refused", reason: "unread" }
  // A path that begins with two slashes would be another host wherever it is read alone.
  if (isOwn(url, new URL(origin)))
    return { kind: "here", path: url.pathname.replace(/^\/{2,}/, "/") + url.search + url.hash }
  // Nobody needs a name and a password in a link, but for showing another host than the one it leads to.
  const isListed =
    url.port === "" && url.username === "" && url.password === "" && redirectHosts.includes(url.hostname)
  if (isListed && url.protocol === "https:") return { kind: "away", url: url.href }
  // What has no host, such as a `mailto:`, is told by its whole address.
  const host = url.host || url.href
  return { kind: "refused", reason: isListed && url.protocol === "http:" ? "insecure" : "unlisted", host }
}

/** Within this shop: a link from before it had https is its own too. */
const isOwn = ({ protocol, host }: URL, shop: URL): boolean =>
  (protocol === "https:" || protocol === "http:") && host === shop.host
