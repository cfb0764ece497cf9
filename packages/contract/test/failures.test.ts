import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { localProblems, problemActions, problems } from "../src/index.ts"
import { contract, read } from "./document.test-support.ts"

interface Failure {
  readonly action: string
  readonly text: { readonly fr: string; readonly en: string }
  readonly status?: number
  readonly says?: string
  readonly key?: string
}
type Catalogue = Readonly<Record<string, Failure>>

const catalogue: Catalogue = { ...problems, ...localProblems }
const without = (code: string): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([name]) => name !== code))

/** The codes a row needs and the catalogue does not have. */
const lacking = (codes: readonly string[], of: Catalogue) => codes.filter((code) => !(code in of))

/** Which failures stand for each row of the error catalogue; the rows without any are logged and never shown. */
const rows: readonly (readonly [row: string, codes: readonly string[]])[] = [
  ["ERR-001", ["page-unknown", "event-unknown", "route-unknown", "page-not-found"]],
  ["ERR-002", ["unexpected", "page-crashed"]],
  ["ERR-003", ["website-not-found", "service-unavailable", "api-unreachable"]],
  ["ERR-004", []],
  ["ERR-005", ["geolocation-unsupported"]],
  ["ERR-006", ["no-seat-map", "seat-map-missing"]],
  ["ERR-007", ["seat-map-failed"]],
  ["ERR-008", ["hold-unknown", "cart-being-paid", "cart-expired", "no-extension-left"]],
  ["ERR-009", ["service-unavailable", "seats-taken", "not-enough-places", "invalid-quantity"]],
  ["ERR-010", ["cart-being-paid"]],
  ["ERR-011", ["payment-methods-failed"]],
  ["ERR-012", ["card-declined", "card-invalid", "authentication-failed"]],
  ["ERR-013", ["payment-script-missing"]],
  ["ERR-014", []],
  ["ERR-015", []],
  ["ERR-016", ["pdf-unsupported"]],
  ["ERR-017", ["document-unavailable"]],
  ["ERR-018", ["no-locations"]],
  ["ERR-019", ["location-unknown", "location-not-accessible"]],
  ["ERR-020", ["client-invalid", "card-invalid"]],
  ["ERR-021", ["password-refused"]],
  ["ERR-022", ["client-invalid", "card-invalid", "password-refused"]],
  [
    "ERR-023",
    [
      "login-failed",
      "email-taken",
      "password-refused",
      "password-wrong",
      "reset-link-ended",
      "flex-pass-unknown",
      "flex-credits-short",
      "ticket-already-exchanged",
      "event-not-on-sale",
    ],
  ],
  ["ERR-024", ["passwords-differ"]],
  ["ERR-025", ["google-sign-in-failed"]],
  ["ERR-026", ["facebook-sign-in-failed"]],
  ["ERR-027", ["social-login-refused"]],
  ["ERR-028", ["social-provider-missing", "social-not-logged-in", "social-login-cancelled"]],
  ["ERR-029", ["script-failed", "script-aborted"]],
  ["ERR-030", ["navigation-failed"]],
  ["ERR-031", ["client-invalid", "email-taken"]],
  ["ERR-032", ["request-invalid", "unexpected"]],
]

describe("the error rows of the specification", () => {
  it.each(rows)("%s has its failures", (_, codes) => {
    expect(lacking(codes, catalogue)).toEqual([])
  })

  it("notices each of them that is taken out", () => {
    const needed = rows.flatMap(([row, codes]) => codes.map((code) => ({ row, codes, code })))
    for (const { codes, code } of needed) expect(lacking(codes, without(code))).toEqual([code])
    expect(needed.length).toBeGreaterThan(50)
  })

  it("are all here", () => {
    const inventory = readFileSync(new URL("../../../docs/requirements.tsv", import.meta.url), "utf8")
    const ids = inventory.split("\n").flatMap((line) => line.match(/^ERR-\d{3}(?=\t)/)?.[0] ?? [])
    expect(rows.map(([row]) => row)).toEqual(ids)
  })
})

