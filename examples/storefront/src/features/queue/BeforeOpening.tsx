import { formatCountdown } from "@parterre/domain/holds"
import type { QueuePlace } from "@parterre/sdk"
import { styled } from "styled-components"
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
  const isLong = seconds >= 3600
  const on = opensAt === undefined ? "" : date(new Date(opensAt).toISOString(), config.timeZone ?? "UTC")
  return (
    <>
      <Standing>
        {seconds > 0 ? (
          <>
            <p>{t("queue.room.left")}</p>
            <strong role="timer">
              <Figures>{formatCountdown(seconds, isLong ? "large" : "small")}</Figures>
            </strong>
            {isLong && <small>{t("queue.room.units")}</small>}
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
