import type { WebsiteConfig } from "@parterre/contract"
import type { CheckoutView } from "@parterre/react"
import { expect, it } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { PaymentStep } from "./PaymentStep.tsx"

const step = (type: WebsiteConfig["processorConfig"]["type"], amount: number) =>
  inShop(
    <PaymentStep
      amount={amount}
      accepted={["visa"]}
      card={{ number: "", expiry: "", cvd: "", nameOnCard: "" }}
      onChange={() => undefined}
      view={{ status: "idle" } as CheckoutView}
      failure={undefined}
      onAnswer={() => undefined}
      onPay={() => undefined}
    />,
    { config: { processorConfig: { type, threeDSecure: false } } },
  )

it.each(["MONERIS", "CARDCONNECT", "PAYMENTECH", "EXACT"] as const)(
  "asks for the card's numbers at %s [PAY-013]",
  (type) => {
    expect(step(type, 1_000)).toContain("cc-number")
  },
)

it("shows no card form where no card is taken, and still gives what is free [PAY-013]", () => {
  const shown = step("DO_NOT_USE", 1_000)
  expect(shown).not.toContain("cc-number")
  expect(shown).not.toContain("<button")
  expect(shown).toContain("Communiquez avec la billetterie")
  expect(step("DO_NOT_USE", 0)).toContain("<button")
})