/** What may fail so that no seat is sold twice, no payment lost and no price a surprise: docs/architecture.md, 3. */
const guards: readonly (readonly [invariant: string, codes: readonly string[]])[] = [
  ["one live claim per seat", ["seats-taken", "payment-voided"]],
  ["neighbour rules hold after every commit", ["strands-seat", "seats-not-together", "mixed-price-levels"]],
  [
    "capacity, promotions, certificates and credits are never overdrawn",
    ["not-enough-places", "promotion-used-up", "certificate-balance-short", "flex-credits-short"],
  ],
  ["renewals of a hold are bounded", ["no-extension-left", "cart-expired"]],
  [
    "money captured means tickets issued",
    ["payment-pending", "payment-in-progress", "cart-being-paid", "payment-voided", "processor-unavailable"],
  ],
  ["processor events are genuine", ["signature-invalid"]],
  ["the price shown is the price charged", ["amount-changed", "cart-changed"]],
  ["a bank's check belongs to its purchase", ["authentication-mismatch", "authentication-failed"]],
  ["no row of one tenant answers under another", ["website-unknown", "sale-unknown", "ticket-unknown"]],
]

describe("the invariants", () => {
  it.each(guards)("%s: a refusal tells", (_, codes) => {
    expect(lacking(codes, catalogue)).toEqual([])
    for (const code of codes) expect(lacking(codes, without(code))).toEqual([code])
  })
})

describe("the specification's own words", () => {
  it.each([
    ["payment-script-missing", "missing api stripe"],
    ["script-failed", "Error loading script"],
    ["script-aborted", "Script loading aborted"],
    ["social-provider-missing", "Login provider not found"],
    ["social-not-logged-in", "Not logged in"],
    ["social-login-cancelled", "User cancelled login or did not fully authorize"],
    ["navigation-failed", "error router"],
    ["geolocation-unsupported", "not supported by this browser"],
    ["pdf-unsupported", "This browser does not support inline PDFs. Please download the PDF to view it"],
  ])("%s says %j", (code, words) => {
    expect(catalogue[code]?.says).toBe(words)
  })

  it.each([
    ["payment-methods-failed", "formMsg.failureProcessing"],
    ["seat-map-failed", "confirmation.transactionFalse"],
    ["seat-map-missing", "notSeatmap"],
    ["location-not-accessible", "page.notAccessible"],
    ["no-locations", "page.noEvent"],
    ["passwords-differ", "client.passwordsMustBeSame"],
    ["email-not-verified", "xverify.email.invalid"],
    ["gift-email-missing", "client.tickets.error.emailRequired"],
    ["gift-email-invalid", "client.tickets.error.invalidEmailFormat"],
    ["google-sign-in-failed", "social.googleFailure"],
    ["facebook-sign-in-failed", "social.facebookFailure"],
  ])("%s has the key %s", (code, key) => {
    expect(catalogue[code]?.key).toBe(key)
  })
})

describe("every failure", () => {
  const all = Object.entries(catalogue)
  const words = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, word]) => word)

  it("has a status of its kind", () => {
    const allowed = [400, 401, 402, 403, 404, 408, 409, 410, 417, 422, 429, 431, 500, 501, 503]
    expect(Object.entries(problems).filter(([, { status }]) => !allowed.includes(status))).toEqual([])
  })

  it("tells in full sentences, in both languages, what is wrong", () => {
    const sentences = /^[\p{Lu}«].{9,}[.?]$/u
    expect(all.filter(([, { text }]) => !sentences.test(text.fr) || !sentences.test(text.en))).toEqual([])
  })

  it("is filled only from fields that a problem has, of the kind a sentence can hold", () => {
    const named = all.flatMap(([, { text }]) => [...words(text.fr), ...words(text.en)])
    expect(new Set(named).size).toBeGreaterThan(2)
    for (const word of new Set(named))
      expect(read(contract, ["components", "schemas", "Problem", "properties", word ?? "", "type"])).toBe(
        "integer",
      )
  })

  it("needs nothing filled in where no server fills it", () => {
    expect(Object.entries(localProblems).filter(([, { text }]) => /[{}]/.test(text.fr + text.en))).toEqual([])
  })

  it("leads on: each way out belongs to some failure", () => {
    const taken = new Set(all.map(([, { action }]) => action))
    expect(Object.keys(problemActions).filter((action) => !taken.has(action))).toEqual([])
  })
})
