import type { WebsiteConfig } from "@parterre/contract"
import type { CheckoutView } from "@parterre/react"
import { expect, it } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { PaymentStep } from "./PaymentStep.tsx"

type Processor = WebsiteConfig["processorConfig"]

const step = (type: Processor["type"], amount: number, cardEntry?: Processor["cardEntry"]) =>
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
    {
      config: {
        processorConfig: { type, threeDSecure: false, ...(cardEntry === undefined ? {} : { cardEntry }) },
      },
    },
  )

it.each(["PAYMENTECH", "EXACT"] as const)(
  "asks for the card's numbers at %s, where the server takes them [PAY-013]",
  (type) => {
    expect(step(type, 1_000, "NUMBERS")).toContain("cc-number")
  },
)

it.each(["PAYSAFE", "GLOBALPAYMENTS", "STRIPE", "MONERIS", "CARDCONNECT"] as const)(
  "leaves the card's numbers to the frames of %s [PAY-013]",
  (type) => {
    const shown = step(type, 1_000, "HOSTED")
    expect(shown).toContain("data-card-field")
    expect(shown).toContain("cc-name")
    for (const field of ["cc-number", "cc-exp", "cc-csc"]) expect(shown).not.toContain(field)
    expect(step(type, 0, "HOSTED")).not.toContain("data-card-field")
  },
)

it.each(["DO_NOT_USE", "PAYMENTECH", "EXACT"] as const)(
  "shows no card form where no card is taken, and still gives what is free, at %s [PAY-013]",
  (type) => {
    const shown = step(type, 1_000)
    expect(shown).not.toContain("cc-number")
    expect(shown).not.toContain("<button")
    expect(shown).toContain("Communiquez avec la billetterie")
    expect(step(type, 0)).toContain("<button")
  },
)
