import type { CartPrice, HoldGroup } from "@parterre/contract"
import { enqueueMessage } from "@parterre/domain"
import { renderToStaticMarkup } from "react-dom/server"
import { IntlProvider } from "react-intl"
import { beforeEach, expect, it, vi } from "vitest"
import type { Notice } from "../messages/message-queue.ts"
import { SayContext } from "../messages/use-messages.ts"
import en from "../texts/en.json"
import fr from "../texts/fr.json"
import { adult } from "./cart.test-support.ts"
import { useRemoveLine } from "./use-remove-line.ts"

/** What the service takes out of the cart, and what is asked to be put back. */
const shop = { released: undefined as readonly CartPrice[] | undefined, added: [] as HoldGroup[] }
vi.mock("@parterre/react", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@parterre/react")>()),
  useCart: () => ({
    actions: {
      remove: async () => shop.released,
      add: async (groups: readonly HoldGroup[]) => {
        shop.added.push(...groups)
        return true
      },
    },
  }),
}))
beforeEach(() => {
  shop.added = []
})

const seated = (reservationId: string, ...seats: string[]): CartPrice => ({
  ...adult,
  reservationId,
  qty: seats.length,
  seatIds: seats.map((seat) => `b-${seat}`),
  cartDetailToken: seats.map((seat) => ({
    idCartLine: `${reservationId}-${seat}`,
    seatId: `b-${seat}`,
    section: "Parterre",
    row: "B",
    seat,
  })),
})

function Remover({ onReady }: { onReady: (removal: ReturnType<typeof useRemoveLine>) => void }) {
  onReady(useRemoveLine())
  return null
}

/** Removes a line and answers what is said, without the typography of spaces. */
async function removing(
  line: CartPrice,
  released: readonly CartPrice[] | undefined,
  language: "fr" | "en" = "fr",
) {
  shop.released = released
  let said: readonly Notice[] = []
  const removals: ReturnType<typeof useRemoveLine>[] = []
  renderToStaticMarkup(
    <IntlProvider locale={`${language}-CA`} messages={{ fr, en }[language]}>
      <SayContext.Provider value={(notice) => (said = enqueueMessage(said, notice))}>
        <Remover onReady={(removal) => removals.push(removal)} />
      </SayContext.Provider>
    </IntlProvider>,
  )
  const went = await removals[0]?.(line)
  return {
    went,
    words: said.map(({ message }) => String(message).replaceAll("\u00a0", " ")),
    undo: () => said[0]?.action?.run(),
  }
}

it("says that a line is gone, and holds its very seats again when that is undone [CART-014]", async () => {
  const line = seated("one", "1", "2")
  const { went, words, undo } = await removing(line, [line])
  expect(went).toBe(true)
  expect(words).toEqual(["Retiré du panier."])
  undo()
  expect(shop.added).toEqual([
    {
      type: "show",
      id: "e",
      prices: [
        { id: "adult", qty: 2, confirmed: true, seatIds: ["b-1", "b-2"], pageUrl: "/fr/pages/le-cid" },
      ],
    },
  ])
})

it("tells what had to go along, in both languages, and puts all of it back as one party [CART-014] [SEAT-005]", async () => {
  const [line, beside] = [seated("one", "1"), seated("two", "2")]
  const { words, undo } = await removing(line, [line, beside])
  expect(words).toEqual([
    "Retiré du panier, avec un autre billet qui ne peut pas être gardé sans lui (Parterre, rangée B, siège 2).",
  ])
  undo()
  expect(shop.added.map(({ prices }) => prices.map(({ seatIds }) => seatIds))).toEqual([[["b-1"], ["b-2"]]])
  const more = await removing(line, [line, seated("two", "2", "3")], "en")
  expect(more.words).toEqual([
    "Removed from the cart, with 2 other tickets that cannot be kept without it (Parterre, row B, seats 2 and 3).",
  ])
})

it("counts places that have no number [QTY-003]", async () => {
  const places = (reservationId: string) => ({ ...adult, reservationId, rs: false, qty: 2 })
  const { words } = await removing(places("one"), [places("one"), places("two")])
  expect(words).toEqual(["Retiré du panier, avec 2 autres billets qui ne peuvent pas être gardés sans lui."])
})

it("says nothing of a line that could not be removed", async () => {
  const { went, words } = await removing(adult, undefined)
  expect([went, words]).toEqual([false, []])
})
