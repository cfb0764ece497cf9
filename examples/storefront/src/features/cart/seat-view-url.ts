/**
 * The address of a view of seats as it may be opened; nothing for what is no page of the web. `assetUrl` is the client's: the
 * service may be at another origin than the page.
 */
export function seatViewUrl(
  visualizeSeatUrl: string | undefined,
  assetUrl: (path: string) => string,
): string | undefined {
  if (visualizeSeatUrl === undefined || visualizeSeatUrl.trim() === "") return undefined
  if (!isWebAddress(visualizeSeatUrl, "https://page.invalid")) return undefined
  return assetUrl(visualizeSeatUrl)
}

const isWebAddress = (url: string, base: string): boolean =>
  URL.canParse(url, base) && ["https:", "http:"].includes(new URL(url, base).protocol)
