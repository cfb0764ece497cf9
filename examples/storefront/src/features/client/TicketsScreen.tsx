import type { TicketElement } from "@parterre/contract"
import { useLoaded, useParterre } from "@parterre/react"
import { useEffect, useState } from "react"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Surface } from "../../shared/ui/Surface.ts"
import { AccountFailed } from "./AccountFailed.tsx"
import { AccountScreen, Empty } from "./AccountScreen.tsx"
import { UpcomingEvent } from "./UpcomingEvent.tsx"

/** The tickets of evenings to come, the soonest first [ACC-019]. */
export function TicketsScreen() {
  const { t, language } = useTexts()
  const { tickets } = useParterre()
  const [times, setTimes] = useState(0)
  const loaded = useLoaded(`upcoming tickets ${language} ${times}`, tickets.upcoming)
  // What was shown stays while it is read again.
  const [last, setLast] = useState<readonly TicketElement[]>()
  useEffect(() => {
    if (loaded.status === "ready") setLast(loaded.value)
  }, [loaded])
  const elements = loaded.status === "ready" ? loaded.value : last
  return (
    <AccountScreen title={t("client.tickets.title")} isBusy={loaded.status === "loading"}>
      {loaded.status === "loading" && elements === undefined && <Skeleton $height="240px" />}
      {loaded.status === "failed" && <AccountFailed failure={loaded.failure} retry={loaded.retry} />}
      {loaded.status !== "failed" && elements !== undefined && (
        <Upcoming elements={elements} reload={() => setTimes(times + 1)} />
      )}
    </AccountScreen>
  )
}

/** One sheet an evening, or the way to the programme. */
export function Upcoming({ elements, reload }: { elements: readonly TicketElement[]; reload: () => void }) {
  const { t } = useTexts()
  const links = useLinks()
  if (elements.length === 0) {
    return (
      <Empty>
        <h2>{t("client.tickets.empty")}</h2>
        <p>{t("client.tickets.empty.body")}</p>
        <ButtonLink to={links.to("/pages")}>{t("client.tickets.programme")}</ButtonLink>
      </Empty>
    )
  }
  return elements.map((element, index) => (
    <Surface as="article" key={`${element.title} ${element.eventStart}`}>
      <UpcomingEvent element={element} startsOpen={index === 0} reload={reload} />
    </Surface>
  ))
}
