import type { QueuePlace } from "@parterre/sdk"
import { styled } from "styled-components"
import { timeLeft } from "../../shared/countdown/time-left.ts"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Figures } from "../../shared/ui/Surface.ts"
import { Standing } from "./Standing.ts"
import { useServerNow } from "./use-server-now.ts"

/** The waiting room: when the sale opens, and that the lots are drawn then. */
export function BeforeOpening({ place: { opensAt } }: { place: QueuePlace }) {
  const { t, date, language } = useTexts()
  const { config } = useSite()
  const now = useServerNow()
  const seconds = opensAt === undefined ? 0 : Math.max(0, Math.ceil((opensAt - now) / 1000))
  // « 1:59 » in the last hour, « 2 h 05 » before.
  const left = (all: number) =>
    all < 3600
      ? timeLeft(all)
      : t("queue.time", {
          hours: Math.floor(all / 3600),
          minutes: String(Math.floor((all % 3600) / 60)).padStart(2, "0"),
        })
  const on = opensAt === undefined ? "" : date(new Date(opensAt).toISOString(), config.timeZone ?? "UTC")
  return (
    <>
      <Standing>
        {seconds > 0 ? (
          <>
            <p>{t("queue.room.left")}</p>
            <strong role="timer">
              <Figures>{left(seconds)}</Figures>
            </strong>
            <p>{t("queue.room.opens", { date: language === "fr" ? `le ${on}` : on })}</p>
          </>
        ) : (
          <Drawing>{t("queue.room.draw")}</Drawing>
        )}
      </Standing>
      <p>{t("queue.room.lottery")}</p>
    </>
  )
}

const Drawing = styled.strong`
  font-size: ${({ theme }) => theme.size.heading};
`
