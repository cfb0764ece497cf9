import { formatCountdown } from "@parterre/domain/holds"
import type { QueuePlace } from "@parterre/sdk"
import { Clock } from "lucide-react"
import { styled } from "styled-components"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Figures } from "../../shared/ui/Surface.ts"
import { useServerNow } from "./use-server-now.ts"

interface YourTurnProps {
  place: QueuePlace
  busy: boolean
  enter: () => void
}

/** The turn has come: one button, and the time to press it. */
export function YourTurn({ place: { enterBy = 0 }, busy, enter }: YourTurnProps) {
  const { t, time } = useTexts()
  const { config } = useSite()
  const seconds = Math.max(0, Math.floor((enterBy - useServerNow()) / 1000))
  const until = time(new Date(enterBy).toISOString(), config.timeZone ?? "UTC")
  return (
    <Turn>
      <p>{t("queue.turn.body", { time: until })}</p>
      <Enter isDisabled={busy} onPress={enter}>
        {t("queue.turn.enter")}
      </Enter>
      <Left role="timer">
        <Clock size={18} strokeWidth={1.5} aria-hidden />
        <Figures>{t("queue.turn.left", { time: formatCountdown(seconds, "small") })}</Figures>
      </Left>
    </Turn>
  )
}

const Turn = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
`
const Enter = styled(Button)`
  min-height: 56px;
  font-size: ${({ theme }) => theme.size.lead};
`
const Left = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkMuted};
  svg { flex: none; }
  span { white-space: normal; }
`
