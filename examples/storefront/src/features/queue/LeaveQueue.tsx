import type { Guarded } from "@parterre/domain/queues"
import { useCart, useOtherPlaces } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { useTitles } from "./use-awaited.ts"

interface LeaveQueueProps {
  thing: Guarded
  busy: boolean
  leave: () => void
}

/**
 * Gives the place up, and with it every other place of the session and what the cart holds: asked twice, for there is no
 * way back [KEY-006].
 */
export function LeaveQueue({ thing, busy, leave }: LeaveQueueProps) {
  const { t } = useTexts()
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
      <p id="queue-leave">
        <WhatIsLost thing={thing} />
      </p>
      <Button kind="quiet" autoFocus onPress={() => setSure(false)}>
        {t("queue.leave.no")}
      </Button>
      <Button kind="plain" isPending={busy} onPress={leave}>
        {t("queue.leave.yes")}
      </Button>
    </Place>
  )
}

/** All that leaving gives up, the other things one waits for by name once their names are there. */
export function WhatIsLost({ thing }: { thing: Guarded }) {
  const { t, both } = useTexts()
  const { cart } = useCart()
  const others = useOtherPlaces(thing)
  const titles = useTitles(others)
  const tickets = cart?.totalQty ?? 0
  if (others.length === 0) return t("queue.leave.sure", { tickets })
  if (titles.status !== "ready") return t("queue.leave.every", { tickets })
  const named = titles.value.map((title) => t("queue.leave.title", { title }))
  return t("queue.leave.named", { tickets, others: both(named), count: named.length })
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
