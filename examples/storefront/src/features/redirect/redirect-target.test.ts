import fc from "fast-check"
import { expect, it } from "vitest"
import { redirectTarget } from "./redirect-target.ts"

const origin = "https://billets.example"
const to = (asked: string | null, config = {}) => redirectTarget(asked, { config, language: "fr", origin })

it("leads to the organiser's own cart in the language, else to the programme", () => {
  const config = { cartRedirectionUrl: "https://www.example.com/{lang}/panier" }
  expect(to(null, config)).toEqual({ kind: "away", url: "https://www.example.com/fr/panier" })
  expect(to(" ", {})).toEqual({ kind: "here", path: "/fr/pages" })
})

it("leads within this shop, and to the hosts that are listed", () => {
  const config = { redirectHosts: ["www.example.com"] }
  expect(to("/en/cart?x=1#y", config)).toEqual({ kind: "here", path: "/en/cart?x=1#y" })
  expect(to(`${origin}/fr/pos`, config)).toEqual({ kind: "here", path: "/fr/pos" })
  expect(to("https://www.example.com/saison", config)).toEqual({
    kind: "away",
    url: "https://www.example.com/saison",
  })
})

it("leads within this shop whichever of http and https its own address is written with", () => {
  expect(to("http://billets.example/fr/pos?x=1#y")).toEqual({ kind: "here", path: "/fr/pos?x=1#y" })
  const local = { config: {}, language: "fr", origin: "http://localhost:4173" } as const
  expect(redirectTarget("https://localhost:4173/fr/pos", local)).toEqual({ kind: "here", path: "/fr/pos" })
  for (const other of ["http://billets.example:8080/", "ftp://billets.example/", "ws://billets.example/"])
    expect(to(other)).toMatchObject({ kind: "refused", reason: "unlisted" })
})

it("says of a listed host that it is led to by https alone, and on no other port", () => {
  const config = { redirectHosts: ["www.example.com"] }
  expect(to("http://www.example.com/x", config)).toEqual({
    ...{ kind: "refused", reason: "insecure", host: "www.example.com" },
  })
  expect(to("https://www.example.com:8443/x", config)).toMatchObject({ reason: "unlisted" })
  expect(to("https://", config)).toEqual({ kind: "refused", reason: "unread" })
})

it.each(["/.//evil.example/x", `${origin}//evil.example/x`, "/x/..//evil.example/x"])(
  "keeps %s a path of this shop, however it is read",
  (asked) => {
    expect(to(asked)).toEqual({ kind: "here", path: "/evil.example/x" })
  },
)

it.each([
  "//evil.example/x",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "http://www.example.com",
  "https://www.example.com:8443",
  "https://www.example.com@evil.example",
  "https://a:b@www.example.com",
  "https://sub.www.example.com",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://",
])("refuses %s", (asked) => {
  expect(to(asked, { redirectHosts: ["www.example.com"] }).kind).toBe("refused")
})

it("leaves this shop for no host that is not listed, whatever is asked", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withFragments: true })), (asked) => {
      const target = to(asked, { redirectHosts: ["www.example.com"] })
      if (target.kind === "away") expect(new URL(target.url).hostname).toBe("www.example.com")
      if (target.kind === "here") expect(new URL(target.path, origin).origin).toBe(origin)
    }),
  )
})
