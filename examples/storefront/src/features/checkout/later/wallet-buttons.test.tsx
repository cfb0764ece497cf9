import { describe, expect, it } from "vitest"
import { inShop } from "../../../shared/site/shop.test-support.tsx"
import { ApplePayButton } from "./ApplePayButton.tsx"
import { GooglePayButton } from "./GooglePayButton.tsx"
import { WalletButtons, WalletGroup } from "./WalletButtons.tsx"

const amounts = { totalAfterTaxes: 15_982, totalShippingSelected: 350, giftCertificateDiscount: 0 }
const nothing = () => undefined

describe("the button of Apple Pay", () => {
  it.each([
    ["fr", "Acheter avec Apple Pay"],
    ["en", "Buy with Apple Pay"],
  ] as const)("says in %s: %s [WAL-001]", (language, label) => {
    const shown = inShop(<ApplePayButton onPress={nothing} isDisabled={false} />, { language })
    expect(shown).toContain(`>${label}</button>`)
    expect(shown).toContain(`lang="${language}"`)
    expect(shown).toContain(`aria-label="${label}"`)
  })
})

describe("the place of Google Pay's button", () => {
  it("is 240 by 40, or what it is told [WAL-005]", () => {
    const make = () => ({}) as HTMLElement
    expect(inShop(<GooglePayButton make={make} isDisabled={false} />)).toContain("width:240px;height:40px")
    expect(inShop(<GooglePayButton make={make} width={320} height={48} isDisabled={false} />)).toContain(
      "width:320px;height:48px",
    )
  })
})

describe("the wallets of the checkout", () => {
  it("are not there before the device says that it can pay, nor where the site offers none [WAL-002] [WAL-003] [CFG-016]", () => {
    const buttons = <WalletButtons amounts={amounts} brands={["visa"]} isRunning={false} onToken={nothing} />
    const wallets = {
      merchantName: "Belvédère",
      applePay: { merchantIdentifier: "merchant.example.belvedere" },
      googlePay: { sdkUrl: "/pay.js", environment: "TEST" as const, tokenization: { gateway: "paysafe" } },
    }
    for (const config of [{}, { wallets }])
      expect(inShop(buttons, { config })).not.toMatch(/button|portefeuille/i)
  })

  it.each([
    ["fr", "Payez 163,32 $ avec une carte de votre portefeuille numérique.", "ou payez autrement"],
    ["en", "Pay $163.32 with a card in your digital wallet.", "or pay another way"],
  ] as const)("say what they charge, and that there are other ways, in %s", (language, help, or) => {
    const shown = inShop(
      <WalletGroup amount={16_332} isRunning={false}>
        buttons
      </WalletGroup>,
      { language },
    ).replaceAll(/\s/g, " ")
    expect(shown).toContain(help)
    expect(shown).toContain(or)
    expect(shown).toContain('role="group"')
  })
})
