const HOUR = 3_600_000

/** The address of the site's icon; it changes hourly, so that a new icon is seen within the hour [SHELL-009]. */
export function faviconUrl(url: string, now: number): string {
  const mark = url.includes("?") ? "&" : "?"
  return `${url}${mark}h=${Math.floor(now / HOUR)}`
}
