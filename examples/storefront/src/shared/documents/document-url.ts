/**
 * The address of a document as it may be opened; nothing for what is no page of the web. `assetUrl` is the client's: the
 * service may be at another origin than the page.
 */
export function documentUrl(url: string | undefined, assetUrl: (path: string) => string): string | undefined {
  if (url === undefined || url.trim() === "" || !isWebAddress(url, "https://page.invalid")) return undefined
  return assetUrl(url)
}

const isWebAddress = (url: string, base: string): boolean =>
  URL.canParse(url, base) && ["https:", "http:"].includes(new URL(url, base).protocol)
