import { expect, it } from "vitest"
import { categoryOfRenewalShipping, RENEWAL_SHIPPINGS, renewalShipping } from "./renewal-shippings.ts"

it("are three, at no price, with the documented ids and codes [RENEW-001]", () => {
  expect(RENEWAL_SHIPPINGS).toEqual([
    { id: 1, code: "SeasonBookelts", price: 0 },
    { id: 2, code: "ETickets", price: 0 },
    { id: 3, code: "Smartphone", price: 0 },
  ])
})

it("send paper by mail, and files otherwise", () => {
  expect(RENEWAL_SHIPPINGS.map(({ code }) => categoryOfRenewalShipping(code))).toEqual([
    "MAIL",
    "E_TICKETS",
    "SMARTPHONE",
  ])
})

it("are named by their id and their code together", () => {
  expect(renewalShipping({ id: 2, code: "ETickets" })?.id).toBe(2)
  expect(renewalShipping({ id: 1, code: "ETickets" })).toBeUndefined()
})
