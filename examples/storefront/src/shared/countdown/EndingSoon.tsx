import { formatCountdown } from "@parterre/domain/holds"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Notice } from "../ui/Notice.tsx"
import { Figures } from "../ui/Surface.ts"
import { useExtend } from "./use-extend.ts"

interface EndingSoonProps {
  seconds: number
  /** How many times more time may still be asked for. */
  renewalsLeft: number
  onExtend: () => void
}

/** The last two minutes: what is left, and more of it for the asking. */
export function EndingSoon({ seconds, renewalsLeft, onExtend }: EndingSoonProps) {
  const { t } = useTexts()
  const { extend, busy } = useExtend()
  const time = formatCountdown(seconds, "small")
  return (
    <Ground>
      <Notice tone="warning">
        <Row>
          <p role="timer">
            <Figures>
              {renewalsLeft > 0 ? t("countdown.warning", { time }) : t("countdown.exact", { time })}
            </Figures>
            {renewalsLeft <= 0 && <> {t("countdown.last")}</>}
          </p>
          {renewalsLeft > 0 && (
            <Button
              kind="quiet"
              isPending={busy}
              onPress={() => {
                onExtend()
                void extend()
              }}
            >
              {t("countdown.extend")}
            </Button>
          )}
        </Row>
      </Notice>
    </Ground>
  )
}

const Ground = styled.div`
  margin-top: ${({ theme }) => theme.space[3]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`};
  font-weight: 600;
  span { white-space: normal; }
  button { min-height: 44px; }
  ${({ theme }) => theme.from(600)} {
    button { margin-block: -6px; }
  }
`
