import type { CartPrice } from "@parterre/contract"
import type { DataLayerEvent, TrackableLine } from "@parterre/domain/tracking"
import type { CartMessage, CartSnapshot, Parterre } from "@parterre/sdk"
import { expect, it } from "vitest"
import { settle } from "../../test/fake-client.ts"
import { forgetTags } from "./forget-tags.ts"
import { startTracker } from "./tracker.ts"

const line = (id: string, qty: number, more: Partial<CartPrice> = {}) =>
  ({
    id,
    reservationId: `r-${id}`,
    name: "Adulte",
    qty,
    price: 4000,
    serviceCharges: 400,
    eventId: "e",
    pageUrl: "/fr/pages/b.le-cid",
    abandonedCartActive: true,
    ...more,
  }) as CartPrice

const productOf = ({ id, eventId, qty, price }: TrackableLine) => ({ id, eventId, quantity: qty, price })

function visit(first: readonly CartPrice[] = []) {
  let snapshot: CartSnapshot = cartOf(first)
  const pushed: DataLayerEvent[] = []
  const asked: string[] = []
  let tell: (message: CartMessage) => void = () => undefined
  let happen: (event: { event: "logout" }) => void = () => undefined
  const told = new Set<string>()
  const client = {
    cart: {
      current: () => snapshot,
      messages: (listener: typeof tell) => {
        tell = listener
        return () => {
          tell = () => undefined
        }
      },
    },
    catalogue: {
      event: async (id: string) => ({ id, priceFrom: 5000 }),
      page: async () => ({
        shows: [{ events: Array.from({ length: 12 }, (_, i) => ({ id: `e${i}`, priceFrom: 100 })) }],
      }),
    },
    tracking: {
      events: (listener: typeof happen) => {
        happen = listener
        return () => undefined
      },
      products: async (lines: readonly TrackableLine[]) => {
        asked.push(lines.map(({ id, qty }) => `${id} × ${qty}`).join())
        return lines.map(productOf)
      },
      pageView: async (address: string) => {
        const type = /checkout\/mode/.test(address)
          ? "checkout"
          : /performances/.test(address)
            ? "event"
            : /pages\/./.test(address)
              ? "show"
              : "home"
        return { event: "page-view" as const, page: address, pageType: type }
      },
      purchase: async (saleId: string) => {
        if (told.has(saleId)) return undefined
        told.add(saleId)
        return {
          event: "purchase" as const,
          currency: "CAD" as const,
          saleId,
          total: 1,
          taxes: 0,
          products: [],
        }
      },
    },
  } as unknown as Parterre
  const tracker = startTracker(client, (event) => pushed.push(event))
  return {
    tracker,
    pushed,
    asked,
    happen: () => happen({ event: "logout" }),
    change: (action: CartMessage["action"], lines: readonly CartPrice[]) => {
      snapshot = cartOf(lines)
      tell({ action, outcome: "success", key: "", shown: false })
    },
    names: async () => {
      await settle()
      return pushed.map((event) => event.event)
    },
  }
}

const cartOf = (prices: readonly CartPrice[]) =>
  ({ status: "ready", busy: false, cart: { cartElements: [{ prices }] } }) as unknown as CartSnapshot

it("tells a visit in the order in which it happens [TRACK-007]", async () => {
  const shop = visit()
  shop.tracker.page("/fr/pages")
  shop.tracker.page("/fr/pages/b.le-cid")
  shop.tracker.page("/fr/pages/b.le-cid/performances/b.le-cid-1")
  shop.change("addElements", [line("a", 2)])
  shop.tracker.page("/fr/checkout/mode")
  shop.tracker.page("/fr/checkout/checkout-confirmation?sale=S-1", "S-1")
  shop.happen()
  expect(await shop.names()).toEqual([
    "page-view",
    ...["page-view", "product-view"],
    ...["page-view", "product-view"],
    "add-to-cart",
    ...["page-view", "checkout-start"],
    ...["page-view", "purchase"],
    "logout",
  ])
  expect(shop.pushed[2]).toMatchObject({ currency: "CAD", products: { length: 10 } })
})

it("tells what a change brought and what it took, and neither of a cart that was paid, read or ran out", async () => {
  const shop = visit([line("a", 2)])
  shop.change("moreOne", [line("a", 3), line("b", 1)])
  shop.change("delete", [line("b", 1)])
  shop.change("timeOut", [])
  shop.change("callCart", [line("c", 4)])
  shop.change("addElements", [line("c", 5)])
  expect(await shop.names()).toEqual(["add-to-cart", "remove-from-cart", "add-to-cart"])
  expect(shop.asked).toEqual(["a × 1,b × 1", "a × 3", "c × 1"])
})

it("tells a purchase once, and nothing after it stopped [TRACK-001] [PAY-019]", async () => {
  const shop = visit()
  shop.tracker.page("/fr/x", "S-1")
  shop.tracker.page("/fr/y", "S-1")
  expect((await shop.names()).filter((name) => name === "purchase")).toEqual(["purchase"])
  shop.tracker.stop()
  shop.change("addElements", [line("a", 1)])
  expect((await shop.names()).includes("add-to-cart")).toBe(false)
})

it.each([
  ["of a real page", { pageUrl: "/fr/pages/7" }, 1],
  ["of an address of ten characters", { pageUrl: "/fr/pages/" }, 0],
  ["where the tenant has it off", { abandonedCartActive: false }, 0],
])("tells a cart that is left, without asking anybody: %s [TRACK-005]", async (_, more, times) => {
  const shop = visit([line("a", 2, more)])
  shop.tracker.page("/fr/cart")
  await shop.names()
  const asked = shop.asked.length
  shop.tracker.leave()
  const left = shop.pushed.filter(({ event }) => event === "abandoned-cart")
  expect(left).toHaveLength(times)
  if (times > 0) expect(left[0]).toMatchObject({ products: [{ id: "a", quantity: 2 }] })
  expect(shop.asked).toHaveLength(asked)
})

it("forgets the cookies of tags and no others, on every domain they can be of", () => {
  const written: string[] = []
  const page = {
    get cookie() {
      return "_ga=1; _ga_ABC=2; session=3; _gid=4; _gcl_au=5"
    },
    set cookie(text: string) {
      written.push(text)
    },
    querySelector: () => null,
    location: { hostname: "billets.belvedere.example" },
  }
  expect(forgetTags(page)).toBe(false)
  expect(new Set(written.map((text) => text.split("=")[0]))).toEqual(
    new Set(["_ga", "_ga_ABC", "_gid", "_gcl_au"]),
  )
  expect(written).toContain("_ga=; path=/; max-age=0; domain=belvedere.example")
})
