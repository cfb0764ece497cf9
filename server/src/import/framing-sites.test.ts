import { describe, expect, it } from "vitest"
import { checkoutSiteProblems, framingProblems, isFramingSite } from "./framing-sites.ts"
import { yamlSource } from "./source.ts"
import type { TenantFile } from "./tenant-files.ts"

it.each([
  "https://www.example.com",
  "https://example.com",
  "https://*.example.com",
  "https://billets.theatre.qc.ca:8443",
  "https://xn--thtre-fsa7i.example",
  "http://localhost",
  "http://localhost:5173",
  "http://127.0.0.1:*",
])("takes %s", (site) => {
  expect(isFramingSite(site)).toBe(true)
})

it.each([
  ["plain http, which anybody on the way can change", "http://www.example.com"],
  ["no scheme", "www.example.com"],
  ["a path", "https://www.example.com/billets"],
  ["a slash at the end", "https://www.example.com/"],
  ["every site there is", "https://*"],
  ["every site of a country", "https://*.ca"],
  ["a wildcard within a name", "https://www.*.com"],
  ["a wildcard for part of a label", "https://www*.example.com"],
  ["capitals, which an origin does not have", "https://WWW.example.com"],
  ["an address that looks like ours", "http://localhost.example.com"],
  ["somebody's password", "https://me:secret@example.com"],
  ["another directive", "https://example.com; script-src *"],
  ["another source", "https://example.com *"],
  ["a keyword of policies", "'self'"],
  ["a line break", "https://www.example.com\n"],
  ["letters a name does not have", "https://théâtre.example"],
  ["nothing", ""],
])("refuses %s", (_what, site) => {
  expect(isFramingSite(site)).toBe(false)
})

it("takes sites of this machine nowhere but where one works on the shop", () => {
  const source = yamlSource("t/tenant.yaml", "framedBy: [https://www.example.com, 'http://localhost:*']")
  const tenant = { source, value: source.value as TenantFile }
  const on = (production: boolean) =>
    framingProblems(tenant, { environment: {}, production }).map(({ path, message }) => ({ path, message }))
  expect(on(false)).toEqual([])
  expect(on(true)).toEqual([{ path: ["framedBy", 1], message: "not accepted in production" }])
})

describe("the origins of a checkout that is not at the shop's own", () => {
  const of = (tkp: object, production = false) =>
    checkoutSiteProblems(
      {
        source: {
          problem: (path: readonly string[], message: string) => ({ path: path.join("."), message }),
        },
        value: { tkp },
      } as unknown as Parameters<typeof checkoutSiteProblems>[0],
      { environment: {}, production },
    ).map((problem) => `${String(problem.path)}: ${problem.message}`)
  const two = { checkoutOrigin: "https://caisse.example.com", shopOrigin: "https://petit.example.com" }

  it("are two of them, wherever the checkout is enabled", () => {
    expect(of({ checkout: true, ...two }, true)).toEqual([])
    expect(of({})).toEqual([])
    expect(of({ checkout: true })).toEqual([
      "tkp: checkoutOrigin is missing: checkout: true leads from one to the other",
      "tkp: shopOrigin is missing: checkout: true leads from one to the other",
    ])
  })

  it("are origins and nothing more, of other machines in production, and not the same", () => {
    expect(of({ ...two, checkoutOrigin: "https://caisse.example.com/fr" })).toEqual([
      'tkp.checkoutOrigin: "https://caisse.example.com/fr" is not an origin such as https://billets.example.com',
    ])
    expect(of({ ...two, shopOrigin: "https://*.example.com" })).toEqual([
      'tkp.shopOrigin: "https://*.example.com" is not an origin such as https://billets.example.com',
    ])
    const here = { ...two, shopOrigin: "http://localhost:4300" }
    expect([of(here), of(here, true)]).toEqual([[], ["tkp.shopOrigin: not accepted in production"]])
    expect(of({ ...two, checkoutOrigin: two.shopOrigin })).toEqual([
      "tkp.checkoutOrigin: the shop's own. Leave checkout out, or name another",
    ])
  })
})
