import type { KeptCard } from "@parterre/contract"
import { useKeptCards } from "@parterre/react"
import { useRef } from "react"
import { styled } from "styled-components"
import { useSay } from "../../../shared/messages/use-messages.ts"
import { useCardWords } from "../../../shared/saved-cards/card-words.ts"
import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { useSubmit } from "../use-submit.ts"

/** The client's cards at the processor, each to be removed; nothing while there are none. */
export default function SavedCards() {
  return (
    <AreaTexts areas={["cards"]}>
      <Cards />
    </AreaTexts>
  )
}

function Cards() {
  const { t } = useTexts()
  const say = useSay()
  const words = useCardWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const { cards, remove } = useKeptCards()
  const shown = useRef<readonly KeptCard[]>([])
  if (cards.status === "ready") shown.current = cards.value.cards
  const { busy, submit } = useSubmit()
  if (cards.status === "failed")
    return (
      <section>
        <p>{t("cards.failed")}</p>
        <Button kind="quiet" onPress={cards.retry}>
          {t("app.retry")}
        </Button>
      </section>
    )
  if (shown.current.length === 0) return null
  const onRemove = async (card: KeptCard) => {
    const done = await submit(() => remove(card.id))
    if (done === undefined) return
    // Its button goes with it.
    heading.current?.focus()
    const name = words.name(card)
    say({ message: t(done.answer.removed ? "cards.removed" : "cards.leaving", { name }), snackBar: {} })
  }
  return (
    <section aria-labelledby="saved-cards">
      <Heading id="saved-cards" ref={heading} tabIndex={-1}>
        {t("cards.title")}
      </Heading>
      <List>
        {shown.current.map((card) => (
          <li key={card.id}>
            <div>
              <b>{words.name(card)}</b>
              <span>{words.until(card)}</span>
              {card.state === "leaving" && <span>{t("cards.leaving.note")}</span>}
              {card.state === "unusable" && <span>{t("cards.unusable")}</span>}
            </div>
            {card.state !== "leaving" && (
              <Button
                kind="quiet"
                isPending={busy}
                aria-label={t("cards.remove.name", { name: words.name(card) })}
                onPress={() => void onRemove(card)}
              >
                {t("cards.remove")}
              </Button>
            )}
          </li>
        ))}
      </List>
    </section>
  )
}

const Heading = styled.h2`outline: none;`
const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[3]};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
  }
  li > div { display: grid; flex: 1; min-width: 200px; }
  span { color: ${({ theme }) => theme.color.inkMuted}; }
`
