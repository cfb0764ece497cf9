import { redeemCertificates } from "@parterre/domain/gift-certificates"
import { describe, expect, it } from "vitest"
import { rendered } from "../../shared/selection/spoken.test-support.tsx"
import { CertificateForm } from "./CertificateForm.tsx"
import { codeFault } from "./use-certificates.ts"

const certificate = (code: string, balance: number) => ({ code, balance, currency: "CAD" as const })
const small = certificate("CADEAU7K2M94QX", 5000)

/** The form of an order of an amount, with plain spaces and without the marks of React. */
function form(total: number, applied = [small], language: "fr" | "en" = "fr") {
  const certificates = {
    applied,
    areForgotten: false,
    apply: () => Promise.resolve(undefined),
    remove: () => undefined,
  }
  const paid = redeemCertificates(total, applied)
  return rendered(language, <CertificateForm certificates={certificates} paid={paid} isDisabled={false} />)
    .markup
}

describe("the gift-certificate part of the payment", () => {
  it("is one button until it is asked for", () => {
    const markup = form(15_982, [])
    expect(markup).toMatch(/<button[^>]*aria-expanded="false"[^>]*><span>Chèque-cadeau/)
    expect(markup).not.toContain("certificate-code")
  })

  it("asks for a code, and says where to find it [PAY-002]", () => {
    const markup = form(15_982, [certificate("CADEAU3B8N61WD", 100)])
    expect(markup).toContain("Code du chèque-cadeau")
    expect(markup).toContain("Il figure sur le chèque")
  })

  it.each([
    [
      "fr",
      "Le chèque-cadeau se terminant par 94QX paiera 50,00 $.",
      "Retirer le chèque-cadeau se terminant par 94QX",
    ],
    [
      "en",
      "The gift certificate ending in 94QX will pay $50.00.",
      "Remove the gift certificate ending in 94QX",
    ],
  ] as const)(
    "shows the discount of a valid code and the way to remove it, in %s [PAY-002]",
    (language, pays, remove) => {
      const markup = form(15_982, [small], language)
      expect(markup).toContain(pays)
      expect(markup).toContain(`aria-label="${remove}"`)
      // One more code may pay the rest.
      expect(markup).toContain("certificate-code")
    },
  )

  it("tells what stays on a certificate, asks for no further code and for no card [PAY-001] [PAY-028]", () => {
    const markup = form(3_800)
    expect(markup).toContain("paiera 38,00 $.")
    expect(markup).toContain("Il y restera 12,00 $.")
    expect(markup).toContain("aucune carte n’est nécessaire")
    expect(markup).not.toContain("certificate-code")
  })

  it("says of a certificate that is not needed that it stays whole [PAY-028]", () => {
    const markup = form(5_000, [small, certificate("CADEAU3B8N61WD", 2500)])
    expect(markup).toContain("se terminant par 61WD ne sera pas utilisé")
  })

  it("takes five at most", () => {
    const five = [1, 2, 3, 4, 5].map((n) => certificate(`CADEAU0000000${n}`, 100))
    expect(form(15_982, five.slice(1))).toContain("certificate-code")
    expect(form(15_982, five)).not.toContain("certificate-code")
  })
})

describe("a code", () => {
  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["CADEAU", "unreadable"],
    ["CADEAU_7K2M_94QX", "unreadable"],
    ["cadeau-7k2m 94qx", "twice"],
    ["CADEAU-3B8N-61WD", undefined],
  ])("%j is told to be %s before the server is asked [PAY-002]", (typed, fault) => {
    expect(codeFault(typed, [small])).toBe(fault)
  })
})
