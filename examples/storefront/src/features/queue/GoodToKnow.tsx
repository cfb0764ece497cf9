import { BellRing, Copy, Lock } from "lucide-react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** What happens next, and what one may do meanwhile. */
export function GoodToKnow() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="queue-next">
      <Title id="queue-next">{t("queue.next")}</Title>
      <List>
        <li>
          <Lock size={20} strokeWidth={1.5} aria-hidden />
          {t("queue.next.lock")}
        </li>
        <li>
          <Copy size={20} strokeWidth={1.5} aria-hidden />
          {t("queue.next.tabs")}
        </li>
        <li>
          <BellRing size={20} strokeWidth={1.5} aria-hidden />
          {t("queue.next.turn")}
        </li>
      </List>
    </section>
  )
}

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.size.lead};
`
const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  li { display: flex; gap: ${({ theme }) => theme.space[3]}; }
  svg { flex: none; margin-top: 2px; color: ${({ theme }) => theme.color.inkMuted}; }
`
