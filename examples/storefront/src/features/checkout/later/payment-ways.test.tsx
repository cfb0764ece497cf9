import { offeredMethods } from "@parterre/domain/payment-methods"
import { afterEach, describe, expect, it, vi } from "vitest"
import { inShop } from "../../../shared/site/shop.test-support.tsx"
import { afterPause, LeavingForm } from "./LeavingForm.tsx"
import { WaysOffered } from "./PaymentWays.tsx"

const order = {
  client: { firstname: "Ada", lastname: "Roy", email: "ada@exemple.ca" },
  amounts: { totalAfterTaxes: 15_982, totalShippingSelected: 350, giftCertificateDiscount: 0 },
}

/** The payment step of a site with these flags. */
const ways = (
  flags: Parameters<typeof offeredMethods>[0],
  setting: { hidden?: string[]; address?: string } = {},
) =>
  inShop(
    <WaysOffered
      methods={offeredMethods(flags, "belvedere", setting.hidden)}
      order={order}
      isRunning={false}
      failure={undefined}
      onApproved={() => undefined}
    >
      <p>form of the card</p>
    </WaysOffered>,
    setting.address === undefined ? {} : { address: setting.address },
  )

describe("the ways to pay", () => {
  it("offers Interac beside the card, which is chosen at first [PAY-006] [PAY-008] [PAY-011]", () => {
    const shown = ways({ visa: true, exact: true })
    expect(shown.match(/type="radio"/g)).toHaveLength(2)
    expect(shown).toMatch(/checked=""\/?>Carte de crédit ou de débit/)
    expect(shown).toContain("Interac en ligne")
    expect(shown).toContain("form of the card")
  })

  it("leaves the card alone where Interac is not offered, or hidden [PAY-009] [VAR-013]", () => {
    for (const shown of [
      ways({ visa: true }),
      ways({ visa: true, exact: true }, { hidden: ["belvedere"] }),
    ]) {
      expect(shown).not.toContain("radio")
      expect(shown).toContain("form of the card")
      expect(shown).not.toContain("Interac")
    }
  })

  it("goes to the bank where no card is taken, and says what is to pay, shipping included [PAY-027]", () => {
    const shown = ways({ exact: true })
    expect(shown).not.toContain("form of the card")
    expect(shown.replaceAll(/\s/g, " ")).toContain("Payer 163,32 $ avec Interac")
  })

  it("offers PayPal beside the card, and by itself where no card is taken [PAY-007] [PAY-008] [PAY-011]", () => {
    const beside = ways({ visa: true, exact: true, paypal: true })
    expect(beside.match(/type="radio"/g)).toHaveLength(3)
    expect(beside).toMatch(/checked=""\/?>Carte de crédit ou de débit/)
    expect(beside).not.toContain('data-way="paypal"')
    const alone = ways({ paypal: true })
    expect(alone).not.toContain("radio")
    expect(alone).not.toContain("form of the card")
    expect(alone).toContain('data-way="paypal"')
    expect(alone.replaceAll(/\s/g, " ")).toContain("Payez 163,32 $ avec votre compte PayPal")
  })

  it("offers PayPal for a payment that is due, without a word of a cart, and no bank's page", () => {
    const due = inShop(
      <WaysOffered
        methods={offeredMethods({ visa: true, paypal: true }, "belvedere")}
        order={{ saleToken: "sale-token", amount: 15_982 }}
        isRunning={false}
        failure={undefined}
        onApproved={() => undefined}
      >
        <p>form of the card</p>
      </WaysOffered>,
    )
    expect(due.match(/type="radio"/g)).toHaveLength(2)
    const alone = inShop(
      <WaysOffered
        methods={offeredMethods({ paypal: true }, "belvedere")}
        order={{ saleToken: "sale-token", amount: 15_982 }}
        isRunning={false}
        failure={undefined}
        onApproved={() => undefined}
      >
        <p>form of the card</p>
      </WaysOffered>,
    )
    expect(alone.replaceAll(/\s/g, " ")).toContain("Payez 159,82 $ avec votre compte PayPal")
    expect(alone).not.toContain("panier")
    expect(alone).not.toContain("form of the card")
  })

  it("says that a bank took nothing", () => {
    const shown = ways({ visa: true, exact: true }, { address: "/fr/checkout/mode?interac=refused" })
    expect(shown).toContain("Le paiement avec Interac n’a pas abouti")
    expect(shown).toContain("Rien n’a été prélevé")
  })
})

describe("the form of the payment page", () => {
  afterEach(() => void vi.useRealTimers())

  it("carries its fields as they are, out of sight [PAY-010]", () => {
    const fields = { x_login: "HCO-1", x_amount: "163.32", x_fp_hash: "ab" }
    const shown = inShop(<LeavingForm form={{ url: "https://pay.example/payment", fields }} />)
    expect(shown).toContain(
      `<form hidden="" action="https://pay.example/payment" method="post" target="_self">`,
    )
    for (const [name, value] of Object.entries(fields))
      expect(shown).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
  })

  it("is posted after half a second, unless the shopper stays [PAY-010]", () => {
    vi.useFakeTimers()
    const leave = vi.fn()
    afterPause(leave)
    const stay = afterPause(leave)
    vi.advanceTimersByTime(499)
    expect(leave).not.toHaveBeenCalled()
    stay()
    vi.advanceTimersByTime(1)
    expect(leave).toHaveBeenCalledOnce()
  })
})
