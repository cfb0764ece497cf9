import { type Guarded, waitingView } from "@parterre/domain/queues"
import type { FollowedPlace } from "@parterre/react"
import type { QueuePlace } from "@parterre/sdk"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { Navigate, useSearchParams } from "../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { keepTenant } from "../../shared/site/tenant.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { VisuallyHidden } from "../../shared/ui/Surface.ts"
import { BeforeOpening } from "./BeforeOpening.tsx"
import { GoodToKnow } from "./GoodToKnow.tsx"
import { InLine } from "./InLine.tsx"
import { LeaveQueue } from "./LeaveQueue.tsx"
import { MailForm } from "./MailForm.tsx"
import { QueueCard } from "./QueueCard.tsx"
import type { Awaited } from "./use-awaited.ts"
import { useWaitText } from "./use-wait-text.ts"
import { YourTurn } from "./YourTurn.tsx"

interface PlaceViewProps {
  thing: Guarded
  awaited: Awaited
  followed: FollowedPlace & { readonly place: QueuePlace }
}

/** How a place stands, and what can be done about it; a key that is used leads on [KEY-001] [KEY-004]. */
export function PlaceView({ thing, awaited, followed }: PlaceViewProps) {
  const { t } = useTexts()
  const { language, tenant } = useSite()
  const { place, left, busy, join, enter, leave } = followed
  const redirectUrl = useSearchParams()[0].get("redirectUrl") ?? undefined
  const title = useTitle(place, left)
  const spoken = useSpoken(place.status, useSentence(place, title))
  const answer = { state: "authorized" } as const
  const onward = waitingView(answer, language, redirectUrl)
  if (place.goodUntil !== undefined && onward.type === "go")
    return <Navigate to={keepTenant(onward.path, tenant)} replace />
  const isOver = place.status === "expired" || place.status === "gone"
  return (
    <QueueCard awaited={awaited} title={title}>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {place.offline && <Notice tone="warning">{t("queue.offline")}</Notice>}
      {place.again && <Notice>{t("queue.line.again")}</Notice>}
      {isOver && <Over status={left ? "left" : place.status} join={join} />}
      {place.status === "waiting-room" && <BeforeOpening place={place} />}
      {place.status === "queue" && <InLine place={place} />}
      {place.status === "authorized" && <YourTurn place={place} busy={busy} enter={enter} />}
      {!isOver && place.status !== "authorized" && (
        <>
          <GoodToKnow />
          <MailForm thing={thing} state={place.status} redirectUrl={redirectUrl} />
        </>
      )}
      {!isOver && <LeaveQueue thing={thing} busy={busy} leave={leave} />}
    </QueueCard>
  )
}

type Ended = "left" | "expired" | "gone"

/** A place that is none any more: why, and how to take another. */
function Over({ status, join }: { status: QueuePlace["status"] | Ended; join: () => void }) {
  const { t } = useTexts()
  const links = useLinks()
  return (
    <>
      <p>{t(`queue.${status as Ended}.body`)}</p>
      <Steps>
        <Button kind={status === "left" ? "quiet" : "main"} onPress={join}>
          {t("queue.join")}
        </Button>
        <ButtonLink kind={status === "left" ? "main" : "quiet"} to={links.to("/pages")}>
          {t("queue.programme")}
        </ButtonLink>
      </Steps>
    </>
  )
}

function useTitle(place: QueuePlace, left: boolean): string {
  const { t } = useTexts()
  if (left) return t("queue.left.title")
  switch (place.status) {
    case "waiting-room":
      return t("queue.room.title")
    case "queue":
      return t("queue.line.title")
    case "authorized":
      return t("queue.turn.title")
    default:
      return t(`queue.${place.status}.title`)
  }
}

/** What a screen reader is told: how one stands, in a sentence or two. */
function useSentence({ status, position, etaSeconds, offline }: QueuePlace, title: string): string {
  const { t } = useTexts()
  const wait = useWaitText()
  if (offline) return t("queue.offline")
  if (status !== "queue" || position === undefined) return title
  return `${wait(etaSeconds ?? 0)}. ${t("queue.line.position", { count: position })}`
}

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`

/** Milliseconds between two sentences of a screen reader: it is told how things go, and left in peace. */
const pause = 60_000

/** The sentence to read out: at once when the state is another, at most once a minute otherwise [KEY-004]. */
function useSpoken(state: string, sentence: string): string {
  const [said, setSaid] = useState("")
  const last = useRef({ state: "", at: 0 })
  useEffect(() => {
    const say = () => {
      last.current = { state, at: Date.now() }
      setSaid(sentence)
    }
    const wait = last.current.state === state ? last.current.at + pause - Date.now() : 0
    const timer = setTimeout(say, Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [state, sentence])
  return said
}
