import { enqueueMessage } from "@parterre/domain/messages"
import type { SeatSelection, SelectedSeat } from "@parterre/react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import type { Notice } from "../messages/message-queue.ts"
import { SayContext } from "../messages/use-messages.ts"
import { allTexts } from "../texts/all-texts.test-support.ts"
import { SpeechContext, speechOf } from "../texts/texts-context.ts"
import { useRemoval } from "./use-removal.ts"

const texts = allTexts.fr

type Removal = ReturnType<typeof useRemoval>

function Panel({ selection, onReady }: { selection: SeatSelection; onReady: (removal: Removal) => void }) {
  onReady(useRemoval(selection))
  return null
}

/** A selection of seats by id, and what is said of removals from it. */
function selected(...seatIds: string[]) {
  let seats = seatIds.map((seatId) => ({ seatId }) as SelectedSeat)
  let said: readonly Notice[] = []
  const selection = {
    get: () => ({ seats }),
    restore: (removed: readonly SelectedSeat[]) => {
      seats = [...seats, ...removed]
      return true
    },
  } as unknown as SeatSelection
  const removals: Removal[] = []
  renderToStaticMarkup(
    <SpeechContext value={speechOf("fr", texts)}>
      <SayContext.Provider value={(notice) => (said = enqueueMessage(said, notice))}>
        <Panel selection={selection} onReady={(removal) => removals.push(removal)} />
      </SayContext.Provider>
    </SpeechContext>,
  )
  return {
    remove: (gone: string) =>
      removals[0]?.(() => {
        seats = seats.filter(({ seatId }) => seatId !== gone)
      }),
    undoAll: () => {
      for (const { action } of said) action?.run()
    },
    left: () => seats.map(({ seatId }) => seatId),
  }
}

it("offers back each of two seats removed one after the other", () => {
  vi.stubGlobal("document", { activeElement: null, body: {} })
  const { remove, undoAll, left } = selected("A1", "A2", "A3")
  remove("A1")
  remove("A2")
  expect(left()).toEqual(["A3"])
  undoAll()
  expect(left()).toEqual(["A3", "A1", "A2"])
})
