import type { WebsiteConfig } from "@parterre/contract"
import { pageAddresses } from "@parterre/domain/websites"

/** What a server said of the page that it sent; nobody reads it of the screens that follow. */
const OF_THE_SENT_PAGE =
  "meta[name=description], meta[property^='og:'], script[type='application/ld+json'], meta[name=robots], link[rel=canonical], link[hreflang]"

/** An address of the site as the server wrote it: its host may be another than the one of this visit. */
let known: string | undefined

/** Takes what was said of the screen before out of the head, and puts the addresses of this one in: browsers share by them. */
export function followHead(
  path: string | undefined,
  language: string,
  languages: WebsiteConfig["languages"],
): void {
  known ??= document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href
  for (const tag of document.head.querySelectorAll(OF_THE_SENT_PAGE)) tag.remove()
  if (path === undefined) put("meta", { name: "robots", content: "noindex" })
  if (path === undefined || known === undefined) return
  const sent = known
  const addressOf = (to: string) => Object.assign(new URL(sent), { pathname: to }).href
  for (const link of pageAddresses(path, language, languages, addressOf)) put("link", { ...link })
}

function put(kind: string, attributes: Readonly<Record<string, string>>): void {
  const tag = document.createElement(kind)
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
  document.head.append(tag)
}
