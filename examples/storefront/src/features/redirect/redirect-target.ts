import type { WebsiteConfig } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"

export type RedirectTarget =
  /** A path of this shop. */
  | { readonly kind: "here"; readonly path: string }
  | { readonly kind: "away"; readonly url: string }
  /** A place that the organiser did not list; its host, where it has one. */
  | { readonly kind: "refused"; readonly host: string }

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
  if (url === undefined) return { kind: "refused", host: "" }
  // A path that begins with two slashes would be another host wherever it is read alone.
  if (url.origin === origin)
    return { kind: "here", path: url.pathname.replace(/^\/{2,}/, "/") + url.search + url.hash }
  const isListed = url.protocol === "https:" && url.port === "" && redirectHosts.includes(url.hostname)
  // Nobody needs a name and a password in a link, but for showing another host than the one it leads to.
  if (isListed && url.username === "" && url.password === "") return { kind: "away", url: url.href }
  return { kind: "refused", host: url.host }
}
