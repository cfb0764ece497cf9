import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { siteHtml, siteHtmlProblems } from "./site-html.ts"
import { yamlSource } from "./source.ts"
import type { TenantFile } from "./tenant-files.ts"

const pictures = new Set(["images/logo.svg"])
const tenantOf = (html: string): TenantFile =>
  ({ subdomain: "petit", header: { fr: html, en: "<p>x</p>" } }) as TenantFile
const problemsOf = (html: string) => {
  const value = tenantOf(html)
  const source = yamlSource("t/tenant.yaml", JSON.stringify(value))
  return siteHtmlProblems({ source, value }, pictures).map(({ path, message }) => [path.join("."), message])
}
const stored = (html: string) => siteHtml(tenantOf(html)).header?.fr

describe("an organiser's HTML around the shop", () => {
  it("keeps text, links, lists and pictures of the folder", () => {
    const html =
      '<h2 class="big">Saison 2027</h2><p>« Là-bas » &amp; ici, <a href="https://x.example/a?b=1">plus loin</a></p>' +
      '<ul><li><a href="/fr/cart">Panier</a></li></ul><img src="images/logo.svg" alt="" />'
    expect(problemsOf(html)).toEqual([])
    expect(stored(html)).toBe(html.replace("images/logo.svg", "/assets/petit/images/logo.svg"))
  })

  it("opens what it opens beside the shop without a way back into it", () => {
    expect(stored('<a href="https://x.example" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener">x</a>',
    )
  })

  it("adds that to whatever target is named", () => {
    expect(stored('<a href="https://x.example" target="shop">x</a>')).toContain('rel="noopener"')
  })

  it("keeps a style of its own text, and nothing that could cover the shop", () => {
    const plain = '<p style="color: #1f5d7a; text-align: center">x</p>'
    expect(problemsOf(plain)).toEqual([])
    expect(stored(plain)).toBe(plain.replaceAll(/([:;]) /g, "$1"))
    const covering = '<div style="position: fixed; inset: 0; color: red; z-index: 9">x</div>'
    expect(problemsOf(covering).map(([, message]) => message?.replace(/;.*/, ""))).toEqual([
      '"position: fixed" in a style is not accepted',
      '"inset: 0" in a style is not accepted',
      '"z-index: 9" in a style is not accepted',
    ])
    expect(stored(covering)).toBe('<div style="color:red">x</div>')
    expect(stored('<a href="/fr" style="position:fixed">x</a>')).toBe('<a href="/fr">x</a>')
  })

  it.each([
    ["a script", "<script>alert(1)</script>", /^<script> is not accepted; a, abbr, /],
    ["a script in capitals", "<SCRIPT SRC=//x.example>", /^<script> is not accepted/],
    ["a style sheet", "<style>p{color:red}</style>", /^<style> is not accepted/],
    ["a frame", '<iframe src="https://x.example"></iframe>', /^<iframe> is not accepted/],
    ["a form", "<form><p>x</p></form>", /^<form> is not accepted/],
    ["drawings, which can carry scripts", "<svg><a>x</a></svg>", /^<svg> is not accepted/],
    ["another first heading", "<h1>x</h1>", /^<h1> is not accepted/],
    ["a handler", '<p onclick="x()">x</p>', /^"onclick" of <p> is not accepted$/],
    ["a handler in capitals", '<p ONCLICK="x()">x</p>', /^"onclick" of <p> is not accepted$/],
    ["an id, which the shop's own parts have", '<p id="content">x</p>', /^"id" of <p> is not accepted$/],
    [
      "a link that runs",
      '<a href="javascript:x()">x</a>',
      /^"javascript:x\(\)" is not a link: https, mailto/,
    ],
    ["one that hides it", '<a href="java\tscript:x()">x</a>', /is not a link/],
    ["a link of a file", '<a href="x.html">x</a>', /^"x\.html" is not a link/],
    ["a link to an unnamed scheme", '<a href="//x.example">x</a>', /is not a link/],
    [
      "a picture that is not there",
      '<img src="images/none.svg" alt="">',
      /^there is no file images\/none\.svg$/,
    ],
    [
      "a picture of another site, which would learn who looks",
      '<img src="https://x.example/a.png" alt="">',
      /is not a picture in images\//,
    ],
    ["a picture in the text", '<img src="data:image/svg+xml,<svg>" alt="">', /is not a picture in images\//],
    ["a picture nobody describes", '<img src="images/logo.svg">', /^<img> needs an alt/],
  ])("is refused for %s", (_what, html, message) => {
    expect(problemsOf(html)).toEqual([["header.fr", expect.stringMatching(message)]])
  })

  it("says a thing once, however often it is there", () => {
    expect(problemsOf("<script></script><p><script></script></p>")).toHaveLength(1)
  })

  it("is stored without what acts, whatever was written", () => {
    const pieces = fc.constantFrom(
      ...[
        "<script>",
        "</script>",
        "<p onclick=x>",
        "<a href='javascript:x'>",
        "<svg/onload=x>",
        "<img src=x",
      ],
      ...[
        " onerror=x>",
        "<math>",
        "<style>",
        "<!--",
        "-->",
        "<iframe srcdoc='<script>'>",
        "<",
        '"',
        "'",
        "&lt;",
      ],
    )
    const html = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }).map((parts) => parts.join(""))
    fc.assert(
      fc.property(html, (text) => {
        const safe = stored(text) ?? ""
        expect(safe).not.toMatch(/<\/?(script|style|iframe|svg|math|object|embed|form|base|link|meta)\b/i)
        expect(safe).not.toMatch(/<[^>]*\s(on\w+|srcdoc)\s*=/i)
        expect(safe).not.toMatch(/<a[^>]*javascript:/i)
      }),
      { numRuns: 2_000 },
    )
  })
})
