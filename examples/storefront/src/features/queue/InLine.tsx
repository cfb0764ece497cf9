import type { QueuePlace } from "@parterre/sdk"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Standing } from "./Standing.ts"
import { useWaitText } from "./use-wait-text.ts"

/** A place in the line: the longest it takes, how many are before, and how far one has come. */
export function InLine({ place }: { place: QueuePlace }) {
  const { t } = useTexts()
  const wait = useWaitText()
  const { position = 0, firstPosition = position, etaSeconds = 0 } = place
  const done = Math.round((100 * (firstPosition - position + 1)) / (firstPosition + 2))
  return (
    <Standing>
      <strong>{wait(etaSeconds)}</strong>
      <p>{t("queue.line.position", { count: position })}</p>
      <Line role="progressbar" aria-label={t("queue.line.progress")} aria-valuenow={done}>
        <span style={{ width: `${done}%` }} />
      </Line>
      <small>{t("queue.line.honest")}</small>
    </Standing>
  )
}

const Line = styled.div`
  height: 4px;
  margin-block: ${({ theme }) => theme.space[2]};
  border-radius: 2px;
  overflow: hidden;
  background: ${({ theme }) => theme.color.line};
  span {
    display: block;
    height: 100%;
    border-radius: 2px;
    background: ${({ theme }) => theme.color.accent};
    transition: width ${({ theme }) => theme.motion.calm};
  }
  + small { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
