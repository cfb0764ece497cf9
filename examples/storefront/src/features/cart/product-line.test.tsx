import type { CartPrice } from "@parterre/contract"
import { expect, it } from "vitest"
import { adult } from "../../shared/cart/cart.test-support.ts"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { CartLine } from "./CartLine.tsx"

const shown = (line: CartPrice) =>
  inShop(
    <CartLine
      line={line}
      busy={false}
      onRemove={() => undefined}
      onFewer={() => undefined}
      onSplit={() => undefined}
    />,
  ).replaceAll(/[\u00a0\u202f]/g, " ")
const certificate = {
  ...adult,
  name: "Chèque-cadeau",
  productId: "cheque",
  productKind: "giftcertificate" as const,
  rs: false,
  price: 5000,
  serviceCharges: 0,
  recipient: { name: "Ana", email: "ana@exemple.ca" },
}

it("says what a product is, for whom and what one costs, and nothing of seats [PAY-029]", () => {
  const markup = shown(certificate)
  expect(markup).toContain("Pour Ana, ana@exemple.ca")
  expect(markup).toContain("50,00 $ l’unité")
  expect(markup).not.toContain("Places non numérotées")
})

it("says when a gift certificate is mailed, and what its message is, so that a slip is seen before it is paid", () => {
  const recipient = { ...certificate.recipient, sendOn: "2026-12-24", message: "Joyeux Noël" }
  const markup = shown({ ...certificate, recipient })
  expect(markup).toContain("Envoi le jeudi 24 décembre 2026")
  expect(markup).toContain("« Joyeux Noël »")
  expect(shown(certificate)).not.toContain("Envoi")
})

it.each([
  ["membership", true],
  ["parking", true],
  ["donation", false],
  ["giftcertificate", false],
] as const)("tells the taxes of one %s: %s [PAY-030]", (productKind, tells) => {
  const { recipient: _, ...line } = certificate
  expect(shown({ ...line, productKind }).includes("Détail des taxes")).toBe(tells)
})
