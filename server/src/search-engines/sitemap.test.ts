import { expect, it } from "vitest"
import { sitemapIndex, sitemaps } from "./sitemap.ts"

const addressOf = (path: string) => `https://billets.example${path}?subdomain=petit&x='"<>`
const paths = ["/pages", "/pages/a", "/pages/b", "/pages/c", "/pages/d"]
const count = (xml: string) => xml.match(/<loc>/g)?.length

it("is parted where one file would have too many addresses, none in two parts", () => {
  const files = sitemaps(paths, { languages: ["fr", "en"], addressOf, most: 4 })
  expect(files.map(count)).toEqual([4, 4, 2])
  expect(sitemaps(paths, { languages: ["fr", "en"], addressOf })).toHaveLength(1)
  expect(sitemaps([], { languages: ["fr"], addressOf }).map(count)).toEqual([undefined])
})

it("writes what XML reads itself as entities", () => {
  const [file = ""] = sitemaps(["/pages"], { languages: ["fr"], addressOf })
  const written = "https://billets.example/fr/pages?subdomain=petit&#38;x=%27%22%3C%3E"
  expect(file).toContain(`<loc>${written}</loc>`)
  expect(file).toContain(`href="${written}"/>`)
  expect(sitemapIndex(["https://billets.example/sitemap-1.xml?subdomain=a&b"])).toContain(
    "<sitemap><loc>https://billets.example/sitemap-1.xml?subdomain=a&#38;b</loc></sitemap>",
  )
})
