import { expect, it } from "vitest"
import { rendered } from "../../shared/selection/spoken.test-support.tsx"
import { AcceptedBrands } from "./AcceptedBrands.tsx"

it("draws and names the brands that the site takes, and no other [PAY-005]", () => {
  const { markup } = rendered("fr", <AcceptedBrands brands={["visa", "mastercard"]} />)
  expect(markup.match(/<svg/g)).toHaveLength(2)
  expect(markup).toMatch(/Visa, Mastercard/)
  const none = rendered("fr", <AcceptedBrands brands={["amex"]} />).markup
  expect(none.match(/<svg/g)).toHaveLength(1)
  expect(none).not.toMatch(/Visa/)
})
