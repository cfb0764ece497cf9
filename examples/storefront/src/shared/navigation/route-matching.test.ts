import { expect, it } from "vitest"
import { matchRoutes, type RouteObject } from "./route-matching.ts"

const routes: readonly RouteObject[] = [
  { path: "*" },
  {
    path: "/:lang",
    children: [
      { index: true },
      { path: ":page" },
      { path: "cart" },
      { path: "client/*" },
      { children: [{ path: "auth", element: "frame", children: [{ path: "profile" }] }] },
    ],
  },
]
const found = (address: string) => {
  const matches = matchRoutes(routes, address)
  return matches && [matches.map(({ route }) => route.path ?? "").join(" "), matches.at(-1)?.params]
}

it.each([
  ["/fr", ["/:lang ", { lang: "fr" }]],
  ["/fr/cart", ["/:lang cart", { lang: "fr" }]],
  ["/fr/cart/", ["/:lang cart", { lang: "fr" }]],
  ["/fr/le%20cid", ["/:lang :page", { lang: "fr", page: "le cid" }]],
  ["/fr/le%cid", ["/:lang :page", { lang: "fr", page: "le%cid" }]],
  ["/fr/auth", ["/:lang  auth", { lang: "fr" }]],
  ["/fr/auth/profile", ["/:lang  auth profile", { lang: "fr" }]],
  ["/fr/cart/x", ["*", {}]],
  ["/", ["*", {}]],
])(
  "%s: a word goes before a name, a name before whatever follows, in whatever order they are listed",
  (address, expected) => {
    expect(found(address)).toEqual(expected)
  },
)

it("leaves what a * took to the routes further in", () => {
  expect(matchRoutes(routes, "/en/client/auth/tickets")?.at(-1)?.rest).toBe("/auth/tickets")
})

it("finds nothing where no route fits", () => {
  expect(matchRoutes([{ path: "cart" }], "/pages")).toBeUndefined()
})
