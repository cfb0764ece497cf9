import type { CartPrice, HoldGroup } from "@parterre/contract"
import { enqueueMessage } from "@parterre/domain/messages"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeEach, expect, it, vi } from "vitest"
import { adult } from "../../shared/cart/cart.test-support.ts"
import type { Notice } from "../../shared/messages/message-queue.ts"
import { SayContext } from "../../shared/messages/use-messages.ts"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { allTexts } from "../../shared/texts/all-texts.test-support.ts"
import { SpeechContext, speechOf } from "../../shared/texts/texts-context.ts"
import { TogetherChoice } from "./TogetherDialog.tsx"
import { type TogetherQuestion, useRemoveLine } from "./use-remove-line.ts"

const { en, fr } = allTexts

/** What the service takes out of the cart, and what is asked to be put back. */
const shop = {
  released: undefined as readonly CartPrice[] | undefined,
  together: [] as readonly CartPrice[],
  added: [] as HoldGroup[],
  whole: 0,
}
vi.mock("@parterre/react", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@parterre/react")>()),
  useCart: () => ({
    actions: {
      remove: async () => {
        shop.whole += 1
        return shop.released
      },
      removeAlone: async () => shop.released && { released: shop.released, together: shop.together },
      add: async (groups: readonly HoldGroup[]) => {
        shop.added.push(...groups)
        return true
      },
    },
  }),
}))
beforeEach(() => {
  shop.added = []
  shop.together = []
  shop.whole = 0
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

interface RemoverProps {
  onReady: (removal: ReturnType<typeof useRemoveLine>) => void
  ask: (question: TogetherQuestion) => void
}

function Remover({ onReady, ask }: RemoverProps) {
  onReady(useRemoveLine(ask))
  return null
}

/** Removes a line and answers what is said, without the typography of spaces. */
async function removing(
  line: CartPrice,
  released: readonly CartPrice[] | undefined,
  language: "fr" | "en" = "fr",
  sure?: "sure",
) {
  shop.released = released
  let said: readonly Notice[] = []
  const questions: TogetherQuestion[] = []
  const removals: ReturnType<typeof useRemoveLine>[] = []
  renderToStaticMarkup(
    <SpeechContext value={speechOf(language, { fr, en }[language])}>
      <SayContext.Provider value={(notice) => (said = enqueueMessage(said, notice))}>
        <Remover onReady={(removal) => removals.push(removal)} ask={(question) => questions.push(question)} />
      </SayContext.Provider>
    </SpeechContext>,
  )
  const went = await removals[0]?.(line, sure)
  return {
    went,
    questions,
    words: said.map(({ message }) => String(message).replaceAll("\u00a0", " ")),
    undo: () => said[0]?.action?.run(),
  }
}

it("says that a line is gone, and holds its very seats again when that is undone [CART-014]", async () => {
  const line = seated("one", "1", "2")
  const { went, words, undo } = await removing(line, [line])
  expect(went).toBe(true)
  expect(words).toEqual(["Retiré : Le Cid, 2 × Adulte."])
  undo()
  expect(shop.added).toEqual([
    {
      type: "show",
      id: "e",
      prices: [
        {
          ...{ id: "adult", qty: 2, amount: line.price + line.serviceCharges, confirmed: true },
          ...{ seatIds: ["b-1", "b-2"], pageUrl: "/fr/pages/le-cid" },
        },
      ],
    },
  ])
})

it("names each line, so that who undoes one of two knows which comes back, in both languages [MSG-004]", async () => {
  const [line, other] = [seated("one", "1"), { ...seated("two", "2"), title: "Tosca", name: "Étudiant" }]
  expect((await removing(line, [line])).words).toEqual(["Retiré : Le Cid, 1 × Adulte."])
  expect((await removing(other, [other], "en")).words).toEqual(["Removed: Tosca, 1 × Étudiant."])
  const some = { ...seated("three", "3", "4"), tickets: ["three-4"] }
  expect((await removing(some, [seated("three", "4")])).words).toEqual(["Retiré : Le Cid, 1 × Adulte."])
  const card = { ...adult, name: "Carte", title: "Carte", qty: 1, productKind: "membership" } as const
  expect((await removing(card, [card])).words).toEqual(["Retiré : 1 × Carte."])
  const combo = { ...seated("five", "5"), comboId: "duo" }
  const whole = [combo, { ...seated("five", "6"), comboId: "duo", title: "Tosca" }]
  expect((await removing(combo, whole)).words).toEqual(["Retiré : Le Cid, Tosca."])
})

it.each([
  ["fr", "parking", { parkingDate: "2026-12-05" }, "Retiré : 1 × X, samedi 5 décembre 2026."],
  ["en", "parking", { parkingDate: "2026-12-05" }, "Removed: 1 × X, Saturday, December 5, 2026."],
  ["fr", "donation", {}, "Retiré : X."],
  ["en", "donation", {}, "Removed: X."],
  ["fr", "giftcertificate", { recipient: { name: "Ana", email: "a@b.ca" } }, "Retiré : 1 × X (Ana)."],
  ["en", "giftcertificate", { recipient: { name: "Ana", email: "a@b.ca" } }, "Removed: 1 × X (Ana)."],
  ["fr", "giftcertificate", {}, "Retiré : 1 × X."],
  ["fr", "flexpass", {}, "Retiré : 1 × X."],
] as const)(
  "names in %s what was removed of a %s, by what tells it from another",
  async (language, productKind, more, told) => {
    const line = { ...adult, name: "X", title: "Le Cid", qty: 1, productKind, ...more }
    expect((await removing(line, [line], language)).words).toEqual([told])
  },
)

it("puts back what was sold by a promotion or in a presale by the same [HOLD-006] [HOLD-007]", async () => {
  const line = { ...seated("one", "1"), promoId: "b.promotion.DIX", presale: "AMIS" }
  const { undo } = await removing(line, [line])
  undo()
  expect(shop.added[0]?.prices).toMatchObject([{ promoId: "b.promotion.DIX", presale: "AMIS" }])
})

it("tells what had to go along, in both languages, and puts all of it back as one party [CART-014] [SEAT-005]", async () => {
  const [line, beside] = [seated("one", "1"), seated("two", "2")]
  const { words, undo } = await removing(line, [line, beside], "fr", "sure")
  expect(words).toEqual([
    "Retiré : Le Cid, 1 × Adulte, ainsi qu’un autre billet (Parterre, rangée B, siège 2), qui ne peut pas rester seul.",
  ])
  undo()
  expect(shop.added.map(({ prices }) => prices.map(({ seatIds }) => seatIds))).toEqual([[["b-1"], ["b-2"]]])
  const more = await removing(line, [line, seated("two", "2", "3")], "en", "sure")
  expect(more.words).toEqual([
    "Removed: Le Cid, 1 × Adulte, along with 2 other tickets (Parterre, row B, seats 2 and 3), which can’t stay on their own.",
  ])
})

it("asks first when more than the line would go, and takes nothing until it is sure [CART-014] [SEAT-005]", async () => {
  const [line, beside] = [seated("one", "1"), seated("two", "2")]
  shop.together = [line, beside]
  const { went, questions, words } = await removing(line, [])
  expect([went, words, shop.whole]).toEqual([false, [], 0])
  expect(questions).toEqual([{ line, together: [line, beside] }])
  expect((await removing(line, [line, beside], "fr", "sure")).went).toBe(true)
  expect(shop.whole).toBe(1)
})

it("names what would go along before it does, in both languages [CART-014]", () => {
  const [line, beside] = [seated("one", "1"), seated("two", "2", "3")]
  const asked = (language: "fr" | "en") =>
    inShop(
      <TogetherChoice
        question={{ line, together: [line, beside] }}
        onConfirm={() => undefined}
        onKeep={() => undefined}
      />,
      { language },
    ).replaceAll("\u00a0", " ")
  expect(asked("fr")).toContain("sans « 1 × Adulte »")
  expect(asked("fr")).toContain("Parterre, rangée B, sièges 2 et 3")
  expect(asked("fr")).not.toContain("siège 1<")
  for (const way of ["Retirer les 3 billets", "Tout garder"])
    expect(asked("fr")).toContain(`>${way}</button>`)
  expect(asked("en")).toContain("Parterre, row B, seats 2 and 3")
  for (const way of ["Remove all 3 tickets", "Keep everything"])
    expect(asked("en")).toContain(`>${way}</button>`)
})

it.each([
  ["fr", ["2"], "Ce billet ne peut pas être gardé sans « 1 × Adulte ». Il sera retiré aussi."],
  ["fr", ["2", "3"], "Ces billets ne peuvent pas être gardés sans « 1 × Adulte ». Ils seront retirés aussi."],
  ["en", ["2"], "This ticket can’t be kept without “1 × Adulte”. It’ll be removed too."],
  ["en", ["2", "3"], "These tickets can’t be kept without “1 × Adulte”. They’ll be removed too."],
] as const)(
  "says in %s of one ticket or several (%s) that they cannot stay",
  (language, places, sentence) => {
    const [line, beside] = [seated("one", "1"), seated("two", ...places)]
    const asked = inShop(
      <TogetherChoice
        question={{ line, together: [line, beside] }}
        onConfirm={() => undefined}
        onKeep={() => undefined}
      />,
      { language },
    )
    expect(asked.replaceAll("\u00a0", " ")).toContain(sentence)
  },
)

it("counts places that have no number [QTY-003]", async () => {
  const places = (reservationId: string) => ({ ...adult, reservationId, rs: false, qty: 2 })
  const { words } = await removing(places("one"), [places("one"), places("two")], "fr", "sure")
  expect(words).toEqual([
    "Retiré : Le Cid, 2 × Adulte, ainsi que 2 autres billets, qui ne peuvent pas rester seuls.",
  ])
})

it("counts none beside where the line stands for several holds, or one place of it goes", async () => {
  const places = (reservationId: string, ...tickets: string[]): CartPrice => ({
    ...{ ...adult, reservationId, rs: false, qty: tickets.length },
    cartDetailToken: tickets.map((idCartLine) => ({ idCartLine })),
  })
  const held = [places("one", "1", "2"), places("two", "3")]
  const all = { ...places("one", "1", "2", "3"), tickets: ["1", "2", "3"] }
  expect((await removing(all, held)).words).toEqual(["Retiré : Le Cid, 3 × Adulte."])
  const last = { ...places("one", "1", "2", "3"), tickets: ["3"] }
  expect((await removing(last, [places("two", "3")])).words).toEqual(["Retiré : Le Cid, 1 × Adulte."])
  expect((await removing(last, held, "en", "sure")).words).toEqual([
    "Removed: Le Cid, 1 × Adulte, along with 2 other tickets, which can’t stay on their own.",
  ])
})

it("says nothing of a line that could not be removed", async () => {
  const { went, words } = await removing(adult, undefined)
  expect([went, words]).toEqual([false, []])
})
