import { problemActions, problems } from "@parterre/contract"
import { expect, it } from "vitest"
import * as schemas from "./index.ts"
import { CardBrand, CartElementType, Currency } from "./index.ts"

const exported: Readonly<Record<string, unknown>> = schemas
const ids = Object.keys(exported).filter((name) => /.Id$/.test(name) && name !== "OptionalId")

/** The schema of an entity's own id; within it, that of one that not every answer has. */
function idsOf(entity: unknown): unknown[] {
  const { id } = (entity as { readonly fields?: { readonly id?: object } }).fields ?? {}
  return id === undefined ? [] : [id, "schema" in id ? id.schema : id]
}

it.each(
  Object.keys(exported).filter((name) => ids.includes(`${name}Id`) && idsOf(exported[name]).length > 0),
)("brand the id of a %s, which others refer to", (name) => {
  const own = idsOf(exported[name])
  expect(ids.some((brand) => own.includes(exported[brand]))).toBe(true)
})

it("take no id of a cart for one of a price", () => {
  expect(schemas.CartSummary.fields.id).toBe(schemas.CartId)
  expect(schemas.CartPrice.fields.id).toBe(schemas.PriceId)
  expect(schemas.SupportHold.fields.id).toBe(schemas.HoldId)
})

it("brand an id by what it is of, whatever its name", () => {
  expect(schemas.Place.fields.id).toBe(schemas.VenueId)
  expect(schemas.FlexPassFilm.fields.id).toBe(schemas.EventId)
  expect(schemas.ComboDetail.fields.id).toBe(schemas.ComboGroupDetailId)
  expect(schemas.CartDetailToken.fields.idCartLine).toBe(schemas.CartLineId)
  expect(schemas.ReleaseItem.fields.holds.schema.value).toBe(schemas.CartLineId)
  expect(schemas.Problem.fields.holds.schema.value).toBe(schemas.CartLineId)
  expect(schemas.Problem.fields.nearest.schema.value).toBe(schemas.SeatId)
})

it("know the contract's problems and no other", () => {
  expect([...schemas.ProblemCode.literals]).toEqual(Object.keys(problems))
  expect([...schemas.ProblemAction.literals]).toEqual(Object.keys(problemActions))
  expect(schemas.Problem.fields.code).toBe(schemas.ProblemCode)
})

it("know the six brands of cards, and no other [ENUM-003]", () => {
  expect([...CardBrand.literals]).toEqual(["amex", "discover", "interac", "jcb", "mastercard", "visa"])
})

it("know the five currencies, and no other [ENUM-005]", () => {
  expect([...Currency.literals]).toEqual(["CAD", "USD", "EUR", "CZK", "GBP"])
})

it("know the six kinds of a cart's elements, and no other [ENUM-008]", () => {
  expect([...CartElementType.literals]).toEqual([
    ...["event", "subscription", "combo", "member", "giftcertificate", "reservedseating"],
  ])
})
