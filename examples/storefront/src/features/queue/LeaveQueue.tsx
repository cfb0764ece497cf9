import { useCart } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"

/** Gives the place up, and with it what the cart holds: asked twice, for there is no way back [KEY-006]. */
export function LeaveQueue({ busy, leave }: { busy: boolean; leave: () => void }) {
  const { t } = useTexts()
  const { cart } = useCart()
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <Place>
        <Button kind="plain" onPress={() => setSure(true)}>
          {t("queue.leave")}
        </Button>
      </Place>
    )
  return (
    <Place role="group" aria-labelledby="queue-leave">
      <p id="queue-leave">{t("queue.leave.sure", { tickets: cart?.totalQty ?? 0 })}</p>
      <Button kind="quiet" autoFocus onPress={() => setSure(false)}>
        {t("queue.leave.no")}
      </Button>
      <Button kind="plain" isDisabled={busy} onPress={leave}>
        {t("queue.leave.yes")}
      </Button>
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  padding-top: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  p { flex: 1 1 100%; }
  > button:first-child { margin-inline-start: -12px; }
`
