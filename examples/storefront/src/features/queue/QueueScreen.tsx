import { type Guarded, kindOfPath } from "@parterre/domain/queues"
import { useQueuePlace } from "@parterre/react"
import { Failed } from "../../shared/failure/Failed.tsx"
import { NotFoundScreen } from "../../shared/failure/NotFoundScreen.tsx"
import { useParams } from "../../shared/navigation/router.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { PlaceView } from "./PlaceView.tsx"
import { QueueCard } from "./QueueCard.tsx"
import { type Awaited, useAwaited } from "./use-awaited.ts"

/** Where one waits for a page, an event or a subscription in demand [KEY-002] [KEY-004]. */
export function QueueScreen() {
  const { kind = "", id = "" } = useParams()
  const type = kindOfPath(kind)
  if (type === undefined) return <NotFoundScreen />
  return <Waiting key={`${type} ${id}`} thing={{ type, id }} />
}

function Waiting({ thing }: { thing: Guarded }) {
  const { t } = useTexts()
  const awaited = useAwaited(thing)
  if (awaited.status === "failed") return <Failed failure={awaited.failure} retry={awaited.retry} />
  if (awaited.status === "loading") return <QueueCard awaited={undefined} title={t("queue.wait")} />
  return <InQueue thing={thing} awaited={awaited.value} />
}

function InQueue({ thing, awaited }: { thing: Guarded; awaited: Awaited }) {
  const { t } = useTexts()
  const followed = useQueuePlace(thing)
  const { place, failure, join } = followed
  if (failure !== undefined) return <Failed failure={failure} retry={join} />
  if (place === undefined) return <QueueCard awaited={awaited} title={t("queue.wait")} />
  return <PlaceView thing={thing} awaited={awaited} followed={{ ...followed, place }} />
}
