import type * as Contract from "@parterre/contract"
import { document } from "@parterre/contract/document"
import { COMBO_GROUP_KINDS } from "@parterre/domain/combos"
import type { FlexExchange, FlexFilm } from "@parterre/domain/flex-passes"
import { HOLD_TYPES } from "@parterre/domain/holds"
import { PAYMENT_FLAGS } from "@parterre/domain/payment-methods"
import { permissionIds, ROLES } from "@parterre/domain/permissions"
import { QUEUE_STATES } from "@parterre/domain/queues"
import { SALE_STATES } from "@parterre/domain/sale-states"
import { TERRITORIES } from "@parterre/domain/territories"
import { DELIVERY_CATEGORIES, type TicketLine } from "@parterre/domain/tickets"
import type { TrackedProduct } from "@parterre/domain/tracking"
import { expect, expectTypeOf, it } from "vitest"

interface Schema {
  readonly enum?: readonly string[]
  readonly properties?: object
}
const { schemas } = (document as unknown as { components: { schemas: Record<string, Schema> } }).components

it("knows permissions by the same ids in the contract and in the domain", () => {
  expect(permissionIds).toEqual(document["x-permissions"])
})

/** The contract and the domain each spell these; the server gives the one what the other says. */
it.each([
  ["HoldType", HOLD_TYPES],
  ["SaleState", SALE_STATES],
  ["QueueState", QUEUE_STATES],
  ["ComboGroupKind", COMBO_GROUP_KINDS],
  ["DeliveryCategory", DELIVERY_CATEGORIES],
  ["Role", ROLES],
])("%s has the same values in the contract and in the domain", (name, values: readonly string[]) => {
  expect([...values].sort()).toEqual([...(schemas[name]?.enum ?? [])].sort())
})

it.each([
  ["TerritoryMap", TERRITORIES],
  ["PaymentMethods", PAYMENT_FLAGS],
])("%s has a field for each of the domain's values", (name, values: readonly string[]) => {
  expect([...values].sort()).toEqual(Object.keys(schemas[name]?.properties ?? {}).sort())
})

// The compiler judges these: the types step fails when they part.
it("has the domain’s rules take what the contract answers, and the contract what they make", () => {
  expectTypeOf<Contract.TicketPriceLine>().toExtend<TicketLine>()
  expectTypeOf<Contract.FlexPassFilm>().toExtend<FlexFilm>()
  expectTypeOf<FlexExchange>().toExtend<Contract.ExchangeRequest["exchanges"][number]>()
  expectTypeOf<TrackedProduct>().toExtend<Contract.TrackedProduct>()
})
