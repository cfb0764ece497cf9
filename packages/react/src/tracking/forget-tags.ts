/** Cookies that tag managers and their maker's tags keep on a shop's own host. */
const OF_TAGS = /^(_ga($|_)|_gid$|_gat|_gcl_|_gac_|_dc_gtm_|FPID$)/

/** Ends the cookies that tags have kept; whether a tag manager had been loaded into the page. */
export function forgetTags(
  page: Pick<Document, "cookie" | "querySelector"> & { location: { hostname: string } },
): boolean {
  const { hostname } = page.location
  // Tags keep them for the widest domain that a browser lets them.
  const domains = hostname.split(".").map((_, index, parts) => parts.slice(index).join("."))
  for (const cookie of page.cookie.split("; ")) {
    const [name = ""] = cookie.split("=")
    if (!OF_TAGS.test(name)) continue
    for (const domain of ["", ...domains.map((one) => `; domain=${one}`)])
      page.cookie = `${name}=; path=/; max-age=0${domain}`
  }
  return page.querySelector("script[data-tag-manager]") !== null
}
